// Texts for the benches of the comparison.

const WORDS = 5000;

/** Words of a vocabulary of 12,600 in an order of their own, the same each time: some occur in both texts by chance. */
export function textOf(seed) {
  let state = seed * 2_654_435_761;
  const next = (most) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % most;
  };
  const word = () =>
    `${'bcdfghklmnprst'[next(14)]}${'aeiou'[next(5)]}${'lmnrst'[next(6)]}${'aeiou'[next(5)]}${'lmnrst'[next(6)]}`;
  const gap = (n) => (n % 90 === 89 ? '.\n' : n % 12 === 11 ? '. ' : ' ');
  return Array.from({ length: WORDS }, (_, n) => word() + gap(n)).join('');
}
