import { speaker } from '#web/languages/t.ts';

/** A number with so many digits after its point. */
export const inFigures = (value: number, digits = 0): string => speaker?.figure(value, digits) ?? value.toFixed(digits);
