import { wordParagraphs, type WordParagraph } from '@talent-os/service-kit/reading/word-paragraphs';
import { Blocks, type Block } from './block.js';

/** Names of the styles of headings, in the languages Word gives them. */
const HEADING = /^(heading|title|subtitle|berschrift|überschrift|titel|titre|título|titulo|encabezado|titolo)/i;

/** Paragraphs of a Word document with their headings. Throws `UnreadableFile`. */
export const docxBlocks = (content: Uint8Array): readonly Block[] => blocksOf(wordParagraphs(content));

export function blocksOf(paragraphs: readonly WordParagraph[]): readonly Block[] {
  const blocks = new Blocks();
  for (const { text, style } of paragraphs) {
    if (HEADING.test(style)) blocks.headed(text);
    else blocks.paragraph(text);
  }
  return blocks.all;
}
