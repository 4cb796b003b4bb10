import { describe, expect, it } from '@jest/globals';
import { pillarsOf } from './strategy.rules.js';

const before = [
  { id: 'a', name: 'Care', text: '' },
  { id: 'b', name: 'Growth', text: '' },
];
const publish = (...asked: { pillarId?: string; name: string }[]) =>
  pillarsOf(
    asked.map((one) => ({ text: '', ...one })),
    before,
    () => 'new',
  );

describe('the pillars of a new version', () => {
  it('keep their ids through another name and another order, and new ones get their own', () =>
    expect(publish({ name: 'Trust' }, { pillarId: 'b', name: 'Growing' })).toEqual([
      { id: 'new', name: 'Trust', text: '' },
      { id: 'b', name: 'Growing', text: '' },
    ]));

  it('are none of another strategy, and each stands once', () => {
    expect(publish({ pillarId: 'c', name: 'Trust' })).toBeUndefined();
    expect(publish({ pillarId: 'a', name: 'Care' }, { pillarId: 'a', name: 'Care again' })).toBeUndefined();
  });
});
