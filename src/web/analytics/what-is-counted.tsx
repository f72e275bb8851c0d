import { t } from '#web/languages/t.ts';

/** What a yes allows, in as few words as are true. */
export const WhatIsCounted = ({ hasPosthog }: { readonly hasPosthog: boolean }) =>
  hasPosthog
    ? t(
        'This server counts opened pages per day, and PostHog records how they are used. Your diary, feedback, history and progress stay out of it.',
      )
    : t('Only numbers per day, on this server: no names, no identifiers, not a word of your diary.');
