import { describe, expect, it } from '@jest/globals';
import type { ComplianceControlKey } from '@talent-os/contracts/identity/compliance.js';
import { judge, type Facts } from './compliance.rules.js';

const moment = { now: new Date('2026-11-20T12:00:00Z'), today: '2026-11-20', timezone: 'UTC' };
const organization: Facts['organization'] = {
  id: '0192a000-0000-7000-8000-000000000001',
  name: 'Harbor',
  status: 'active',
  industries: ['HEALTHCARE'],
  modules: ['health-tech'],
  madeOn: '2026-01-01',
  idleMinutes: 15,
  secondFactor: 'administrators',
  people: 12,
  administrators: 2,
  withoutFactor: 0,
  looks: 0,
  dated: 3,
  kept: 0,
  applicants: 4,
  answered: 4,
  review: { state: 'finished', startedOn: '2026-10-01', dueOn: '2026-10-15', grants: 14, unanswered: 0 },
};
const trail: NonNullable<Facts['trail']> = {
  records: 900,
  since: '2026-01-01T00:00:00.000Z',
  aliveAt: '2026-11-20T11:59:00.000Z',
  verdict: 'sound',
  verifiedAt: '2026-11-01T00:00:00.000Z',
};
const citations = [
  '(a)(2)(i)',
  '(a)(2)(ii)',
  '(a)(2)(iii)',
  '(a)(2)(iv)',
  '(b)',
  '(c)(2)',
  '(d)',
  '(e)(2)(i)',
  '(e)(2)(ii)',
];
const safeguards = citations.map((part) => ({
  citation: `164.312${part}`,
  status: 'met' as const,
  nextReviewOn: '2027-03-01',
}));
const facts: Facts = { organization, trail, safeguards };

const verdictOf = (control: ComplianceControlKey, differs: Partial<Facts> = {}) =>
  judge({ ...facts, ...differs }, moment).find((one) => one.control === control);
const withFacts = (more: Partial<Facts['organization']>) => ({ organization: { ...organization, ...more } });

it('everything is met where everything is as it should be, each by evidence of its own', () => {
  const all = judge(facts, moment);
  expect(all.map(({ state }) => state)).toEqual(Array(12).fill('met'));
  expect(new Set(all.slice(0, 7).map(({ evidence }) => evidence)).size).toBe(7);
});

describe('a control', () => {
  it.each([
    ['logoff', 'attention', withFacts({ idleMinutes: 60 })],
    ['emergencyAccess', 'attention', withFacts({ administrators: 1 })],
    ['authentication', 'attention', withFacts({ secondFactor: 'off' })],
    ['authentication', 'attention', withFacts({ withoutFactor: 1 })],
    ['auditControls', 'attention', { trail: { ...trail, aliveAt: '2026-11-20T11:00:00.000Z' } }],
    ['integrity', 'overdue', { trail: { ...trail, verdict: null, verifiedAt: null } }],
    ['integrity', 'overdue', { trail: { ...trail, verdict: 'broken' } }],
    ['integrity', 'overdue', { trail: { ...trail, verifiedAt: '2026-05-01T00:00:00.000Z' } }],
    ['integrity', 'unknown', { trail: null }],
    ['retention', 'overdue', withFacts({ kept: 1 })],
    ['aedtNotice', 'attention', withFacts({ answered: 3 })],
    ['accessReview', 'overdue', withFacts({ review: null })],
    ['accessReview', 'met', withFacts({ review: null, madeOn: '2026-11-01' })],
    ['accessReview', 'overdue', withFacts({ review: { ...organization.review!, startedOn: '2026-07-01' } })],
    ['accessReview', 'attention', withFacts({ review: { ...organization.review!, unanswered: 2 } })],
    ['accessReview', 'overdue', withFacts({ review: { ...organization.review!, state: 'open' } })],
    ['encryption', 'overdue', { safeguards: [] }],
    ['encryption', 'unknown', { safeguards: null }],
    ['encryption', 'attention', { safeguards: safeguards.map((one) => ({ ...one, status: 'partial' as const })) }],
    ['logoff', 'overdue', { safeguards: safeguards.map((one) => ({ ...one, nextReviewOn: '2026-11-01' })) }],
  ] as const)('%s is %s', (control, state, differs) => expect(verdictOf(control, differs)).toMatchObject({ state }));

  it('about protected health information concerns organizations of healthcare alone', () => {
    const elsewhere = judge({ ...facts, safeguards: undefined }, moment);
    expect(elsewhere.map(({ control }) => control)).toEqual(['retention', 'aedtNotice', 'accessReview']);
  });
});
