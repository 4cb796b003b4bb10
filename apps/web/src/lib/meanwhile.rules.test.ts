import { describe, expect, it } from '@jest/globals';
import { mergedWith, sidesOf } from './meanwhile.rules';

const began = { name: 'Second site', amount: 100, tags: ['a'], source: 'Referral' };

describe('a record that somebody else changed under a form', () => {
  it('has two sides where what is saved is neither what the form began with nor what it holds', () => {
    const held = { ...began, amount: 300, name: 'Third site' };
    const now = { ...began, amount: 200, tags: ['a', 'b'] };
    expect(sidesOf(began, held, now)).toEqual([
      { field: 'amount', yours: 300, now: 200 },
      { field: 'tags', yours: ['a'], now: ['a', 'b'] },
    ]);
    expect(mergedWith(began, held, now)).toEqual({ ...now, amount: 300, name: 'Third site' });
  });

  it('has none where both wrote the same, or other fields', () => {
    const held = { ...began, amount: 200 };
    expect(sidesOf(began, held, { ...began, amount: 200 })).toEqual([]);
    expect(sidesOf(began, held, began)).toEqual([]);
  });
});
