import { describe, expect, it } from '@jest/globals';
import {
  deployStateKeys,
  eligibilityKeys,
  matchStateKeys,
  type DeployState,
  type MatchState,
} from '@talent-os/contracts/cyber/deploy-states.js';
import fc from 'fast-check';
import {
  clearanceRefusal,
  mayOfMatch,
  mayOfOwn,
  proposalRefusal,
  startRefusal,
  stateAfter,
  stepRefusal,
  countTaken,
  lastDayOf,
  type Step,
} from './deploy.rules.js';

const steps: readonly Step[] = ['accept', 'decline', 'withdraw', 'deploy'];
const becomes: Record<Exclude<Step, 'withdraw'>, MatchState> = {
  accept: 'accepted',
  decline: 'declined',
  deploy: 'deployed',
};

/** What happens to a request when people are proposed and steps are taken in any order, as far as the rules let them. */
const action = fc.oneof(
  fc.record({ kind: fc.constant('propose' as const), person: fc.nat(6) }),
  fc.record({ kind: fc.constantFrom(...steps), person: fc.nat(6) }),
);

describe('a request for rapid deployment', () => {
  it('never has more people than it asks for, and is deployed exactly when all of them are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.array(action, { maxLength: 60 }), (count, actions) => {
        let status: DeployState = 'open';
        const people = new Map<number, MatchState>();
        for (const { kind, person } of actions) {
          const before = { status, count };
          const match = people.get(person);
          if (kind === 'propose') {
            if (!proposalRefusal(before, [...people.values()], match !== undefined)) people.set(person, 'proposed');
          } else if (match && !stepRefusal(kind, before, match, [...people.values()])) {
            if (kind === 'withdraw') people.delete(person);
            else people.set(person, becomes[kind]);
          }
          status = stateAfter(before, [...people.values()]);
          const states = [...people.values()];
          expect(countTaken(states)).toBeLessThanOrEqual(count);
          expect(status === 'deployed').toBe(states.filter((one) => one === 'deployed').length === count);
        }
      }),
    );
  });

  it('takes no step once it is over, and none a state does not allow', () => {
    for (const status of ['deployed', 'cancelled'] as const) {
      expect(proposalRefusal({ status, count: 9 }, [], false)).toBe('deploy.over');
      for (const step of steps) expect(stepRefusal(step, { status, count: 9 }, 'proposed', [])).toBe('deploy.over');
    }
    const allowed = steps.map((step) =>
      matchStateKeys.filter((match) => !stepRefusal(step, { status: 'matching', count: 9 }, match, [match])),
    );
    expect(allowed).toEqual([
      ['proposed'],
      ['proposed', 'accepted'],
      ['proposed', 'accepted', 'declined'],
      ['accepted'],
    ]);
  });

  it('asks nobody twice, and nobody when everybody is found', () => {
    const request = { status: 'matching', count: 1 } as const;
    expect(proposalRefusal(request, ['declined'], true)).toBe('deploy.proposed');
    expect(proposalRefusal(request, ['accepted'], false)).toBe('deploy.full');
    expect(proposalRefusal(request, ['declined', 'proposed'], false)).toBeUndefined();
    expect(stepRefusal('accept', request, 'proposed', ['accepted', 'proposed'])).toBe('deploy.full');
  });

  it('keeps a state that is over, and starts today at the earliest', () => {
    expect(deployStateKeys.map((status) => stateAfter({ status, count: 1 }, ['deployed']))).toEqual([
      'deployed',
      'deployed',
      'deployed',
      'cancelled',
    ]);
    expect(stateAfter({ status: 'matching', count: 1 }, [])).toBe('matching');
    expect(startRefusal('2026-11-19', '2026-11-20')).toBe('deploy.start');
    expect(startRefusal('2026-11-20', '2026-11-20')).toBeUndefined();
  });

  it('deploys with a verified clearance or where none is needed', () => {
    expect(eligibilityKeys.filter((one) => !clearanceRefusal(one))).toEqual(['notNeeded', 'active']);
  });

  it('asks for a clearance that holds from today until the person starts', () => {
    expect(lastDayOf('2026-12-10', '2026-12-01')).toBe('2026-12-10');
    expect(lastDayOf('2026-11-20', '2026-12-01')).toBe('2026-12-01');
  });
});

describe('what may be done with a proposal', () => {
  it.each([
    ['matching', 'proposed', ['withdraw']],
    ['matching', 'accepted', ['deploy', 'withdraw']],
    ['matching', 'declined', ['withdraw']],
    ['matching', 'deployed', []],
    ['cancelled', 'accepted', []],
  ] as const)('by who fills a request that is %s: %s', (status, match, deeds) =>
    expect(mayOfMatch(status, match).do).toEqual(deeds),
  );

  it.each([
    ['matching', 'proposed', false, ['accept', 'decline']],
    ['matching', 'proposed', true, ['decline']],
    ['matching', 'accepted', true, ['decline']],
    ['matching', 'declined', false, []],
    ['deployed', 'proposed', false, []],
  ] as const)('by whom it was made to: %s, %s, all found: %s', (status, match, full, deeds) =>
    expect(mayOfOwn(status, match, full).do).toEqual(deeds),
  );
});
