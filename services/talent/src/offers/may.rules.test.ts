import { describe, expect, it } from '@jest/globals';
import { offerStateKeys, type OfferState } from '@talent-os/contracts/talent/offer-states.js';
import { approvalsFor } from './offer.rules.js';
import { mayOfOffer, type OfferSituation } from './may.rules.js';

const now = new Date('2026-11-20T09:00:00Z');
const offer = (status: OfferState, expiresAt: Date | null = null) => ({
  status,
  expiresAt,
  startDate: '2027-01-04',
  authorId: 'recruiter',
  approvals: approvalsFor('recruiter', 'manager'),
});
const situation: OfferSituation = {
  userId: 'admin',
  keeps: true,
  sends: true,
  decides: true,
  admitted: true,
  application: { status: 'active', source: 'external' },
  seat: { status: 'open' },
  today: '2026-11-20',
  now,
};
const deeds = (status: OfferState, other: Partial<OfferSituation> = {}) =>
  mayOfOffer(offer(status), { ...situation, ...other }).do;

describe('what may be done with an offer', () => {
  it.each([
    ['draft', ['edit', 'submit', 'rescind']],
    ['in_approval', ['decide', 'rescind']],
    ['approved', ['send', 'rescind']],
    ['sent', ['accept', 'decline', 'rescind']],
    ['viewed', ['accept', 'decline', 'rescind']],
    ['accepted', []],
    ['declined', []],
    ['expired', []],
    ['rescinded', []],
  ] as const)('%s: %j', (status, expected) => expect(deeds(status)).toEqual(expected));

  it('takes the right for it', () => {
    for (const status of offerStateKeys)
      expect(deeds(status, { keeps: false, sends: false, decides: false })).toEqual([]);
    expect(deeds('draft', { sends: false })).toEqual(['edit', 'submit']);
    expect(deeds('in_approval', { keeps: false, sends: false })).toEqual(['decide']);
  });

  it('is decided by whose step it is, who has not written it', () => {
    expect(deeds('in_approval', { admitted: false })).toEqual(['rescind']);
    expect(deeds('in_approval', { userId: 'recruiter' })).toEqual(['rescind']);
  });

  it('ends with its day to start, its seat and its application', () => {
    expect(deeds('draft', { today: '2027-01-04' })).toEqual(['edit', 'rescind']);
    expect(deeds('approved', { today: '2027-01-04' })).toEqual(['rescind']);
    expect(deeds('approved', { seat: { status: 'on_hold' } })).toEqual(['rescind']);
    expect(deeds('sent', { application: { status: 'on_hold', source: 'external' } })).toEqual(['decline', 'rescind']);
  });

  it('leaves the answer to who answers for themselves, and to nobody once the time is over', () => {
    expect(deeds('sent', { application: { status: 'active', source: 'internal' } })).toEqual(['rescind']);
    expect(mayOfOffer(offer('sent', now), situation).do).toEqual(['rescind']);
  });
});
