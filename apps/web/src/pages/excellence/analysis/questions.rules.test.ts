import { describe, expect, it } from '@jest/globals';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data';
import { dimensionAt, firstOpen } from './questions.rules';

describe('statements', () => {
  it('begin with the first that has no answer', () => {
    const statements = [{ key: 'a' }, { key: 'b' }];
    expect(firstOpen(statements, new Map())).toBe(0);
    expect(firstOpen(statements, new Map([['a', null]]))).toBe(1);
    expect(firstOpen(statements, new Map(statements.map(({ key }) => [key, 1])))).toBe(0);
  });
  it('belong to their dimension', () => {
    expect(dimensionAt(excellenceData.gtm, 0)).toEqual({ label: 'Market focus', nth: 1, of: 4 });
    expect(dimensionAt(excellenceData.gtm, 5)).toEqual({ label: 'ICP clarity', nth: 2, of: 4 });
  });
});
