import { describe, expect, it } from '@jest/globals';
import { transitionStateKeys, transitionStates } from '@talent-os/contracts/talent/transition-states.js';
import fc from 'fast-check';
import { completionRefusal, moveRefusal, transitionMovesFrom, typeOfMove, typeRefusal } from './transition.rules.js';

const state = fc.constantFrom(...transitionStateKeys);
const path = fc.array(state, { maxLength: 12 });
/** Walks as far as the machine lets it. */
const walk = (steps: readonly (typeof transitionStateKeys)[number][]) =>
  steps.reduce((at, to) => (moveRefusal(at, to) ? at : to), 'requested' as (typeof transitionStateKeys)[number]);

const place = fc.record({
  industry: fc.constantFrom('SALES' as const, 'HEALTHCARE' as const, 'CYBER' as const),
  location: fc.constantFrom('Boston', 'Tampa'),
  role: fc.constantFrom('SALES_REP' as const, 'HIRING_MANAGER' as const),
});

describe('the course of a transition', () => {
  it('never leaves a state that is over', () =>
    fc.assert(
      fc.property(path, state, (steps, next) => {
        const at = walk(steps);
        if (!transitionStates[at].running) expect(moveRefusal(at, next)).toBe('transition.state');
      }),
    ));

  it('is completed only after review, approval and handover', () => {
    const before = (to: string) =>
      transitionStateKeys.filter((from) => transitionMovesFrom[from].includes(to as never));
    expect(before('completed')).toEqual(['in_progress']);
    expect(before('in_progress')).toEqual(['approved']);
    expect(before('approved')).toEqual(['in_review']);
    expect(before('in_review')).toEqual(['requested']);
  });

  it('can be cancelled as long as it runs', () => {
    for (const one of transitionStateKeys)
      expect(moveRefusal(one, 'cancelled') === undefined).toBe(transitionStates[one].running);
  });
});

describe('completing', () => {
  const day = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21');

  it('needs the day to have come and every task to be done, whatever the day', () =>
    fc.assert(
      fc.property(state, day, day, fc.nat(3), (status, effectiveDate, today, open) => {
        const refusal = completionRefusal({ status, effectiveDate }, open, today);
        expect(refusal === undefined).toBe(status === 'in_progress' && effectiveDate <= today && open === 0);
      }),
    ));

  it('says first that it is early, then what is left', () => {
    const transition = { status: 'in_progress', effectiveDate: '2026-11-21' } as const;
    expect(completionRefusal(transition, 2, '2026-11-20')).toBe('transition.early');
    expect(completionRefusal(transition, 2, '2026-11-21')).toBe('transition.tasks');
  });
});

describe('the type of a transition', () => {
  it('that follows from its seats is one that may be asked for', () =>
    fc.assert(
      fc.property(fc.option(place), place, (from, to) => {
        expect(typeRefusal(typeOfMove(from, to), from, to)).toBeUndefined();
      }),
    ));

  it('is a promotion where somebody begins to lead', () => {
    const seat = { industry: 'SALES', location: 'Boston', role: 'SALES_REP' } as const;
    const lead = { ...seat, role: 'HIRING_MANAGER' } as const;
    expect(typeOfMove(seat, lead)).toBe('promotion');
    expect(typeOfMove(lead, lead)).toBe('lateral');
    expect(typeOfMove(seat, { ...seat, location: 'Tampa' })).toBe('relocation');
    expect(typeRefusal('lateral', seat, { ...seat, industry: 'CYBER' })).toBe('transition.type');
  });
});
