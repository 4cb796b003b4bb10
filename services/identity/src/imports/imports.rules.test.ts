import { describe, expect, it } from '@jest/globals';
import { IMPORT_ROWS_MOST } from '@talent-os/contracts/identity/organization-import.js';
import { accountedFor } from '@talent-os/contracts/import-account.js';
import fc from 'fast-check';
import { accountOf } from './account.rules.js';
import { planPeople, planTeams } from './plan.rules.js';
import { readRows, type ReadRows } from './read-rows.js';
import type { PersonRow, TeamRow } from './row.rules.js';

const HEAD = 'Email,First name,Last name,Title,Role,Industry,Team';
const people = (...lines: string[]) => readRows({ kind: 'people', text: [HEAD, ...lines].join('\r\n') });
const teams = (...lines: string[]) => readRows({ kind: 'teams', text: ['name,lead,under', ...lines].join('\n') });
const rowsOf = <Row>(read: ReadRows) => ('rows' in read ? (read.rows as readonly Row[]) : []);
const faultsOf = (read: ReadRows) =>
  'faults' in read ? read.faults.map(({ line, reason }) => `${line}: ${reason}`) : [read.refused];

describe('a file of people', () => {
  it('is read by its headings, with roles and industries as people write them', () => {
    const read = people(
      'Ana@Example.com,Ana,Ruiz,Nurse,Healthcare professional,healthcare,Night float',
      'b@example.com,B,C,D,SALES_REP,SALES,',
    );
    expect(faultsOf(read)).toEqual([]);
    expect(rowsOf<PersonRow>(read)).toMatchObject([
      {
        line: 2,
        email: 'ana@example.com',
        role: 'HEALTHCARE_PROFESSIONAL',
        industry: 'HEALTHCARE',
        team: 'Night float',
      },
      { line: 3, role: 'SALES_REP', industry: 'SALES', team: '' },
    ]);
  });

  it('names each faulty row by its line', () => {
    const read = people(
      'nobody,A,B,C,Recruiter,Sales,',
      'a@example.com,A,B,C,Wizard,Sales,',
      'b@example.com,A,B,C,Platform admin,Sales,',
      'c@example.com,A,B,C,Recruiter,Farming,',
      'd@example.com,,B,C,Recruiter,Sales,',
      'e@example.com,A,B,C,Recruiter,Sales,',
      'E@example.com,A,B,C,Recruiter,Sales,',
    );
    expect(faultsOf(read)).toEqual([
      '2: “nobody” is no e-mail address',
      '3: “Wizard” is no role people can be given',
      '4: “Platform admin” is no role people can be given',
      '5: “Farming” is no industry',
      '6: The first name is missing',
      '8: Line 7 is about the same',
    ]);
  });

  it('accounts for every row, whatever it holds and however it is saved', () => {
    const cell = fc.constantFrom('a@example.com', 'b@example.com', 'Ana', '24"', '"x"', '"', '', 'Recruiter', 'Sales');
    const line = fc.array(cell, { maxLength: 9 });
    const shape = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 12 }),
      mark: fc.constantFrom(',', ';', '\t'),
      end: fc.constantFrom('\n', '\r\n', '\r'),
      strict: fc.boolean(),
    });
    fc.assert(
      fc.property(shape, ({ lines, mark, end, strict }) => {
        const text = [HEAD.replaceAll(',', mark), ...lines.map((cells) => cells.join(mark))].join(end);
        const read = readRows({ kind: 'people', text, strict });
        if ('refused' in read) return;
        const known = { industries: ['SALES'] as const, here: new Set(['b@example.com']), taken: new Set<string>() };
        const { add, known: before, faults } = planPeople(rowsOf(read), { ...known, teams: new Map() });
        for (const taken of [true, false]) {
          const counts = { ...read, rows: add.length, known: before, faulty: read.faulty + faults.length };
          const account = accountOf(counts, taken);
          expect(accountedFor(account)).toBe(account.rows);
        }
      }),
    );
  });

  it('is refused without its headings, without rows and with too many', () => {
    expect(readRows({ kind: 'people', text: 'Email,Name\na@example.com,A' })).toEqual({ refused: 'import.header' });
    expect(readRows({ kind: 'people', text: `${HEAD},email\n` })).toEqual({ refused: 'import.header' });
    expect(people()).toEqual({ refused: 'import.rows' });
    const many = Array.from({ length: IMPORT_ROWS_MOST + 1 }, (_, at) => `p${at}@example.com,A,B,C,Recruiter,Sales,`);
    expect(people(...many)).toEqual({ refused: 'import.rows' });
    expect(rowsOf(people(...many.slice(1)))).toHaveLength(IMPORT_ROWS_MOST);
  });

  it('adds who is new, leaves who is known, and names what does not fit the organization', () => {
    const rows = rowsOf<PersonRow>(
      people(
        'new@example.com,A,B,C,Recruiter,Sales,Night Float',
        'here@example.com,A,B,C,Recruiter,Sales,',
        'taken@example.com,A,B,C,Recruiter,Sales,',
        'cyber@example.com,A,B,C,Recruiter,Cybersecurity,',
        'lost@example.com,A,B,C,Recruiter,Sales,Nowhere',
      ),
    );
    const { add, known, faults } = planPeople(rows, {
      industries: ['SALES'],
      here: new Set(['here@example.com']),
      taken: new Set(['here@example.com', 'taken@example.com']),
      teams: new Map([['night float', 't']]),
    });
    expect(add.map(({ email }) => email)).toEqual(['new@example.com']);
    expect(known).toBe(1);
    expect(faults).toEqual([
      { line: 4, reason: 'This address cannot be used here' },
      { line: 5, reason: 'Your organization does not work in this industry' },
      { line: 6, reason: 'There is no team “Nowhere”' },
    ]);
  });
});

describe('a file of teams', () => {
  const known = { depths: new Map([['sales', 1]]), leads: new Map([['ana@example.com', 'a']]) };

  it('makes teams above before those below, whatever their order', () => {
    const rows = rowsOf<TeamRow>(
      teams(
        'East 2,ana@example.com,East',
        'East,ana@example.com,sales',
        'Sales,ana@example.com,',
        'Ops,ana@example.com,',
      ),
    );
    const { add, known: before, faults } = planTeams(rows, known);
    expect([add.map(({ name }) => name), before, faults]).toEqual([['Ops', 'East', 'East 2'], 1, []]);
  });

  it('names circles, teams that are not there, depth and leads nobody knows', () => {
    const lead = 'ana@example.com';
    const deep = Array.from({ length: 8 }, (_, at) => `Deep ${at},${lead},${at === 0 ? 'Sales' : `Deep ${at - 1}`}`);
    const rows = rowsOf<TeamRow>(
      teams(`A,${lead},B`, `B,${lead},A`, `C,${lead},Nowhere`, 'D,ghost@example.com,', ...deep),
    );
    expect(planTeams(rows, known).faults.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '2: The teams above it stand in a circle',
      '3: The teams above it stand in a circle',
      '4: There is no team “Nowhere”',
      '5: Nobody here has the address ghost@example.com',
      '13: Teams lie at most 8 levels deep',
    ]);
    expect(faultsOf(teams(`A,${lead},a`))).toEqual(['2: A team cannot stand below itself']);
  });
});
