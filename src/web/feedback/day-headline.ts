/** A day such as 'Saturday, 21 November' in a language; `day` is YYYY-MM-DD. */
export const dayHeadline = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
