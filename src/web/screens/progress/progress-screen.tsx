import { useState } from 'react';
import { Link } from 'react-router';
import { PERIODS, type Period } from '#domain/period.ts';
import { PeriodTabs } from '#web/screens/progress/period-tabs.tsx';
import { ProgressView } from '#web/screens/progress/progress-view.tsx';
import { Page } from '#web/ui/page.tsx';
import styles from './progress-screen.module.css';

/** The learner's figures of a week or a month (spec §2 /progress). */
export function ProgressScreen() {
  const [period, setPeriod] = useState<Period>('week');
  return (
    <Page title="Progress">
      <h1>Your {PERIODS[period].tab.toLowerCase()}</h1>
      <div className={styles.ways}>
        <PeriodTabs period={period} onChoose={setPeriod} panelId="progress-panel" />
        <div className={styles.elsewhere}>
          <Link to="/review">Review your mistakes</Link>
          <Link to="/history">All your entries</Link>
        </div>
      </div>
      <div id="progress-panel" role="tabpanel" aria-labelledby={`tab-${period}`} className={styles.panel}>
        <ProgressView key={period} period={period} />
      </div>
    </Page>
  );
}
