import type { Passage } from '@talent-os/contracts/chat/knowledge.js';
import { clip } from '@talent-os/service-kit/clip';
import { neutral } from '../present/neutral.js';

/** Characters of a passage that are quoted; the rest stands in the document. */
const LONGEST = 700;

type Citation = Pick<Passage, 'title' | 'page' | 'heading'>;

/** `Travel policy, page 3, “Hotels”`. */
export const citationOf = ({ title, page, heading }: Citation): string =>
  [title, ...(page === null ? [] : [`page ${page}`]), ...(heading === null ? [] : [`“${heading}”`])].join(', ');

/** A passage as a quotation in Markdown, cut between words, with its citation below. `source` is the number of the source. */
export function quotation(passage: Citation & Pick<Passage, 'text'>, source: number): string {
  const lines = shortened(passage.text)
    .split('\n')
    .map((line) => `> ${neutral(line)}`);
  return `${lines.join('\n>\n')}\n\n${neutral(citationOf(passage))} [${source}]`;
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = clip(text, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2))} …`;
}
