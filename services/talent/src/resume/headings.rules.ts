import { plain } from './period.rules.js';
import { HEADINGS } from './words.data.js';

export type Part = keyof typeof HEADINGS;

const PARTS: ReadonlyMap<string, Part> = new Map(
  (Object.keys(HEADINGS) as Part[]).flatMap((part) => HEADINGS[part].map((heading) => [heading, part] as const)),
);

const CLOSED = new Map([...PARTS].map(([heading, part]) => [heading.replaceAll(' ', ''), part] as const));

/** What stands below a line that is a heading; nothing of another line. */
export function headingOf(text: string): Part | undefined {
  const bare = plain(text)
    .replaceAll(/[^a-z\s&]/g, ' ')
    .replaceAll('&', 'and')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // Letters that stand apart for their looks are words.
  return PARTS.get(bare) ?? (/^(\w\s)+\w$/.test(bare) ? CLOSED.get(bare.replaceAll(' ', '')) : undefined);
}
