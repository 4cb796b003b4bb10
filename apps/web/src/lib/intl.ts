const LOCALE = 'en';

/** Makes a format the first time it is asked for, and never again: making one costs as much as a thousand uses. */
function cached<Options, Format>(make: (locale: string, options: Options) => Format) {
  const known = new Map<string, Format>();
  return (options: Options, locale = LOCALE): Format => {
    const key = `${locale}${JSON.stringify(options)}`;
    const format = known.get(key) ?? make(locale, options);
    known.set(key, format);
    return format;
  };
}

/** The one format of numbers with these options. */
export const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** The one format of dates with these options. */
export const dateFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** The one rule by which a language takes its singular or its plural. */
export const pluralRules = cached((locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options));

/** The one format of spans of time as people say them: `3 hours ago`. */
export const relativeFormat = cached(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
