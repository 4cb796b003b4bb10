import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { Blocks, type Block } from './block.js';
import { UnreadableFile } from './unreadable-file.js';

const DOCUMENT = 'word/document.xml';
/** Bytes the text of a document may unpack to, with everything that sets it. */
const MOST_UNPACKED = 32 * 1024 * 1024;
/** Names of the styles of headings, in the languages Word gives them. */
const HEADING = /^(heading|title|subtitle|berschrift|überschrift|titel|titre|título|titulo|encabezado|titolo)/i;

/**
 * Paragraphs of a Word document with their headings. Only the one part that holds the text is unpacked, into no more than
 * it says it takes and no more than the limit. What is deleted or hidden in it is not read. Throws `UnreadableFile`.
 */
export async function docxBlocks(content: Uint8Array): Promise<readonly Block[]> {
  const parts = unzipSync(content, {
    filter: ({ name, originalSize }) => {
      if (name !== DOCUMENT) return false;
      if (originalSize > MOST_UNPACKED) throw new UnreadableFile('large');
      return true;
    },
  });
  const part = parts[DOCUMENT];
  if (!part) throw new UnreadableFile('damaged');
  return blocksOf(strFromU8(part));
}

/** Elements that end a word. */
const GAPS = new Set(['w:tab', 'w:br', 'w:cr']);

export function blocksOf(xml: string): readonly Block[] {
  const blocks = new Blocks();
  const parser = new SaxesParser();
  let paragraph = '';
  let run = '';
  let style = '';
  let isHidden = false;
  let isText = false;
  parser.on('error', () => {
    throw new UnreadableFile('damaged');
  });
  // No document of Word has one: it declares what unpacks to more than it is.
  parser.on('doctype', () => {
    throw new UnreadableFile('damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'w:p') [paragraph, style] = ['', ''];
    else if (name === 'w:pStyle') style = String(attributes['w:val'] ?? '');
    else if (name === 'w:r') [run, isHidden] = ['', false];
    else if (name === 'w:vanish') isHidden = attributes['w:val'] !== 'false' && attributes['w:val'] !== '0';
    else if (name === 'w:t') isText = true;
    else if (GAPS.has(name)) run += ' ';
  });
  parser.on('text', (text) => {
    if (isText) run += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:t') isText = false;
    else if (name === 'w:r') {
      if (!isHidden) paragraph += run;
      run = '';
    } else if (name === 'w:p') {
      if (HEADING.test(style)) blocks.headed(paragraph);
      else blocks.paragraph(paragraph);
      paragraph = '';
    }
  });
  parser.write(xml).close();
  return blocks.all;
}
