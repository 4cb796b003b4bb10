import { describe, expect, it } from '@jest/globals';
import { expressionStatuses, PENDING_LIMIT } from '@talent-os/contracts/talent/mobility.js';
import fc from 'fast-check';
import { positionStatuses, visibilities } from '@talent-os/contracts/talent/seats.js';
import { NEVER_APPLIED as never } from '../applications/reapply.rules.js';
import {
  decisionRefusal,
  interestRefusal as refusalOf,
  mayOfAuthor,
  mayOfDecider,
  withdrawalRefusal,
} from './interest.rules.js';

const position = { id: 'p', status: 'open', visibility: 'both' } as const;
const pending = (...ids: string[]) => ids.map((positionId) => ({ positionId }));

const now = new Date('2026-11-22T10:00:00Z');
const interestRefusal = (to: Parameters<typeof refusalOf>[0], waiting: Parameters<typeof refusalOf>[1], past = never) =>
  refusalOf(to, waiting, past, now);

const anyPosition = fc.record({
  id: fc.constantFrom('p', 'q', 'r', 's', 't'),
  status: fc.constantFrom(...positionStatuses),
  visibility: fc.constantFrom(...visibilities),
});

describe('a new expression of interest', () => {
  it('needs a position that is open and shown inside the company', () => {
    expect(interestRefusal(position, [])).toBeUndefined();
    expect(interestRefusal({ ...position, visibility: 'internal' }, [])).toBeUndefined();
    expect(interestRefusal({ ...position, visibility: 'external' }, [])).toBe('mobility.closed');
    for (const status of ['on_hold', 'filled', 'closed'] as const)
      expect(interestRefusal({ ...position, status }, [])).toBe('mobility.closed');
  });

  it('is refused while one for the same position waits', () =>
    expect(interestRefusal(position, pending('p'))).toBe('mobility.duplicate'));

  it('is refused when three wait', () => {
    expect(interestRefusal(position, pending('q', 'r'))).toBeUndefined();
    expect(interestRefusal(position, pending('q', 'r', 's'))).toBe('mobility.limit');
  });

  it('is refused while an application for the position runs, and for a while after it ended', () => {
    expect(interestRefusal(position, [], { ...never, running: true })).toBe('mobility.applied');
    expect(interestRefusal(position, [], { ...never, endedAt: new Date('2026-11-20T10:00:00Z') })).toBe(
      'mobility.again',
    );
    expect(interestRefusal(position, [], { ...never, endedAt: new Date('2026-08-01T10:00:00Z') })).toBeUndefined();
  });

  it('is told the first reason: closed before duplicate, duplicate before limit', () => {
    expect(interestRefusal({ ...position, status: 'closed' }, pending('p', 'q', 'r'))).toBe('mobility.closed');
    expect(interestRefusal(position, pending('p', 'q', 'r'))).toBe('mobility.duplicate');
    expect(interestRefusal({ ...position, status: 'closed' }, [], { ...never, running: true })).toBe('mobility.closed');
    expect(interestRefusal(position, pending('p'), { ...never, running: true })).toBe('mobility.applied');
  });

  it('never leaves more than three waiting, nor two for one position, whatever is asked for', () =>
    fc.assert(
      fc.property(fc.array(anyPosition, { maxLength: 40 }), (asked) => {
        const waiting: { positionId: string }[] = [];
        for (const one of asked) if (!interestRefusal(one, waiting)) waiting.push({ positionId: one.id });
        expect(waiting.length).toBeLessThanOrEqual(PENDING_LIMIT);
        expect(new Set(waiting.map((one) => one.positionId)).size).toBe(waiting.length);
      }),
    ));
});

describe('a decision on an expression of interest', () => {
  const expression = { userId: 'rep', status: 'pending' } as const;

  it('is taken by somebody else than its author', () => {
    expect(decisionRefusal(expression, position, 'manager', 'approved')).toBeUndefined();
    expect(decisionRefusal(expression, position, 'rep', 'approved')).toBe('mobility.ownDecision');
    expect(decisionRefusal(expression, position, 'rep', 'declined')).toBe('mobility.ownDecision');
  });

  it('is taken once', () => {
    for (const status of ['approved', 'declined', 'withdrawn'] as const)
      expect(decisionRefusal({ ...expression, status }, position, 'manager', 'declined')).toBe('mobility.decided');
  });

  it('cannot approve for a position that takes nobody, but can still decline', () => {
    const closed = { ...position, status: 'closed' } as const;
    expect(decisionRefusal(expression, closed, 'manager', 'approved')).toBe('mobility.closed');
    expect(decisionRefusal(expression, closed, 'manager', 'declined')).toBeUndefined();
  });
});

describe('what is offered', () => {
  it.each(expressionStatuses)('to the author of one that is %s', (status) =>
    expect(mayOfAuthor(status).to).toEqual(withdrawalRefusal(status) ? [] : ['withdrawn']),
  );

  it('to whoever hires is what nothing refuses, never their own', () =>
    fc.assert(
      fc.property(
        anyPosition,
        fc.constantFrom(...expressionStatuses),
        fc.constantFrom('me', 'another'),
        (seat, status, userId) => {
          const { to } = mayOfDecider({ userId, status }, seat, 'me');
          for (const decision of ['approved', 'declined'] as const)
            expect(to.includes(decision)).toBe(!decisionRefusal({ userId, status }, seat, 'me', decision));
          if (userId === 'me') expect(to).toEqual([]);
        },
      ),
    ));
});
