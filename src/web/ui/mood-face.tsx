import type { Mood } from '#domain/mood.ts';

/** The mouths, and for the worst mood the brows, on a viewBox of 24 × 24. */
const MOUTHS: Readonly<Record<Mood, string>> = {
  1: 'M7 17c1.6-2.2 3.2-3.2 5-3.2s3.4 1 5 3.2M8 8.4l2 .9M16 8.4l-2 .9',
  2: 'M8 16.2c1.3-1.2 2.6-1.7 4-1.7s2.7.5 4 1.7',
  3: 'M8 15.5h8',
  4: 'M8 14.6c1.3 1.2 2.6 1.7 4 1.7s2.7-.5 4-1.7',
  5: 'M7.2 13.8c1.2 2.4 2.8 3.6 4.8 3.6s3.6-1.2 4.8-3.6z',
};

type Props = {
  readonly mood: Mood;
  /** Without its outline where a cell is the outline. */
  readonly bare?: boolean;
  readonly className?: string | undefined;
};

/** One of the five drawn faces; a picture beside words, so it is silent. The stroke takes currentColor. */
export function MoodFace({ mood, bare = false, className }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {!bare && <circle cx="12" cy="12" r="10" />}
      <path d={`M9 9.6v.9M15 9.6v.9${MOUTHS[mood]}`} />
    </svg>
  );
}
