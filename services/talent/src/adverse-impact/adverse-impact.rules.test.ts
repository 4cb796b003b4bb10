import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { impactOf, shownGroups, type GroupCount } from './adverse-impact.rules.js';

const count = (group: string, part: number, of: number): GroupCount => ({ group, part, of });

describe('selection rates', () => {
  it('are held against the highest one, and flagged below four fifths', () => {
    const { groups, hidden } = impactOf('screen', 'ethnicity', [
      count('asian', 34, 88),
      count('white', 52, 146),
      count('black', 21, 61),
      count('hispanic', 12, 41),
    ]);
    expect(groups.map(({ label, ratio, flagged }) => [label, ratio, flagged])).toEqual([
      ['Asian', 1, false],
      ['White', 0.92, false],
      ['Black or African American', 0.89, false],
      ['Hispanic or Latino', 0.76, true],
    ]);
    expect(hidden).toBe(0);
  });

  it('are equal where nobody went on, and exactly four fifths is no flag', () => {
    const ratios = (...counts: GroupCount[]) =>
      impactOf('screen', 'gender', counts).groups.map(({ flagged }) => flagged);
    expect(ratios(count('woman', 0, 9), count('man', 0, 9))).toEqual([false, false]);
    expect(ratios(count('woman', 4, 10), count('man', 5, 10))).toEqual([false, false]);
  });

  it('compare nothing where one group is left', () => {
    expect(impactOf('screen', 'gender', [count('woman', 4, 10), count('man', 1, 2)])).toMatchObject({
      groups: [],
      hidden: 2,
    });
  });
});

const groups = fc
  .array(fc.nat({ max: 14 }), { minLength: 1, maxLength: 8 })
  .map((sizes) => sizes.map((of, at) => count(at === 7 ? 'undisclosed' : `g${at}`, Math.min(of, at), of)));

describe('groups of fewer than five', () => {
  it('are not shown, and cannot be told by subtracting those that are', () =>
    fc.assert(
      fc.property(groups, (counts) => {
        const { shown, hidden } = shownGroups(counts);
        const told = counts.filter(({ group, of }) => group !== 'undisclosed' && of > 0);
        const all = told.reduce((sum, { of }) => sum + of, 0);
        const seen = shown.reduce((sum, { of }) => sum + of, 0);
        expect(shown.every(({ of }) => of >= 5)).toBe(true);
        expect(all - seen === 0 || all - seen >= 5 || shown.length === 0).toBe(true);
        expect(shown.length + hidden).toBe(told.length);
      }),
    ));
});

describe('what people say of themselves', () => {
  it('is read by the person it is of, and by the ratio', () => {
    const source = join(import.meta.dirname, '..');
    const naming = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !file.endsWith('test.js'))
      .filter((file) => /demographics\.(?!js|seed)\w|'demographics'/.test(readFileSync(join(source, file), 'utf8')));
    expect(naming.toSorted()).toEqual([
      'adverse-impact/adverse-impact.queries.js',
      // What the service has tables in.
      'index.js',
      'migrations/30-demographics.js',
      // What goes with the person.
      'own-erasure/erased.data.js',
      'self-identification/self-identification.entity.js',
      'self-identification/self-identification.queries.js',
    ]);
  });
});
