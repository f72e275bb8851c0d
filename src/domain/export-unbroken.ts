import { SURE_EDGE } from '#domain/segments.ts';

/** More in one stretch, without a space or a full stop, than anybody writes. */
const MAX_STRETCH = 2000;

/**
 * Whether finding the words of a text takes too long: the time of Intl.Segmenter grows with the square of a stretch, and ten
 * thousand full stops hold up everybody else for a second. A file may bring many of them.
 */
export const isUnbroken = (text: string): boolean =>
  text.length > MAX_STRETCH && text.split(SURE_EDGE).some(({ length }) => length > MAX_STRETCH);
