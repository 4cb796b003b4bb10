/** How the signed-in person wants dates and numbers written. The words of the product are English. */
export type Writing = { readonly locale: string; readonly dates: 'locale' | 'numeric' | 'iso' };

const usual: Writing = { locale: 'en', dates: 'locale' };
let writing: Writing = usual;

/** From now on everything is written this way; the usual way where absent. */
export const setWriting = (chosen: Writing = usual): void => {
  writing = chosen;
};

/** Makes a format the first time it is asked for, and never again: making one costs as much as a thousand uses. */
function cached<Options, Format>(make: (locale: string, options: Options) => Format) {
  const known = new Map<string, Format>();
  return (options: Options, locale = writing.locale): Format => {
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

/** Sweden writes days as ISO 8601 does. */
const ISO = 'sv-SE';

/** The one format of days, with the time where it is wanted, as the signed-in person wants them written. */
export function dayFormat(options: { readonly timeZone: string; readonly timeStyle?: 'short' }): Intl.DateTimeFormat {
  if (writing.dates === 'iso') return dateFormat({ dateStyle: 'short', ...options }, ISO);
  return dateFormat({ dateStyle: writing.dates === 'numeric' ? 'short' : 'medium', ...options });
}

/** The one rule by which a language takes its singular or its plural. */
export const pluralRules = (options: Intl.PluralRulesOptions): Intl.PluralRules => englishPlurals(options, WORDS);
const WORDS = 'en';
const englishPlurals = cached((locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options));

/** The one format of spans of time as people say them: `3 hours ago`. */
export const relativeFormat = (options: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat =>
  englishSpans(options, WORDS);
const englishSpans = cached(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
