import { foreign } from './foreign.data.js';
import { productWords } from './foreign-words.data.js';
import { isFunction } from './thesaurus.js';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
type Language = keyof typeof foreign;
type Table = {
  readonly phrases: readonly (readonly [RegExp, string])[];
  readonly words: ReadonlyMap<string, string>;
  readonly endings: readonly string[];
};

const COLUMN = { de: 1, fr: 2, es: 3 } as const;
/** What a word may end in beyond its plain form, longest first. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  de: ['nen', 'en', 'er', 'es', 'em', 'e', 'n', 's'],
  fr: ['es', 's', 'e', 'x'],
  es: ['es', 's'],
};

const bound = (phrase: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${phrase.replaceAll(/[-.'’]/g, String.raw`[-.'’ ]?`)}(?![\\p{L}\\p{N}])`, 'giu');

function tableOf(language: Language): Table {
  const own = foreign[language].split(',').map((pair) => pair.trim().split(':') as [string, string]);
  const product = productWords.flatMap((row) =>
    row[COLUMN[language]].split('/').map((word): [string, string] => [word, row[0]]),
  );
  // Words of the language itself go before those of the product.
  const pairs = [...product, ...own];
  const several = new Map(pairs.filter(([one]) => /[ '’-]/.test(one)));
  return {
    phrases: [...several]
      .toSorted(([a], [b]) => b.length - a.length)
      .map(([one, english]) => [bound(one), english ?? ''] as const),
    words: new Map(pairs.filter(([one]) => !/[ '’-]/.test(one)).map(([one, english]) => [one, english ?? ''])),
    endings: ENDINGS[language],
  };
}
const languages = Object.keys(COLUMN) as Language[];
const tables = Object.fromEntries(languages.map((language) => [language, tableOf(language)])) as Record<
  Language,
  Table
>;

const SHORTEST = 4;
/** `Vorfälle` are several of `Vorfall`. */
const withoutUmlaut = (word: string): string => word.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u');
/** What a word means in any of its forms: `offenen`, `ouvertes`, `abiertas`; nothing where it is not known. */
function formOf({ words, endings }: Table, word: string): string | undefined {
  const own = words.get(word);
  if (own !== undefined) return own;
  for (const ending of endings) {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < SHORTEST) continue;
    const found =
      words.get(stem) ?? words.get(`${stem}e`) ?? words.get(stem.replace(/a$/, 'o')) ?? words.get(withoutUmlaut(stem));
    if (found !== undefined) return found;
  }
  return word.endsWith('a') && word.length > SHORTEST ? words.get(`${word.slice(0, -1)}o`) : undefined;
}

/** German writes words together: `Vertriebsgebiete` are two. The first part stays as it is where it is not known. */
function partsOf(table: Table, word: string): string | undefined {
  for (let at = SHORTEST; at <= word.length - SHORTEST; at += 1) {
    const tail = formOf(table, word.slice(at));
    if (tail === undefined || tail === '' || isFunction(tail)) continue;
    const head = word.slice(0, at);
    return `${formOf(table, head) ?? formOf(table, head.replace(/s$/, '')) ?? head} ${tail}`;
  }
  return undefined;
}

const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
/** Spelt alike in English. */
const SHARED =
  /^(?:in|an|die|was|a|on|as|no|me|o|y|or|war|hat|am|es|i|um|minutes|patients|client|clients|notifications?|messages?|incidents?|mars|mai|all|so|den|des|du|son|l|d|et|list|lit|licen[cs]e|units?|the|is|deals|station|region|quota|position|pipeline|mentor|team|stress|budget|status|phase|name|message|service|due|menace|violation|expire|stage|route|action|garde|compte|titre|permis|formation|stand|chef|manager|recruiter|offensive|vence|meta|patient|note|notes|use|pure)$/;

/** Whether a word is one of German, French or Spanish, or holds an English sentence together. */
export const isReadWord = (word: string): boolean =>
  isFunction(word) || languages.some((language) => tables[language].words.has(word));

/** A question in German, French or Spanish as English words in its own order; nothing where it is English already. */
export function inEnglish(text: string): string | undefined {
  const words = lettersOf(text);
  const apart = text.replaceAll(/(?<=\b[ldjnsmtc]|\bqu)['’](?=\p{L})/giu, ' ');
  const english = words.filter((word) => isFunction(word) && !SHARED.test(word)).length;
  const counts = languages.map((language) => ({
    language,
    count:
      words.filter((word) => tables[language].words.has(word) && !SHARED.test(word) && !isFunction(word)).length +
      tables[language].phrases.filter(([pattern]) => text.search(pattern) >= 0).length,
  }));
  const best = counts.toSorted((a, b) => b.count - a.count)[0]!;
  if (best.count < 2 && !(best.count === 1 && words.length <= 4 && english === 0)) return undefined;
  if (best.count <= english) return undefined;
  const table = tables[best.language];
  const meaning = (word: string): string | undefined =>
    formOf(table, word) ?? (best.language === 'de' && word.length >= 2 * SHORTEST ? partsOf(table, word) : undefined);
  const quoted: string[] = [];
  const dated = apart.replaceAll(
    /\b(\d{1,2})\.(\d{1,2})\.(\d{4})?/g,
    (_, day: string, month: string, year?: string) => `${day} ${MONTHS[Number(month) - 1] ?? ''} ${year ?? ''}`,
  );
  let rest = dated.replaceAll(/["“„«][^"”“»]+["”“»]/g, (said) => `\uE001${quoted.push(said) - 1}\uE001`);
  for (const [pattern, english_] of table.phrases)
    rest = rest.replaceAll(pattern, () => `\uE002${english_.replaceAll(' ', '\uE003')}\uE002`);
  return rest
    .replaceAll(
      /\uE002([^\uE002]*)\uE002|(?<![\p{L}\uE003])([\p{L}]+)(?![\p{L}\uE003])/gu,
      (whole, phrase: string | undefined, word: string | undefined) =>
        phrase !== undefined ? phrase.replaceAll('\uE003', ' ') : (meaning(word!.toLowerCase()) ?? whole),
    )
    .replaceAll(/\uE001(\d+)\uE001/g, (_, at: string) => quoted[Number(at)]!)
    .replaceAll(/[¿¡]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
