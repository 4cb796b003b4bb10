const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const codes = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code): [string, string][] => {
    const name = names.of(code);
    return name ? [[name.toLowerCase(), code]] : [];
  }),
);

/** The two letters of a language that engines name in words (`english`) or as a tag (`en-US`); null where unknown. */
export function languageOf(said: string | null | undefined): string | null {
  const text = said?.trim().toLowerCase() ?? '';
  const tag = /^([a-z]{2})(?:[-_].*)?$/.exec(text)?.[1];
  return tag ?? codes.get(text) ?? null;
}
