import { describe, expect, it } from '@jest/globals';
import { EXPORT_ROWS } from '@talent-os/contracts/csv-export.js';
import { exportDeals } from '@talent-os/contracts/sales/deals.js';
import { exportUnits } from '@talent-os/contracts/healthcare/units.js';
import { asDocument, hasPages, wholeFile } from './send-document.js';

const page = (rows: readonly number[], total: number) => ({
  csv: `Deal\r\n${rows.map((row) => `${row}\r\n`).join('')}`,
  total,
});
const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
const textOf = async (pieces: AsyncIterable<string>) => {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
};

describe('a file', () => {
  it('holds every row, whatever number of pages it takes, and its headings once', async () => {
    const all = 2 * EXPORT_ROWS + 910;
    const asked: number[] = [];
    const ask = async (skip: number) => {
      asked.push(skip);
      const body = JSON.stringify(page(rows(skip, Math.min(all, skip + EXPORT_ROWS)), all));
      return { status: 200, headers: {}, body };
    };
    const text = await textOf(wholeFile(page(rows(0, EXPORT_ROWS), all), ask));
    expect(text).toBe(page(rows(0, all), all).csv);
    expect(asked).toEqual([EXPORT_ROWS, 2 * EXPORT_ROWS]);
  });

  it('that fits on one page asks for no other', async () => {
    const never = () => Promise.reject(new Error('asked'));
    expect(await textOf(wholeFile(page([1], 1), never))).toBe('Deal\r\n1\r\n');
    expect(await textOf(wholeFile(page(rows(0, EXPORT_ROWS), EXPORT_ROWS), never))).toContain(`${EXPORT_ROWS - 1}`);
  });

  it('breaks off where a page is missing', async () => {
    const ask = async () => ({ status: 503, headers: {}, body: '{}' });
    await expect(textOf(wholeFile(page([1], EXPORT_ROWS + 1), ask))).rejects.toThrow('answered 503');
  });

  it.each([
    [undefined, true],
    ['*/*', true],
    ['text/csv', true],
    ['application/json', false],
    ['text/csv, application/json', true],
    ['application/json, text/csv', false],
    ['application/json;q=0.5, text/csv', true],
    ['text/csv;q=0.2, application/json;q=0.8', false],
    ['application/json;q=0', true],
    ['text/html, application/json', false],
  ])('is sent as itself where %s is asked for: %s', (accept, itself) => {
    expect(asDocument(exportDeals, { headers: { ...(accept && { accept }) } })).toBe(itself);
  });

  it('is asked for page by page where its operation has pages and no page was named', () => {
    expect(hasPages(exportDeals, { query: {} })).toBe(true);
    expect(hasPages(exportDeals, { query: { skip: '4000' } })).toBe(false);
    expect(hasPages(exportUnits, { query: {} })).toBe(false);
  });
});
