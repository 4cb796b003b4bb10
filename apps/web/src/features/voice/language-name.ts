const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** What people call a language of ISO 639-1. */
export const languageName = (code: string): string => names.of(code) ?? code;
