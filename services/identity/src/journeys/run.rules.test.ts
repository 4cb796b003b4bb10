import { describe, expect, it } from '@jest/globals';
import { milestoneKeys, type MilestoneKey } from '@talent-os/contracts/identity/journey-milestones.js';
import fc from 'fast-check';
import type { RunStep } from './journey-run.entity.js';
import { afterReaching, progressOf, stepsFrom } from './run.rules.js';

const begunAt = new Date('2026-03-02T09:00:00Z');
const later = (minutes: number) => new Date(begunAt.getTime() + minutes * 60_000);
const stepsOf = (milestones: readonly MilestoneKey[]): RunStep[] =>
  stepsFrom(
    milestones.map((milestone, at) => ({ title: `Step ${at}`, route: '/user', milestone, dueDays: at })),
    '2026-03-02',
    () => 'task',
  );
type Fact = { readonly milestone: MilestoneKey; readonly at: Date };
const after = (steps: readonly RunStep[], facts: readonly Fact[]): readonly RunStep[] =>
  facts.reduce<readonly RunStep[]>(
    (taken, { milestone, at }) => afterReaching(taken, milestone, at, begunAt)?.steps ?? taken,
    steps,
  );
const doneIn = (steps: readonly RunStep[]) => steps.filter(({ doneAt }) => doneAt).map(({ milestone }) => milestone);

const milestone = fc.constantFrom(...milestoneKeys);
const milestones = fc.uniqueArray(milestone, { minLength: 1, maxLength: 6 });
const facts = fc.array(fc.record({ milestone, at: fc.integer({ min: -60, max: 600 }).map(later) }), { maxLength: 12 });

describe('a run', () => {
  it('counts days from its beginning', () => {
    expect(stepsOf(['goalSet', 'dealWon']).map(({ dueOn }) => dueOn)).toEqual(['2026-03-02', '2026-03-03']);
  });

  it('is completed once every step is done, in whatever order', () => {
    const steps = stepsOf(['goalSet', 'dealWon']);
    const half = afterReaching(steps, 'dealWon', later(1), begunAt)!;
    expect(half).toMatchObject({ state: 'running', done: 1, nextStep: 'goalSet' });
    const whole = afterReaching(half.steps, 'goalSet', later(2), begunAt)!;
    expect(whole).toMatchObject({ state: 'completed', done: 2, nextStep: null });
  });

  it('is changed by nothing that came before it, comes again or is no step of it', () => {
    const steps = stepsOf(['goalSet']);
    expect(afterReaching(steps, 'goalSet', later(-1), begunAt)).toBeUndefined();
    expect(afterReaching(steps, 'dealWon', later(1), begunAt)).toBeUndefined();
    const done = afterReaching(steps, 'goalSet', later(1), begunAt)!;
    expect(afterReaching(done.steps, 'goalSet', later(2), begunAt)).toBeUndefined();
  });

  it('has the same steps done however often and in whatever order events arrive', () =>
    fc.assert(
      fc.property(milestones, facts, fc.infiniteStream(fc.nat()), (some, told, draws) => {
        const steps = stepsOf(some);
        const once = after(steps, told);
        const again = after(once, told);
        const order = told.map((fact) => ({ fact, rank: draws.next().value as number }));
        const shuffled = order.toSorted((one, other) => one.rank - other.rank).map(({ fact }) => fact);
        expect(again).toEqual(once);
        expect(doneIn(after(steps, shuffled))).toEqual(doneIn(once));
        expect(progressOf(once).done).toBe(doneIn(once).length);
      }),
    ));

  it('never loses a step that is done', () =>
    fc.assert(
      fc.property(milestones, facts, facts, (some, first, second) => {
        const before = after(stepsOf(some), first);
        expect(doneIn(after(before, second))).toEqual(expect.arrayContaining(doneIn(before)));
      }),
    ));
});
