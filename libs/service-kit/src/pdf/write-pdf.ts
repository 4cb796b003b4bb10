import { fileURLToPath } from 'node:url';
import PDFKit from 'pdfkit';
import type { PdfBlock, PdfDocument } from './pdf-document.js';

type Kit = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type Type = { readonly font: string; readonly size: number; readonly above: number; readonly color?: string };

const FONTS = 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed';
const REGULAR = fileURLToPath(import.meta.resolve(`${FONTS}.ttf`));
const BOLD = fileURLToPath(import.meta.resolve(`${FONTS}-Bold.ttf`));

const MARGIN = 56;
const INDENT = 14;
const LINE_GAP = 2;
const TEXT: Type = { font: REGULAR, size: 10, above: 4 };
const QUIET: Type = { ...TEXT, color: '#4a4a4a' };
const HEADINGS: Record<1 | 2 | 3, Type> = {
  1: { font: BOLD, size: 20, above: 0 },
  2: { font: BOLD, size: 13, above: 14 },
  3: { font: BOLD, size: 10.5, above: 9 },
};
/** A heading stays with the first lines of what it is about: this much room, or it begins the next page. */
const BELOW_A_HEADING = 48;
/** Without ligatures: a reader that knows no glyph names finds the letters that were written. */
const PLAIN = { features: ['kern'] as PDFKit.Mixins.OpenTypeFeatures[], lineGap: LINE_GAP };

/**
 * A tagged PDF in one column (PDF/UA-1, ISO 14289): what a machine reads out of it is the text of its blocks, in their
 * order. Characters the font lacks become the replacement character, so that none is another.
 */
export async function writePdf({ title, author, language, madeAt, blocks }: PdfDocument): Promise<Uint8Array> {
  const kit = new PDFKit({
    size: 'A4',
    margin: MARGIN,
    font: REGULAR,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: madeAt, ModDate: madeAt, ...(author && { Author: author }) },
  });
  const parts: Uint8Array[] = [];
  kit.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise((resolve, reject) => kit.on('end', resolve).on('error', reject));
  const root = kit.struct('Document');
  kit.addStructure(root);
  for (const block of blocks) addBlock(kit, root, block);
  root.end();
  kit.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

function addBlock(kit: Kit, root: Element, block: PdfBlock): void {
  if ('heading' in block) {
    const level = block.level ?? 2;
    if (kit.y + HEADINGS[level].above + BELOW_A_HEADING > kit.page.maxY()) kit.addPage();
    addText(kit, root, { as: `H${level}`, type: HEADINGS[level], text: block.heading });
  } else if ('paragraph' in block) {
    addText(kit, root, { as: 'P', type: block.quiet ? QUIET : TEXT, text: block.paragraph });
  } else if ('list' in block) {
    addList(kit, root, block.list);
  } else {
    for (const { label, value } of block.facts) {
      addText(kit, root, { as: 'P', type: { ...TEXT, above: 2 }, text: `${label}: ${value}` });
    }
  }
}

type Said = { readonly as: string; readonly type: Type; readonly text: string; readonly indent?: number };

function addText(kit: Kit, parent: Element, { as, type, text, indent = 0 }: Said): void {
  const shown = printable(kit, type, text);
  if (shown === '') return;
  parent.add(
    kit.struct(as, {}, () => {
      setType(kit, type);
      kit.text(shown, MARGIN + indent, kit.y, { ...PLAIN, width: kit.page.width - 2 * MARGIN - indent });
    }),
  );
}

function addList(kit: Kit, parent: Element, items: readonly string[]): void {
  const list = kit.struct('L');
  parent.add(list);
  for (const text of items) {
    if (printable(kit, TEXT, text) === '') continue;
    const item = kit.struct('LI');
    list.add(item);
    const type = { ...TEXT, above: 2 };
    if (kit.y + type.above + kit.currentLineHeight() > kit.page.maxY()) kit.addPage();
    item.add(
      kit.struct('Lbl', {}, () => {
        setType(kit, type);
        kit.text('•', MARGIN, kit.y, { ...PLAIN, lineBreak: false });
      }),
    );
    addText(kit, item, { as: 'LBody', type: { ...TEXT, above: 0 }, text, indent: INDENT });
  }
}

function setType(kit: Kit, { font, size, above, color = '#1a1a1a' }: Type): void {
  kit.font(font, size).fillColor(color);
  if (kit.y > MARGIN) kit.y += above;
}

/** In composed form, without controls but line breaks. */
function printable(kit: Kit, { font }: Type, text: string): string {
  const { font: drawn } = Reflect.get(kit.font(font), '_font') as { font: FontFile };
  return [...text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')]
    .filter((letter) => letter === '\n' || !/[\p{Cc}\p{Cf}]/u.test(letter))
    .map((letter) => (letter === '\n' || drawn.hasGlyphForCodePoint(letter.codePointAt(0)!) ? letter : '\u{FFFD}'))
    .join('')
    .trim();
}

/** What pdfkit keeps of an embedded font: fontkit's own object. */
type FontFile = { hasGlyphForCodePoint: (point: number) => boolean };
