import { useState } from 'react';
import { Link } from 'react-router';
import type { Period } from '#domain/period.ts';
import { t } from '#web/languages/t.ts';
import { PeriodTabs } from '#web/screens/progress/period-tabs.tsx';
import { PERIOD_WORDS } from '#web/screens/progress/period-words.ts';
import { ProgressView } from '#web/screens/progress/progress-view.tsx';
import { Page } from '#web/ui/page.tsx';
import styles from './progress-screen.module.css';

/** The learner's figures of a week or a month (spec §2 /progress). */
export function ProgressScreen() {
  const [period, setPeriod] = useState<Period>('week');
  return (
    <Page title={t('Progress')}>
      <h1>{t(PERIOD_WORDS[period].own)}</h1>
      <div className={styles.ways}>
        <PeriodTabs period={period} onChoose={setPeriod} panelId="progress-panel" />
        <div className={styles.elsewhere}>
          <Link to="/review">{t('Review your mistakes')}</Link>
          <Link to="/history">{t('All your entries')}</Link>
        </div>
      </div>
      <div id="progress-panel" role="tabpanel" aria-labelledby={`tab-${period}`} className={styles.panel}>
        <ProgressView key={period} period={period} />
      </div>
    </Page>
  );
}
