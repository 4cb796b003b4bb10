import { clip } from '@talent-os/service-kit/clip';

/** Longest title of a task or a goal. */
const LONGEST_TITLE = 200;
const LEAD =
  /^(and\s+)?(my|our|the|a)\s+(next\s+|new\s+|second\s+)?(goal|task|plan)s?\s+(is|are|for [\w ]{2,30} is)\s+(to\s+)?/i;

const NAMED = /^(goal|task|to-?do)\s*:\s*/i;
/** Questions, and orders the assistant carries out or answers itself. */
const ASKS =
  /\?\s*$|^(please\s+)?(what|which|who|whose|how|when|where|why|do|does|did|is|are|was|were|can|could|have|has|show|list|give|tell|find|add|create|make|mark|move|set|delete|remove|cancel|complete)\b/i;

/** Whether a sentence says what a person wants to do, and not what they want to know. */
export const isWish = (text: string): boolean => !ASKS.test(text.trim());

/** What tells one sentence from another within a session. */
export const sentenceOf = (text: string): string => text.trim().toLowerCase();

/** A title from a sentence: "My goal is to call ten customers." becomes "Call ten customers". */
export function titleOf(text: string): string {
  const bare = text
    .trim()
    .replace(LEAD, '')
    .replace(NAMED, '')
    .replace(/[\s.!?:;,]+$/, '');
  const title = bare.length >= 2 ? bare : text.trim();
  return clip(title.charAt(0).toUpperCase() + title.slice(1), LONGEST_TITLE).padEnd(2, '.');
}
