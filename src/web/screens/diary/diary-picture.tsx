import { freshDraft } from '#web/drafts/draft.ts';
import { t } from '#web/languages/t.ts';
import { openingState } from '#web/screens/diary/diary-state.ts';
import { EntryStep } from '#web/screens/diary/entry-step.tsx';
import { Page } from '#web/ui/page.tsx';

const nothing = (): void => undefined;

/** The diary as it is before anybody writes, to be rendered while building. Its day is filled in by public/early.js. */
export const DiaryPicture = () => (
  <Page title={t('Diary')}>
    <EntryStep
      state={openingState(freshDraft(''))}
      status="idle"
      day="2026-11-21"
      lang={undefined}
      onKeep={nothing}
      dispatch={nothing}
      wayOn={{ label: t('Get Started'), go: nothing }}
    />
  </Page>
);
