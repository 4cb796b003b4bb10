import type { KnowledgeLanguage } from '@talent-os/contracts/chat/knowledge-states.js';

/** Small words that stand in every text of a language and in few others. */
const small: Readonly<Record<Exclude<KnowledgeLanguage, 'simple'>, string>> = {
  english: 'the of and to is that for with are this be by on not your from or which have must',
  german: 'der die und das ist nicht mit den von für auf ein eine dem zu werden sind bei oder wird',
  french: 'le les des et est une dans pour que qui pas sur au avec par ce sont vous ou être',
  spanish: 'el los las y es una para que con del por no se su al son está o como más',
  italian: 'il gli di e è una per che con del non si della sono dei alla nel o come più',
};
const languages = Object.entries(small).map(
  ([language, words]) => [language as KnowledgeLanguage, new Set(words.split(' '))] as const,
);

/** Words looked at, and the share of them that has to be small words of the language. */
const LOOKED_AT = 2_000;
const SHARE = 0.08;
/** Fewer words than these may hold no small word at all: they are taken for the product's own language. */
const TELLING = 60;

/**
 * The language a document is written in, by its small words. Where no language is plain a short one counts as English, whose
 * stems do a question in another language no harm, and a long one as none.
 */
export function languageOf(paragraphs: readonly string[]): KnowledgeLanguage {
  const words: string[] = [];
  for (const paragraph of paragraphs) {
    words.push(...(paragraph.toLowerCase().match(/\p{L}+/gu) ?? []));
    if (words.length >= LOOKED_AT) break;
  }
  const [best, second] = languages
    .map(([language, set]) => ({ language, count: words.filter((word) => set.has(word)).length }))
    .toSorted((a, b) => b.count - a.count);
  if (best!.count > second!.count && best!.count >= words.length * SHARE) return best!.language;
  return words.length < TELLING ? 'english' : 'simple';
}
