import type { Block } from './block.js';

export type TextPassage = Block;

/** Characters a passage grows to, and those a single paragraph is cut at. */
const ENOUGH = 900;
const MOST = 1_400;

/**
 * Passages of a document: paragraphs of one heading put together until there is enough to be understood alone, long ones
 * cut between sentences. A passage stands on the page it begins on.
 */
export function passagesOf(blocks: readonly Block[]): TextPassage[] {
  const passages: TextPassage[] = [];
  let open: Block | undefined;
  const close = () => {
    if (open) passages.push(open);
    open = undefined;
  };
  for (const block of blocks)
    for (const text of cut(block.text)) {
      if (open && (open.heading !== block.heading || open.text.length + text.length > ENOUGH)) close();
      open = open ? { ...open, text: `${open.text}\n${text}` } : { ...block, text };
    }
  close();
  return passages;
}

/** A text in parts that are not too long, each ending with a sentence or, failing that, a word. */
function cut(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > MOST) {
    const head = rest.slice(0, MOST);
    const sentence = Math.max(...[...head.matchAll(/[.!?;:]\s/g)].map(({ index }) => index + 1), -1);
    const at =
      sentence > MOST / 3 ? sentence : head.lastIndexOf(' ') > 0 ? head.lastIndexOf(' ') : wholeCharacters(head);
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...parts, rest].filter((part) => part !== '');
}

/** No character is cut in two. */
const wholeCharacters = (head: string): number => head.length - (/[\ud800-\udbff]$/.test(head) ? 1 : 0);
