import { describe, expect, it } from '@jest/globals';
import { FEWEST_TO_SHOW } from '@talent-os/contracts/facts/question.js';
import fc from 'fast-check';
import { hiddenCells, shownValues, type Cell } from './suppress.rules.js';

const people = fc.nat(30);
const line = fc.array(people, { minLength: 1, maxLength: 10 });
const cellsOf = (counts: readonly number[]): Cell[] => counts.map((count, at) => ({ key: [`v${at}`], people: count }));
const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);

describe('what is hidden', () => {
  it('is every group with too few people, and nothing where there is none', () => {
    fc.assert(
      fc.property(line, (counts) => {
        const hidden = hiddenCells(cellsOf(counts), 1);
        counts.forEach((count, at) => count < FEWEST_TO_SHOW && expect(hidden.has(at)).toBe(true));
        if (counts.every((count) => count >= FEWEST_TO_SHOW)) expect(hidden.size).toBe(0);
      }),
    );
  });

  it('cannot be found by taking what is shown from the total', () => {
    fc.assert(
      fc.property(line, (counts) => {
        const hidden = hiddenCells(cellsOf(counts), 1);
        if (hidden.size === 0 || sum(counts) < FEWEST_TO_SHOW) return;
        const left = sum(counts) - sum(counts.filter((_, at) => !hidden.has(at)));
        expect(left).toBeGreaterThanOrEqual(FEWEST_TO_SHOW);
        if (counts.length > 1) expect(hidden.size).toBeGreaterThan(1);
      }),
    );
  });

  it('cannot be found by taking a table apart by its lines', () => {
    const table = fc.array(fc.array(people, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(table, (rows) => {
        const cells = rows.flatMap((row, at) =>
          row.map((count, place): Cell => ({ key: [`r${at}`, `c${place}`], people: count })),
        );
        const hidden = hiddenCells(cells, 2);
        for (const fixed of [0, 1])
          for (const ofLine of Map.groupBy([...cells.entries()], ([, { key }]) => key[fixed]).values()) {
            const [away, all] = [ofLine.filter(([at]) => hidden.has(at)), ofLine];
            if (away.length === 0 || sum(all.map(([, cell]) => cell.people)) < FEWEST_TO_SHOW) continue;
            expect(sum(away.map(([, cell]) => cell.people))).toBeGreaterThanOrEqual(FEWEST_TO_SHOW);
            expect(away.length).toBeGreaterThan(1);
          }
      }),
    );
  });

  it('is no value of a filter: with it and without it the answer is the same', () => {
    const counts = [12, 3, 40];
    const shown = shownValues(counts.map((count, at) => ({ value: `v${at}`, people: count })));
    expect(shown).toEqual(['v2']);
    const answer = (asked: readonly string[]) =>
      sum(counts.filter((_, at) => asked.includes(`v${at}`) && shown.includes(`v${at}`)));
    expect(answer(['v1', 'v2']) - answer(['v2'])).toBe(0);
    expect(sum(counts) - answer(['v0', 'v1', 'v2'])).toBeGreaterThanOrEqual(FEWEST_TO_SHOW);
  });
});
