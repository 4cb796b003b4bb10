/** A paragraph of a document, with the heading it stands under. */
export type Block = { readonly text: string; readonly page: number | null; readonly heading: string | null };

/** Text as the database keeps it and people read it: composed, without hidden characters, one space between words. */
export const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\s]+/gu, (gap) => (/\s/.test(gap) ? ' ' : ''))
    .trim();

/** Headings are shown beside passages: a whole paragraph in bold is none. */
const LONGEST_HEADING = 160;

/** Paragraphs and headings in their order, as blocks. */
export class Blocks {
  readonly all: Block[] = [];
  private heading: string | null = null;

  paragraph(text: string, page: number | null = null): void {
    const cleaned = clean(text);
    if (cleaned !== '') this.all.push({ text: cleaned, page, heading: this.heading });
  }

  headed(text: string, page: number | null = null): void {
    const cleaned = clean(text);
    if (cleaned.length > LONGEST_HEADING) this.paragraph(text, page);
    else if (cleaned !== '') this.heading = cleaned;
  }
}
