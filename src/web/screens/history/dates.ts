import { locale } from '#web/languages/t.ts';

type Style = keyof typeof STYLES;
const STYLES = {
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  whole: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Made once: a list shows thousands of dates, and making a format takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A day, YYYY-MM-DD, in the learner's own language: 'November 2026', 'Sat' or the whole of it. */
export function dayAs(style: Style, day: string): string {
  const key = `${locale()} ${style}`;
  // The days beside these words are counted in this calendar, whichever the browser's locale has.
  const options = { ...STYLES[style], calendar: 'gregory', timeZone: 'UTC' } as const;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale(), options);
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
