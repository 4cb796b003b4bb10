import { describe, expect, it } from '@jest/globals';
import { stepsIn } from './drawer-steps';

const columns = [
  { title: 'Screening', items: [{ id: 'ana' }, { id: 'ben' }] },
  { title: 'Offer', items: [{ id: 'cy' }] },
];

describe('the steps around a record of a board', () => {
  it('lead through its column', () => {
    const opened: string[] = [];
    const steps = stepsIn(columns, 'ben', ({ id }) => opened.push(id));
    expect(steps?.text).toBe('2 of 2 in Screening');
    expect(steps?.next).toBeUndefined();
    steps?.previous?.();
    expect(opened).toEqual(['ana']);
  });

  it('are none where the board does not show it', () =>
    expect(stepsIn(columns, 'dora', () => undefined)).toBeUndefined());
});
