import { decoded } from '@talent-os/service-kit/reading/decoded';
import { readPdfPages } from '@talent-os/service-kit/reading/pdf-pages';
import type { ReadTask } from '@talent-os/service-kit/reading/read-apart';
import { UnreadableFile } from '@talent-os/service-kit/reading/unreadable-file';
import { wordParagraphs } from '@talent-os/service-kit/reading/word-paragraphs';
import { cellsOf, clean, textOf, type Line } from './line.js';
import { linesOfPage } from './pdf-lines.rules.js';
import { resumeIn, type ResumeRead } from './resume.rules.js';

/** A résumé of more pages, or with more text, is something else. */
const MOST_PAGES = 20;
const MOST_TEXT = 100_000;
const MOST_LINES = 3_000;

export type ReadResume = ResumeRead & {
  readonly lines: readonly { readonly text: string; readonly page: number | null }[];
};

/** The module that reads, for a process of its own. */
export const READER = new URL(import.meta.url);

/** What a résumé proposes. Throws `UnreadableFile`, and anything where the file is damaged. */
export async function readFile({ kind, content }: Pick<ReadTask, 'kind' | 'content'>): Promise<ReadResume> {
  const lines = await LINES[kind](content);
  const letters = lines.reduce((sum, line) => sum + textOf(line).length, 0);
  if (letters > MOST_TEXT || lines.length > MOST_LINES) throw new UnreadableFile('large');
  if (letters === 0) throw new UnreadableFile('empty');
  return { ...resumeIn(lines), lines: lines.map((line) => ({ text: textOf(line), page: line.page })) };
}

const LINES: Readonly<Record<ReadTask['kind'], (content: Uint8Array) => Promise<Line[]>>> = {
  pdf: async (content) => {
    const lines: Line[] = [];
    const limits = { pages: MOST_PAGES, text: MOST_TEXT, refusesScripts: true };
    await readPdfPages(content, limits, (items, page) => lines.push(...linesOfPage(items, page)));
    return lines;
  },
  docx: async (content) => wordLines(content),
  txt: async (content) => plainLines(decoded(content)),
};

/** Lines of a text; an empty one, or one of signs alone, sets the next one apart. What Markdown sets off by signs is bare. */
export function plainLines(text: string): Line[] {
  const lines: Line[] = [];
  let apart = true;
  for (const one of text.split(/\r\n|[\n\r\f]/)) {
    const cells = /[\p{L}\p{N}]/u.test(one) ? cellsOf(withoutMarks(one)) : [];
    if (cells.length > 0) lines.push({ cells, page: null, size: 0, apart });
    apart = cells.length === 0;
  }
  return lines;
}

const withoutMarks = (text: string): string =>
  text
    .replace(/^#{1,6}\s+/, '')
    .replaceAll(/(^|[\s|(])(\*{1,3}|_{1,3})(?=\S)([^*_]+)(?<=\S)\2(?=$|[\s|),.:;])/g, '$1$3');

/** Paragraphs of Word as lines; the cells of a row stand beside each other, where each of them has one line. */
function wordLines(content: Uint8Array): Line[] {
  const lines: Line[] = [];
  let apart = true;
  let row: { readonly number: number; readonly cells: string[][] } | undefined;
  const endRow = () => {
    if (!row) return;
    const cells = row.cells.filter((cell) => cell.length > 0);
    const isRow = cells.every((cell) => cell.length === 1);
    if (isRow && cells.length > 0)
      lines.push({ cells: cells.map(([only]) => only!), page: null, size: 0, apart: false });
    else
      for (const one of cells)
        for (const text of one) lines.push({ cells: cellsOf(text), page: null, size: 0, apart: false });
    row = undefined;
  };
  for (const { text, row: number, cell } of wordParagraphs(content, true)) {
    if (number === null) {
      endRow();
      for (const one of text.split('\n')) {
        const cells = cellsOf(one);
        if (cells.length > 0) lines.push({ cells, page: null, size: 0, apart });
        apart = cells.length === 0;
      }
      continue;
    }
    if (row?.number !== number) {
      endRow();
      row = { number, cells: [] };
    }
    const own = (row.cells[cell ?? 0] ??= []);
    own.push(
      ...text
        .split('\n')
        .map(clean)
        .filter((one) => one !== ''),
    );
  }
  endRow();
  return lines;
}
