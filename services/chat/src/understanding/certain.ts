import { admits, type AppAbility } from '@talent-os/contracts';
import { askedOf } from './asked.js';
import { compose } from './compose.js';
import { inEnglish } from './foreign.js';
import { leaning } from './frame.js';
import { lexicon } from './lexicon.js';
import { linksOf } from './link.js';
import { isPrivate } from '../tools/kept.data.js';
import type { Reading } from './reading.js';
import { partsOf, talkOf } from './talk.js';
import type { Understanding } from './understand.js';
import { plain } from './words.js';

/** How surely the noun, and the words on average, have to be known. */
const NOUN = 0.8;
const SURE = 0.7;
const NOTHING_BEFORE = { question: '', operation: '', lists: [], names: [], nameKey: null };

const isSure = ({ missing, sure, noun }: Reading): boolean => missing.length === 0 && sure >= SURE && noun >= NOUN;

/**
 * The question as the parser reads it, where its words alone say that it may be certain of it: one whole question in
 * English that leans on nothing said before, with no word unknown. Nothing is read for that.
 */
export function plainlyAsked(content: string, ability: AppAbility, today: string): string | undefined {
  if (inEnglish(content) !== undefined) return undefined;
  const text = plain(content);
  if (talkOf(text) !== 'question' || partsOf(text).length > 1 || leaning(text, NOTHING_BEFORE) !== undefined)
    return undefined;
  const words = lexicon();
  const asked = askedOf(text, today);
  for (const [id, links] of linksOf(asked, words)) {
    // What must not be answered from has numbers after those of the sources.
    const source = words.sources[id];
    const isOpen = source && !isPrivate(source.operation.name) && admits(ability, source.operation.access);
    const reading = isOpen ? compose(asked, source, links, 0) : undefined;
    if (reading && isSure(reading)) return text;
  }
  return undefined;
}

/** An answer that needs no second opinion: every word is accounted for, and there is something to tell. */
export const isCertain = (found: Understanding): found is Extract<Understanding, { kind: 'answer' }> =>
  found.kind === 'answer' &&
  isSure(found.reading) &&
  (found.result.count > 0 || found.reading.source.lists.length === 0);
