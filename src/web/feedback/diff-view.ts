import { useDeviceChoice } from '#web/lib/use-device-choice.ts';

/** How a correction is shown: beside the learner's text, woven into it, or alone. */
const DIFF_VIEWS = ['sides', 'inline', 'corrected'] as const;
export type DiffView = (typeof DIFF_VIEWS)[number];

/** The view that was chosen on this device; side by side until one is. */
export const useDiffView = () => useDeviceChoice<DiffView>('view', DIFF_VIEWS);
