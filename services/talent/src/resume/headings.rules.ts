import { plain } from './period.rules.js';
import { HEADINGS } from './words.data.js';

export type Part = keyof typeof HEADINGS;

const PARTS: ReadonlyMap<string, Part> = new Map(
  (Object.keys(HEADINGS) as Part[]).flatMap((part) => HEADINGS[part].map((heading) => [heading, part] as const)),
);

/** What stands below a line that is a heading; nothing of another line. */
export function headingOf(text: string): Part | undefined {
  const bare = plain(text)
    .replaceAll(/[^a-z\s&]/g, ' ')
    .replaceAll('&', 'and')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // Letters that stand apart for their looks are a word.
  const closed = /^(\w\s)+\w$/.test(bare) ? bare.replaceAll(' ', '') : bare;
  return PARTS.get(bare) ?? PARTS.get(closed);
}
