const known = new Map<string, Intl.DateTimeFormat>();

/** A day such as 'Saturday, 21 November' in a language; `day` is YYYY-MM-DD. */
export function dayHeadline(day: string, locale: string): string {
  const format =
    known.get(locale) ??
    new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  known.set(locale, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
