import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { accountedFor } from '@talent-os/contracts/import-account.js';
import { csv } from '@talent-os/service-kit/csv';
import type { Vulnerability } from '@talent-os/contracts/cyber/vulnerabilities.js';
import { COLUMNS } from './export-columns.js';
import { MOST_REFUSED } from '../refused-lines.js';
import { readFindings } from './read-findings.js';

const HEADER = 'CVE,Asset,CVSS,Exposed,KEV,Automatable,Total impact';
const GOOD = 'CVE-2024-3400,edge-fw-1,10.0,yes,yes,yes,yes';
const refusalsOf = (...lines: string[]) => readFindings({ csv: [HEADER, ...lines].join('\n') }).refused;

describe('a file of findings', () => {
  it('is read line by line, in whatever order its columns stand', () => {
    const { found, refused } = readFindings({
      csv: 'asset,severity,cvss,cve,exposed,kev,automatable,total_impact\r\n"mail, east",high,8.1,cve-2024-6387,1,0,TRUE,n\r\n',
    });
    expect(refused).toEqual([]);
    expect(found).toEqual([
      {
        line: 2,
        finding: {
          cve: 'CVE-2024-6387',
          asset: 'mail, east',
          cvss: 8.1,
          exposed: true,
          kev: false,
          automatable: true,
          totalImpact: false,
        },
      },
    ]);
  });

  it('of more lines than are taken says so in a few', () => {
    const { refused } = readFindings({ csv: `${HEADER}\n${'x\n'.repeat(190_000)}` });
    expect(refused.slice(MOST_REFUSED)).toEqual([
      { line: 1_002, reason: '1000 more, from here on' },
      { line: 2_002, reason: 'only 2000 lines are taken at once: 188000 are left out' },
    ]);
  });

  it('is refused where it is bad, and kept where it is not', () => {
    expect(
      refusalsOf(
        GOOD,
        'CVE-24-1,web,5,no,no,no,no',
        'CVE-2024-0001,,5,no,no,no,no',
        'CVE-2024-0001,web,11,no,no,no,no',
        'CVE-2024-0001,web,,no,no,no,no',
        'CVE-2024-0001,web,5,maybe,no,no,no',
        'CVE-2024-0001,web,5,no,no,no',
        GOOD,
      ),
    ).toEqual([
      { line: 3, reason: '“CVE-24-1” is no id such as CVE-2026-12345' },
      { line: 4, reason: 'the asset is missing' },
      { line: 5, reason: '“11” is no CVSS score from 0.0 to 10.0' },
      { line: 6, reason: '“” is no CVSS score from 0.0 to 10.0' },
      { line: 7, reason: '“maybe” under exposed is neither yes nor no' },
      { line: 8, reason: '“” under total impact is neither yes nor no' },
      { line: 9, reason: 'says the same as line 2' },
    ]);
  });

  it('says what its first line lacks', () => {
    expect(readFindings({ csv: 'cve,asset\nCVE-2024-0001,web' })).toMatchObject({
      found: [],
      refused: [{ line: 1, reason: 'the first line lacks cvss, exposed, kev, automatable, total impact' }],
    });
    expect(readFindings({ csv: '' }).refused).toHaveLength(1);
  });

  it('keeps inch marks where they stand, and no line takes the next one along', () => {
    const lines = [
      'CVE-2024-0001,24" screen,5,no,no,no,no',
      GOOD,
      'CVE-2024-0002,"27 screen,5,no,no,no,no',
      'CVE-2024-0003,db,5,no,no,no,no',
      'CVE-2024-0004,12" and 14" screens,5,no,no,no,no',
    ];
    const file = { csv: [HEADER, ...lines].join('\n') };
    const { found, refused, notes, account } = readFindings(file);
    expect(found.map(({ finding }) => finding.asset)).toEqual([
      '24" screen',
      'edge-fw-1',
      '"27 screen',
      'db',
      '12" and 14" screens',
    ]);
    expect([refused, notes.map(({ line }) => line), account.rows]).toEqual([[], [2, 4, 6], 5]);
    const strict = readFindings({ ...file, strict: true });
    expect(strict.refused.map(({ line }) => line)).toEqual([2, 4, 6]);
    expect([strict.found.length, strict.notes, strict.account]).toEqual([
      2,
      [],
      { rows: 5, refused: 3, passedOver: [] },
    ]);
  });

  it('is read as spreadsheets of several countries save it, and says how', () => {
    const german = [
      'sep=;',
      'CVE;Asset;CVSS;Exposed;KEV;Automatable;Total Impact',
      'CVE-2024-0001;web;7,5;ja;nein;x;nein',
    ];
    const { found, refused, format } = readFindings({ csv: german.join('\r\n') });
    expect(refused).toEqual([]);
    expect(found).toMatchObject([{ line: 3, finding: { cvss: 7.5, exposed: true, kev: false, automatable: true } }]);
    expect(format).toEqual([
      'semicolons between its cells',
      'line ends of Windows',
      'a comma as decimal mark',
      '“ja, x” for yes',
      '“nein” for no',
    ]);
    const tabs = [HEADER, GOOD].join('\r').replaceAll(',', '\t');
    expect(readFindings({ csv: tabs })).toMatchObject({ found: [{ line: 2 }], refused: [] });
  });

  it('accounts for every row, whatever the file holds', () => {
    const cell = fc.constantFrom(
      'CVE-2024-0001',
      'CVE-2024-0002',
      'web',
      '24"',
      '"x"',
      '"two\nlines"',
      '"',
      '',
      '7.5',
      'no',
    );
    const line = fc.oneof(
      fc.constant(GOOD),
      fc.array(cell, { maxLength: 9 }).map((cells) => cells.join(',')),
    );
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        (lines, end, strict) => {
          const { found, account } = readFindings({ csv: [HEADER, ...lines].join(end), strict });
          expect(account.rows).toBe(accountedFor({ ...account, taken: found.length, known: 0 }));
        },
      ),
    );
  });

  it('takes what an export has written', () => {
    const row = fc.record({
      cve: fc.integer({ min: 1000, max: 9_999_999 }).map((number) => `CVE-2025-${number}`),
      asset: fc
        .string({ minLength: 1, maxLength: 60 })
        // As a name is kept: without spaces around it, one between its words.
        .filter((text) => text === text.normalize('NFC').trim().replaceAll(/\s+/g, ' ') && !/^'|[\r\n]/.test(text)),
      cvss: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
      exposed: fc.boolean(),
      kev: fc.boolean(),
      automatable: fc.boolean(),
      totalImpact: fc.boolean(),
    });
    fc.assert(
      fc.property(row, (finding) => {
        const { found, refused } = readFindings({
          csv: csv(COLUMNS, [{ ...finding, status: 'open' } as Vulnerability]),
        });
        expect(refused).toEqual([]);
        expect(found.map((one) => one.finding)).toEqual([finding]);
      }),
    );
  });
});
