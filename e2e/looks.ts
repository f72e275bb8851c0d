/**
 * The themes and widths in which screens are looked at. Each of both is in `npm test`, in one pair or the other; all four pairs are
 * gone through by `npm run test:matrix`.
 */
const PAIRS = [
  ['dark', 320],
  ['light', 1440],
  ['light', 320],
  ['dark', 1440],
] as const;

export const LOOKS = process.env.MATRIX ? PAIRS : PAIRS.slice(0, 2);
