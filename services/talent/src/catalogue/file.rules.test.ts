import { describe, expect, it } from '@jest/globals';
import { accountedFor } from '@talent-os/contracts/import-account.js';
import { industries } from '@talent-os/contracts';
import { catalogueKindKeys } from '@talent-os/contracts/talent/catalogue-shapes.js';
import { csv } from '@talent-os/service-kit/csv';
import fc from 'fast-check';
import { shippedFor } from './shipped.js';
import { fileColumns, fileHeadings } from './file.rules.js';
import { readFile } from './read-file.js';

const skills = new Map([
  ['alert triage', '0192a000-0000-7000-8000-0000000000a1'],
  ['log analysis', '0192a000-0000-7000-8000-0000000000a2'],
]);
const facts = { skills, currency: 'USD' };
const names = new Map([...skills].map(([name, id]) => [id, name]));
const codes = new Map([
  ['CYB-01', skills.get('alert triage')!],
  ['CYB-07', skills.get('log analysis')!],
]);
const HEAD = 'kind,industry,title,summary,minutes,skills';
const read = (...rows: readonly string[]) => readFile({ csv: [HEAD, ...rows].join('\n') }, facts);

describe('a file of the catalogue', () => {
  it('is read as it is written, whatever the kind', () => {
    const columns = fileColumns(names, 'USD').flatMap((column) =>
      typeof column === 'object' && 'read' in column ? [column] : [],
    );
    const items = industries.flatMap((industry) => shippedFor(industry, codes).map((item) => ({ ...item, industry })));
    const rows = items.map(({ kind, industry, content }) => ({
      kind,
      industry,
      content,
      status: 'draft' as const,
      total: 0,
    }));
    const text = csv<(typeof rows)[number]>(
      {
        kind: (row) => row.kind,
        industry: (row) => row.industry,
        ...Object.fromEntries(columns.map(({ heading, read: cell }) => [heading, cell])),
      },
      rows,
    );
    const file = readFile({ csv: text }, facts);
    expect(file.refused).toEqual([]);
    expect(file.rows.map(({ kind, industry, content }) => ({ kind, industry, content }))).toEqual(
      rows.map(({ kind, industry, content }) => ({ kind, industry, content })),
    );
    expect(fileHeadings('USD')).toEqual(['kind', 'industry', ...columns.map(({ heading }) => heading)]);
  });

  it('says of each row what is wrong with it', () => {
    const { rows, refused, account } = read(
      'course,cyber,Triage,Decide in minutes whether it matters,30,Alert triage; log analysis',
      'seminar,cyber,Triage,Decide in minutes whether it matters,30,',
      'course,farming,Triage,Decide in minutes whether it matters,30,',
      'course,Cybersecurity,Triage,Decide in minutes whether it matters,soon,',
      'lesson,CYBER,Triage,Decide in minutes whether it matters,5,Juggling',
      'lesson,CYBER,Triage,Short,5,',
      ',,,,,',
    );
    expect(rows.map(({ line }) => line)).toEqual([2]);
    expect(refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '3 “seminar” is no kind',
      '4 “farming” is no industry',
      expect.stringMatching(/^5 “/),
      '6 “Juggling” is no skill the organization knows',
      expect.stringMatching(/^7 summary: /),
    ]);
    expect(account).toEqual({ rows: 7, refused: 5, passedOver: [{ kind: 'empty row', count: 1 }] });
  });

  it('holds prices in the currency of the organization, and takes none in another', () => {
    const about = 'course,cyber,Triage,Decide in minutes whether it matters';
    const price = (heading: string, cell: string, currency = 'USD') =>
      readFile({ csv: `kind,industry,title,summary,${heading}\n${about},${cell}` }, { skills, currency });
    expect(price('Price (USD)', '1249.50').rows[0]!.content.price).toBe(124_950);
    expect(price('price (JPY)', '1249', 'JPY').rows[0]!.content.price).toBe(1249);
    expect(price('price (USD)', '').rows[0]!.content.price).toBeNull();
    expect(price('price (EUR)', '').rows).toHaveLength(1);
    for (const heading of ['price (EUR)', 'price'])
      expect(price(heading, '10').refused).toEqual([
        { line: 2, reason: 'price: prices are in USD here; the column is called “price (USD)”' },
      ]);
    const column = fileColumns(names, 'USD').find(
      (one) => typeof one === 'object' && 'heading' in one && one.heading === 'price (USD)',
    );
    const { content } = price('price (USD)', '1249.50').rows[0]!;
    const row = { kind: 'course' as const, industry: 'CYBER' as const, status: 'draft' as const, total: 1, content };
    expect((column as { read: (one: typeof row) => unknown }).read(row)).toBe('1249.50');
  });

  it('needs its columns', () => {
    const { refused, account } = readFile({ csv: 'kind,title\ncourse,Triage' }, facts);
    expect(refused).toEqual([{ line: 1, reason: 'the first line lacks industry, summary' }]);
    expect(accountedFor({ ...account, taken: 0, known: 0 })).toBe(account.rows);
  });

  it('accounts for every row', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(...catalogueKindKeys, 'seminar', ''),
            fc.constantFrom('SALES', 'nowhere'),
            fc.stringMatching(/^[a-z ]{0,12}$/),
          ),
          { maxLength: 30 },
        ),
        (given) => {
          const { rows, account } = read(
            ...given.map(([kind, industry, title]) => `${kind},${industry},${title},A summary of it,,`),
          );
          expect(accountedFor({ ...account, taken: rows.length, known: 0 })).toBe(account.rows);
        },
      ),
    ));
});
