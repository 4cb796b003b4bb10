import { beforeAll, describe, expect, it } from '@jest/globals';
import { figureTables } from '@talent-os/contracts/figures/index.js';
import { rowsOf, type FigureTable } from '@talent-os/contracts/figures/figure.js';
import { listPositions } from '@talent-os/contracts/talent/positions.js';
import { demoOrganizations } from '@talent-os/service-kit/demo/organizations';
import { demoPeople } from '@talent-os/service-kit/demo/people';
import { principalOf, signIn } from '@talent-os/testing';
import { walkFigures, type Reader } from './figures-walker.js';

const people = demoOrganizations.flatMap(demoPeople).filter((person) => person.signsIn);
let readers: Reader[];

beforeAll(async () => {
  readers = await Promise.all(
    people.map(async ({ email }) => {
      const person = await signIn(email);
      return { name: email, person, principal: principalOf(person) };
    }),
  );
});

describe('the figures of every screen', () => {
  it('are what their lists come to, and open them, for everybody who reads them', async () => {
    expect(await walkFigures(figureTables, readers)).toEqual([]);
  });

  it('would be found out where one says something else, or leads where its reader may not go', async () => {
    const table = figureTables.find(({ of }) => of.name === listPositions.name)!;
    const planted = (change: object): FigureTable => ({
      ...table,
      tried: [{ input: {} }],
      figures: (...asked) => {
        const { open } = table.figures(...asked) as Record<string, { value: number }>;
        return { open: { ...open!, ...change } } as never;
      },
    });
    const recruiter = readers.filter(({ name }) => name === 'recruiter@meridian.example');
    expect(await walkFigures([planted({ value: 3 })], recruiter)).toMatchObject([
      expect.stringContaining('Open positions (talent.positions.list open {}) says 3, but'),
    ]);
    expect(await walkFigures([planted({ rows: [] })], recruiter)).toMatchObject([
      expect.stringContaining('leads nowhere'),
    ]);
    expect(await walkFigures([planted({ scope: '' })], recruiter)).toMatchObject([
      expect.stringContaining('names no scope'),
    ]);
    const other = planted({ value: 3, rows: [rowsOf(listPositions, { screen: '/talent/recruit', sum: () => 3 })] });
    expect(await walkFigures([planted({}), other], recruiter)).toMatchObject([
      expect.stringMatching(/: Open positions, .+ says \d+ in .+, 3 in /),
    ]);
  });
});
