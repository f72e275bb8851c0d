/* What the learner is told when there is no feedback (spec §8 «Diary»). */
export const UNREADABLE = 'Failed to parse feedback. Please try again.';
export const CALL_FAILED = 'An error occurred while saving your entry.';
export const UNEXPECTED = 'An unexpected error occurred. Please try again.';
