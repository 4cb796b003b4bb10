import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { UnreadableFile } from './unreadable-file.js';

const DOCUMENT = 'word/document.xml';
/** The program of a document that acts by itself. */
const MACRO = /(^|\/)vbaProject\.bin$/i;
/** Bytes the text of a document may unpack to, with everything that sets it. */
const MOST_UNPACKED = 32 * 1024 * 1024;

/** A paragraph of a Word document: its text with tabs and line breaks, the style it has, and where it stands in a table. */
export type WordParagraph = {
  readonly text: string;
  readonly style: string;
  /** Row and cell of its table; null outside. */
  readonly row: number | null;
  readonly cell: number | null;
};

/**
 * Paragraphs of a Word document. Only the one part that holds the text is unpacked, into no more than it says it takes and
 * no more than the limit. What is deleted or hidden in it is not read. Throws `UnreadableFile`.
 */
export function wordParagraphs(content: Uint8Array, refusesMacros = false): readonly WordParagraph[] {
  const parts = unzipSync(content, {
    filter: ({ name, originalSize }) => {
      if (refusesMacros && MACRO.test(name)) throw new UnreadableFile('active');
      if (name !== DOCUMENT) return false;
      if (originalSize > MOST_UNPACKED) throw new UnreadableFile('large');
      return true;
    },
  });
  const part = parts[DOCUMENT];
  if (!part) throw new UnreadableFile('damaged');
  return paragraphsOf(strFromU8(part));
}

/** Elements that end a word, and what stands for them. */
const GAPS: Readonly<Record<string, string>> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n' };

export function paragraphsOf(xml: string): readonly WordParagraph[] {
  const all: WordParagraph[] = [];
  const parser = new SaxesParser();
  let paragraph = '';
  let run = '';
  let style = '';
  let isHidden = false;
  let isText = false;
  let rows = 0;
  let cell: number | null = null;
  let inTable = 0;
  const damaged = () => {
    throw new UnreadableFile('damaged');
  };
  const opens: Readonly<Record<string, () => void>> = {
    'w:tbl': () => (inTable += 1),
    'w:tr': () => {
      rows += 1;
      cell = null;
    },
    'w:tc': () => (cell = (cell ?? -1) + 1),
    'w:p': () => ([paragraph, style] = ['', '']),
    'w:r': () => ([run, isHidden] = ['', false]),
    'w:t': () => (isText = true),
  };
  const closes: Readonly<Record<string, () => void>> = {
    'w:tbl': () => (inTable -= 1),
    'w:t': () => (isText = false),
    'w:r': () => {
      if (!isHidden) paragraph += run;
      run = '';
    },
    'w:p': () => {
      const inside = inTable > 0;
      all.push({ text: paragraph, style, row: inside ? rows : null, cell: inside ? cell : null });
      paragraph = '';
    },
  };
  parser.on('error', damaged);
  // No document of Word has one: it declares what unpacks to more than it is.
  parser.on('doctype', damaged);
  parser.on('opentag', ({ name, attributes }) => {
    opens[name]?.();
    if (name === 'w:pStyle') style = String(attributes['w:val'] ?? '');
    else if (name === 'w:vanish') isHidden = attributes['w:val'] !== 'false' && attributes['w:val'] !== '0';
    else run += GAPS[name] ?? '';
  });
  parser.on('text', (text) => {
    if (isText) run += text;
  });
  parser.on('closetag', ({ name }) => closes[name]?.());
  parser.write(xml).close();
  return all;
}
