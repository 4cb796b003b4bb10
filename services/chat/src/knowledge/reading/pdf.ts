import { getDocumentProxy } from 'unpdf';
import { Blocks, type Block } from './block.js';
import { linesOf, type TextItem } from './pdf-lines.js';
import { UnreadableFile } from './unreadable-file.js';

const MOST_PAGES = 500;
/** Characters of all pages, counted while they are read. */
const MOST_TEXT = 2_000_000;
/** A line is a heading where its type is so much larger than most of the page. */
const LARGER = 1.15;
const LONGEST_HEADING = 120;

/** Paragraphs of a PDF, page by page. Throws `UnreadableFile`, and anything where the file is damaged. */
export async function pdfBlocks(content: Uint8Array): Promise<{ blocks: readonly Block[]; pages: number }> {
  const pdf = await getDocumentProxy(new Uint8Array(content), {
    disableFontFace: true,
    maxImageSize: 0,
    verbosity: 0,
  }).catch((error: unknown) => {
    throw (error as Error).name === 'PasswordException' ? new UnreadableFile('locked') : error;
  });
  if (pdf.numPages > MOST_PAGES) throw new UnreadableFile('large');
  const blocks = new Blocks();
  let letters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.filter((item) => 'str' in item) as TextItem[];
    letters += texts.reduce((sum, { str }) => sum + str.length, 0);
    if (letters > MOST_TEXT) throw new UnreadableFile('large');
    addPage(blocks, texts, number);
    page.cleanup();
  }
  return { blocks: blocks.all, pages: pdf.numPages };
}

function addPage(blocks: Blocks, items: readonly TextItem[], page: number): void {
  const { lines, usual } = linesOf(items);
  let paragraph: string[] = [];
  const end = () => {
    // A word that was parted at the end of its line is one again.
    blocks.paragraph(paragraph.join('\n').replaceAll(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1'), page);
    paragraph = [];
  };
  for (const { text, height, isApart } of lines) {
    const isHeading = height > usual * LARGER && text.length <= LONGEST_HEADING;
    if (isHeading || isApart) end();
    if (isHeading) blocks.headed(text, page);
    else paragraph.push(text);
  }
  end();
}
