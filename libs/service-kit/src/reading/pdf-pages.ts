import { getDocumentProxy } from 'unpdf';
import { UnreadableFile } from './unreadable-file.js';

/** A piece of text as a PDF sets it. The last two of `transform` are where it stands, from the lower left. */
export type TextItem = {
  readonly str: string;
  readonly width: number;
  readonly height: number;
  readonly hasEOL: boolean;
  readonly transform: readonly number[];
};
type PdfLimits = {
  readonly pages: number;
  /** Characters of all pages, counted while they are read. */
  readonly text: number;
  /** A file that acts by itself is refused. */
  readonly refusesScripts?: boolean;
};

/** The pages of a PDF, one at a time, and how many there are. Throws `UnreadableFile`, and anything where it is damaged. */
export async function readPdfPages(
  content: Uint8Array,
  limits: PdfLimits,
  each: (items: readonly TextItem[], page: number) => void,
): Promise<number> {
  const pdf = await getDocumentProxy(new Uint8Array(content), {
    disableFontFace: true,
    maxImageSize: 0,
    verbosity: 0,
  }).catch((error: unknown) => {
    throw (error as Error).name === 'PasswordException' ? new UnreadableFile('locked') : error;
  });
  if (pdf.numPages > limits.pages) throw new UnreadableFile('large');
  if (limits.refusesScripts && (await pdf.hasJSActions())) throw new UnreadableFile('active');
  let letters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.filter((item) => 'str' in item) as TextItem[];
    letters += texts.reduce((sum, { str }) => sum + str.length, 0);
    if (letters > limits.text) throw new UnreadableFile('large');
    each(texts, number);
    page.cleanup();
  }
  return pdf.numPages;
}
