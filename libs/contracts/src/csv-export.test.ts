import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { comesInPages, csvExport, csvWhole, ownCsvExport, ownCsvWhole } from './csv-export.js';
import { operations } from './registry.js';

const list = { http: 'GET /api/things' } as const;
const spec = { access: 'signed-in', summary: 'Things', rows: { search: z.string().optional() } } as const;

describe('a file of rows', () => {
  it.each([
    ['a list', csvExport(list, spec), true, true],
    ['one’s own list', ownCsvExport(list, spec), true, undefined],
    ['what is read in one piece', csvWhole(list, spec), false, true],
    ['one’s own, in one piece', ownCsvWhole(list, spec), false, undefined],
  ] as const)('of %s stands at its address, with pages and a record where it is due', (_, made, pages, audited) => {
    expect(made.http).toBe('GET /api/things/export');
    expect(made.document).toEqual({ type: 'text/csv', field: 'csv' });
    expect(comesInPages(made)).toBe(pages);
    expect((made as { audited?: true }).audited).toBe(audited);
    expect(made.input.parse({ search: 'x' })).toMatchObject({ search: 'x' });
  });

  it('is not recorded only where it is of who asks', () => {
    const files = operations.filter((one) => one.document?.type === 'text/csv' && !one.audited);
    expect(files.map(({ name }) => name).toSorted()).toEqual(['chat.memories.export', 'productivity.tasks.export']);
  });
});
