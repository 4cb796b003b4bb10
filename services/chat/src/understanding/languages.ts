import { unreadLanguages } from './languages.data.js';
import { isFunction } from './thesaurus.js';

/** Letters of scripts in which none of the languages it reads is written. */
const FOREIGN_LETTER = /(?!\p{Script=Latin})\p{L}/u;
const tables = Object.values(unreadLanguages).map((words) => new Set(words.split(/\s+/).filter(Boolean)));

/**
 * Whether a message is in a language the assistant does not read: written in another script, or held together by the small
 * words of another language. `isRead` says which words belong to one it reads. Names of people in other scripts make no
 * message foreign.
 */
export function isUnread(text: string, isRead: (word: string) => boolean = isFunction): boolean {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN_LETTER.test(word)).length;
  const read = words.filter((word) => isRead(word)).length;
  if (foreign > 0) return foreign > words.length / 2 && read < 2;
  const hits = Math.max(0, ...tables.map((table) => words.filter((word) => table.has(word)).length));
  return hits >= 2 && hits > read && hits >= words.length * 0.25;
}
