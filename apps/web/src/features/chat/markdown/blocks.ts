import { lexer } from 'marked';

type Block = { readonly start: number; readonly raw: string };

/** A text and the top-level blocks it consists of, each with the blank lines after it. */
export type Blocks = { readonly text: string; readonly blocks: readonly Block[] };

export const noBlocks: Blocks = { text: '', blocks: [] };

/** Blocks at the end that more text may still change: an open list or table, and the paragraph that may join it. */
const UNSETTLED = 2;

/**
 * The blocks of a text that has usually grown by a few words: what is settled is taken over and only the tail is lexed,
 * so that a long answer costs as little per word as a short one. Whatever it was before, the blocks make up the text.
 */
export function growBlocks(before: Blocks, text: string): Blocks {
  if (text === before.text) return before;
  const settled = text.startsWith(before.text) ? before.blocks.slice(0, -UNSETTLED) : [];
  const last = settled.at(-1);
  const start = last ? last.start + last.raw.length : 0;
  return { text, blocks: [...settled, ...blocksOf(text.slice(start), start)] };
}

/** The lexer tells blank lines apart; they belong to the block before them. */
function blocksOf(text: string, offset: number): Block[] {
  const blocks: { start: number; raw: string }[] = [];
  let start = offset;
  for (const { type, raw } of lexer(text)) {
    const last = blocks.at(-1);
    if (type === 'space' && last) last.raw += raw;
    else blocks.push({ start, raw });
    start += raw.length;
  }
  return blocks;
}
