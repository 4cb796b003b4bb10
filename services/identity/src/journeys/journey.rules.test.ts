import { describe, expect, it } from '@jest/globals';
import { industries, roles } from '@talent-os/contracts';
import { milestoneKeys, milestones, milestoneTable } from '@talent-os/contracts/identity/journey-milestones.js';
import { journeyStartKeys, journeyStateKeys, type JourneyStep } from '@talent-os/contracts/identity/journey-shapes.js';
import { journeyTemplates } from '@talent-os/contracts/identity/journey-templates.data.js';
import { createJourney } from '@talent-os/contracts/identity/journeys.js';
import { events } from '@talent-os/contracts/registry.js';
import fc from 'fast-check';
import { actionRefusal, beginsWith, endingEvents, faultsOf, mayWith, moveRefusal, reachedBy } from './journey.rules.js';

const step = (more: Partial<JourneyStep> = {}): JourneyStep => ({
  title: 'Set up your second factor',
  route: '/user/security',
  milestone: 'factorAdded',
  dueDays: 2,
  ...more,
});
const written = { starts: 'role' as const, roles: ['RECRUITER' as const], industry: null, steps: [step()] };
type Shape = { readonly shape?: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> };
const shapeOf = (name: string) => (events.find((one) => one.name === name)?.payload as Shape | undefined)?.shape;

describe('what ends a step', () => {
  it.each(milestoneKeys.flatMap((key) => milestoneTable[key].by.map((by) => [key, by] as const)))(
    '%s is an event of the contracts that names a person',
    (_, { event, person, where = {} }) => {
      const shape = shapeOf(event);
      expect(shape?.[person]?.safeParse('0192a000-0000-7000-8000-0000000000f1').success).toBe(true);
      for (const [field, value] of Object.entries(where)) expect(shape?.[field]?.safeParse(value).success).toBe(true);
    },
  );

  it('is told by every event of the table, and by nothing else', () => {
    expect(new Set(endingEvents).size).toBe(endingEvents.length);
    expect(reachedBy('talent.onboarding.checkpointHeld', { employeeId: 'ann', day: 60 })).toEqual([
      { milestone: 'checkpoint60', personId: 'ann' },
    ]);
    expect(reachedBy('healthcare.credential.changed', { userId: 'ann' })).toEqual([]);
    expect(reachedBy('sales.deal.created', { ownerId: null })).toEqual([]);
    expect(reachedBy('identity.session.started', { userId: 'ann' })).toEqual([]);
  });
});

describe('a journey that is written', () => {
  it('is kept where its people may open every screen, and no two steps end by the same', () => {
    expect(faultsOf(written)).toEqual([]);
    expect(faultsOf({ ...written, roles: [] }).map(({ field }) => field)).toContain('roles');
    expect(faultsOf({ ...written, steps: [step(), step()] }).map(({ field }) => field)).toEqual(['steps.1.milestone']);
    const closed = step({ route: '/admin/prompts' });
    expect(faultsOf({ ...written, steps: [closed] }).map(({ field }) => field)).toEqual(['steps.0.route']);
    expect(faultsOf({ ...written, starts: 'hired', roles: [], steps: [closed] })).toHaveLength(1);
  });

  it.each(journeyTemplates.map((template) => [template.name, template] as const))('%s can be begun with', (_, one) => {
    expect(createJourney.input.safeParse(one).success).toBe(true);
    expect(faultsOf(one)).toEqual([]);
    const others = one.steps.flatMap(({ milestone }) => {
      const { industry } = milestones[milestone] as { readonly industry?: string };
      return industry && industry !== one.industry ? [milestone] : [];
    });
    expect(others).toEqual([]);
  });

  it('may do what nothing refuses', () => {
    for (const state of journeyStateKeys)
      for (const starts of journeyStartKeys) {
        const may = mayWith(state, starts);
        for (const to of journeyStateKeys) expect(may.to.includes(to)).toBe(moveRefusal(state, to) === undefined);
        for (const action of ['update', 'clone', 'assign', 'discard'] as const)
          expect(may.do.includes(action)).toBe(actionRefusal(action, { state, starts }) === undefined);
      }
    expect(mayWith('retired', 'role')).toEqual({ to: [], do: ['clone'] });
  });
});

describe('what a journey begins with', () => {
  const beginning = fc.oneof(
    fc.record({ starts: fc.constant('hired' as const), industry: fc.constantFrom(...industries) }),
    fc.record({
      starts: fc.constant('role' as const),
      role: fc.constantFrom(...roles),
      industry: fc.constantFrom(...industries),
    }),
  );

  it('is its own kind, its roles and its industry', () =>
    fc.assert(
      fc.property(
        beginning,
        fc.subarray([...roles]),
        fc.option(fc.constantFrom(...industries)),
        fc.constantFrom(...journeyStartKeys),
        (one, some, industry, starts) => {
          const begins = beginsWith({ starts, roles: some, industry }, one);
          if (begins) expect(one.starts).toBe(starts);
          if (begins && industry) expect(one.industry).toBe(industry);
          if (begins && one.starts === 'role') expect(some).toContain(one.role);
          if (!begins && industry === null && one.starts === 'hired') expect(starts).toBe('role');
        },
      ),
    ));
});
