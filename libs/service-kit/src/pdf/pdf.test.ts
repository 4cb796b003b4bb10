import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { getDocumentProxy } from 'unpdf';
import type { PdfBlock, PdfDocument } from './pdf-document.js';
import { pdfOf } from './pdf-of.js';
import { writePdf } from './write-pdf.js';

const madeAt = new Date('2026-11-02T09:00:00Z');
const resume = (blocks: readonly PdfBlock[]): PdfDocument => ({
  title: 'Résumé of Zoë Nuñez',
  author: 'Zoë Nuñez',
  language: 'en',
  madeAt,
  blocks,
});
const example = resume([
  { heading: 'Zoë Nuñez', level: 1 },
  { facts: [{ label: 'Mail', value: 'zoe@example.org' }] },
  { heading: 'Experience' },
  { heading: 'Charge nurse, office of first aid', level: 3 },
  { paragraph: 'March 2020 to today', quiet: true },
  { list: ['Led a ward of 24 beds', 'Trained “eleven” colleagues – all stayed'] },
]);

type Node = { role?: string; id?: string; children?: Node[] };
type Read = { lines: string[]; roles: string[]; pages: number };

/** What a machine reads: the lines in the order of the file, and the names of its parts in the order of their tree. */
async function read(file: Uint8Array): Promise<Read> {
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
  const lines: string[] = [];
  const roles: string[] = [];
  const walk = (node: Node | undefined) => {
    if (node?.role) roles.push(node.role);
    for (const child of node?.children ?? []) walk(child);
  };
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const opened = await pdf.getPage(page);
    const { items } = await opened.getTextContent();
    let line = '';
    for (const item of items) {
      if (!('str' in item)) continue;
      line += item.str;
      if (item.hasEOL) lines.push(line);
      if (item.hasEOL) line = '';
    }
    if (line) lines.push(line);
    walk((await opened.getStructTree()) as Node);
  }
  return { lines, roles, pages: pdf.numPages };
}
const wordsOf = (text: string) => text.replaceAll(/[\s•]+/g, '');

describe('a PDF', () => {
  it('reads as it was written, letter by letter and in order', async () => {
    const { lines } = await read(await writePdf(example));
    expect(lines.filter(Boolean)).toEqual([
      'Zoë Nuñez',
      'Mail: zoe@example.org',
      'Experience',
      'Charge nurse, office of first aid',
      'March 2020 to today',
      '• Led a ward of 24 beds',
      '• Trained “eleven” colleagues – all stayed',
    ]);
  });

  it('names its parts, its language and its title to who reads it aloud', async () => {
    const file = await writePdf(example);
    const { roles } = await read(file);
    expect(roles).toEqual([
      'Root',
      'Document',
      'H1',
      'P',
      'H2',
      'H3',
      'P',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'LI',
      'Lbl',
      'LBody',
    ]);
    const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: example.title, Author: example.author, Language: 'en' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    expect(Buffer.from(file).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('is the same file for the same document, beside the main thread too', async () => {
    const once = Buffer.from(await writePdf(example));
    expect(Buffer.from(await writePdf(example)).equals(once)).toBe(true);
    expect(Buffer.from(await pdfOf(example)).equals(once)).toBe(true);
  });

  it('shows a character the font lacks as one that is missing, and writes no controls', async () => {
    const { lines } = await read(
      await writePdf(resume([{ paragraph: 'Nurse \u{6F22}\u0007 and\u200B more\n\tнебо' }])),
    );
    expect(lines.filter(Boolean)).toEqual(['Nurse \u{FFFD} and more', 'небо']);
  });

  it('keeps every word over pages, whatever their length', async () => {
    const word = fc.stringMatching(/^[a-zA-Zäöüßéñ0-9(),.:;!?@/&'-]{1,120}$/);
    const text = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' '));
    const block: fc.Arbitrary<PdfBlock> = fc.oneof(
      text.map((heading) => ({ heading })),
      text.map((paragraph) => ({ paragraph })),
      fc.array(text, { minLength: 1, maxLength: 6 }).map((list) => ({ list })),
      text.map((value) => ({ facts: [{ label: 'Place', value }] })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 12 }), async (blocks) => {
        const { lines } = await read(await writePdf(resume(blocks)));
        expect(wordsOf(lines.join(''))).toBe(wordsOf(blocks.map(textOf).join(' ')));
      }),
      { numRuns: 20 },
    );
  });
});

function textOf(block: PdfBlock): string {
  if ('heading' in block) return block.heading;
  if ('paragraph' in block) return block.paragraph;
  if ('list' in block) return block.list.join(' ');
  return block.facts.map(({ label, value }) => `${label}: ${value}`).join(' ');
}
