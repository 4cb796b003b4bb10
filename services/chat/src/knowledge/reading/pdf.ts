import { readPdfPages, type TextItem } from '@talent-os/service-kit/reading/pdf-pages';
import { Blocks, type Block } from './block.js';
import { linesOf } from './pdf-lines.js';

const MOST_PAGES = 500;
/** Characters of all pages, counted while they are read. */
const MOST_TEXT = 2_000_000;
/** A line is a heading where its type is so much larger than most of the page. */
const LARGER = 1.15;
const LONGEST_HEADING = 120;

/** Paragraphs of a PDF, page by page. Throws `UnreadableFile`, and anything where the file is damaged. */
export async function pdfBlocks(content: Uint8Array): Promise<{ blocks: readonly Block[]; pages: number }> {
  const blocks = new Blocks();
  const pages = await readPdfPages(content, { pages: MOST_PAGES, text: MOST_TEXT }, (items, page) =>
    addPage(blocks, items, page),
  );
  return { blocks: blocks.all, pages };
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
