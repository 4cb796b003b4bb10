import { auditNouns } from '../audit/nouns.js';
import { chatNouns } from '../chat/nouns.js';
import { cyberNouns } from '../cyber/nouns.js';
import { healthcareNouns } from '../healthcare/nouns.js';
import { identityNouns } from '../identity/nouns.js';
import { intelligenceNouns } from '../intelligence/nouns.js';
import { productivityNouns } from '../productivity/nouns.js';
import { salesNouns } from '../sales/nouns.js';
import { talentNouns } from '../talent/nouns.js';
import { transcriptionNouns } from '../transcription/nouns.js';
import type { Noun, Nouns } from './noun.js';

export type { Noun, Nouns } from './noun.js';

/** What people call the things the product keeps, by entity. */
export const nouns: Nouns = {
  ...auditNouns,
  ...chatNouns,
  ...cyberNouns,
  ...healthcareNouns,
  ...identityNouns,
  ...intelligenceNouns,
  ...productivityNouns,
  ...salesNouns,
  ...talentNouns,
  ...transcriptionNouns,
};

/** What the rows of an answer are called, by the path of the rows; empty for one record or where the answer is the list. */
export const nounOf = (operation: string, at: string): Noun | undefined =>
  Object.values(nouns).find(({ lists, get }) => lists[operation] === at || (at === '' && get === operation));
