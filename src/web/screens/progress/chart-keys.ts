/**
 * Which point of a chart a key reads, counted from 0: the latest first, and from there its neighbours. 'none' ends the reading;
 * undefined says that the key means nothing here. `last` is the latest point.
 */
export function readAfter(key: string, read: number | undefined, last: number): number | 'none' | undefined {
  switch (key) {
    case 'ArrowLeft':
      return read === undefined ? last : Math.max(0, read - 1);
    case 'ArrowRight':
      return read === undefined ? last : Math.min(last, read + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return read === undefined ? undefined : 'none';
    default:
      return undefined;
  }
}
