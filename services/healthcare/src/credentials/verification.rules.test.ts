import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '@talent-os/service-kit/calendar';
import { statusOf } from './credential.rules.js';
import { changesOf, refusalOf, type OwnedCredential, type Step, type WaitingRenewal } from './verification.rules.js';

const TODAY = '2026-11-20';
const NOW = new Date('2026-11-20T09:00:00Z');
const HOLDER = 'holder';
const held = (left: number, more: Partial<OwnedCredential> = {}): OwnedCredential => ({
  userId: HOLDER,
  expirationDate: addDays(TODAY, left),
  verifiedAt: NOW,
  revokedAt: null,
  ...more,
});
const renew = (left: number): Step => ({ kind: 'renew', by: HOLDER, expirationDate: addDays(TODAY, left) });
const verify = (by: string): Step => ({ kind: 'verify', by, method: 'primary_source', reference: 'Nursys' });

describe('a step of a credential', () => {
  it.each<[string, OwnedCredential, WaitingRenewal, Step, string | undefined]>([
    ['a renewal of an expiring one', held(30), null, renew(700), undefined],
    ['a renewal of an expired one', held(-30), null, renew(700), undefined],
    ['a renewal long before', held(91), null, renew(700), 'credential.early'],
    ['a renewal to the same date', held(30), null, renew(30), 'credential.date'],
    ['a renewal to a day gone by', held(-30), null, renew(0), 'credential.date'],
    ['a second renewal', held(30), { expirationDate: '2029-01-01', number: '1' }, renew(700), 'credential.waiting'],
    [
      'a renewal before the first verification',
      held(30, { verifiedAt: null }),
      null,
      renew(700),
      'credential.unverified',
    ],
    ['a renewal of a revoked one', held(30, { revokedAt: NOW }), null, renew(700), 'credential.revoked'],
    ['a first verification', held(30, { verifiedAt: null }), null, verify('hr'), undefined],
    ['a verification of nothing', held(30), null, verify('hr'), 'credential.settled'],
    ['a verification of my own', held(30, { verifiedAt: null }), null, verify(HOLDER), 'credential.ownDecision'],
    ['a withdrawal of nothing', held(30), null, { kind: 'withdraw', by: HOLDER }, 'credential.settled'],
    [
      'a second revocation',
      held(30, { revokedAt: NOW }),
      null,
      { kind: 'revoke', by: 'hr', reason: 'x' },
      'credential.revoked',
    ],
  ])('%s', (_, credential, waiting, step, refusal) => {
    expect(refusalOf(credential, waiting, step, TODAY)).toBe(refusal);
  });

  it('never moves the date in force but by somebody else’s verification, and never brings a revoked one back', () => {
    const by = fc.constantFrom(HOLDER, 'hr', 'second');
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.record({
        kind: fc.constant('renew' as const),
        by: fc.constant(HOLDER),
        expirationDate: fc.integer({ min: -100, max: 900 }).map((days) => addDays(TODAY, days)),
      }),
      fc.record({ kind: fc.constant('withdraw' as const), by: fc.constant(HOLDER) }),
      fc.record({
        kind: fc.constant('verify' as const),
        by,
        method: fc.constant('document' as const),
        reference: fc.constant('r'),
      }),
      fc.record({ kind: fc.constantFrom('reject' as const, 'revoke' as const), by, reason: fc.constant('why') }),
    );
    const start = fc.tuple(fc.integer({ min: -200, max: 200 }), fc.boolean());
    fc.assert(
      fc.property(start, fc.array(step, { maxLength: 25 }), ([left, verified], steps) => {
        let credential = held(left, { verifiedAt: verified ? NOW : null });
        let waiting: WaitingRenewal = null;
        for (const one of steps) {
          if (refusalOf(credential, waiting, one, TODAY)) continue;
          const before = credential;
          if (one.kind === 'renew') waiting = { expirationDate: one.expirationDate, number: 'new' };
          else if (one.kind === 'withdraw') {
            if (!waiting) return;
            waiting = null;
          } else {
            expect(one.by).not.toBe(HOLDER);
            credential = { ...credential, ...changesOf(waiting, one, NOW) };
            if (one.kind !== 'revoke') waiting = null;
          }
          if (credential.expirationDate !== before.expirationDate) {
            expect(one.kind).toBe('verify');
            expect(credential.expirationDate > before.expirationDate).toBe(true);
          }
          if (before.revokedAt) expect(statusOf(credential, TODAY)).toBe('revoked');
          if (one.kind === 'verify') expect(statusOf(credential, TODAY)).not.toBe('pending_verification');
        }
      }),
    );
  });
});
