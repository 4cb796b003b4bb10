import { describe, expect, it } from '@jest/globals';
import { deciderOf, dueAfter, objectionTo, stateAfter, type ApprovalFacts } from './approval.rules.js';

const NOW = new Date('2026-11-23T12:00:00Z');
const parties = { askedBy: 'asker', subjectId: 'subject' };
const waiting: ApprovalFacts = {
  ...parties,
  state: 'waiting',
  decider: 'platform',
  dueAt: new Date('2026-11-24T12:00:00Z'),
};

describe('whose word a request takes', () => {
  it.each([
    ['platform', { platform: ['asker', 'other'], organization: ['admin'] }],
    ['organization', { platform: ['asker'], organization: ['admin'] }],
    ['organization', { platform: ['asker', 'subject'], organization: ['subject', 'admin'] }],
    ['time', { platform: ['asker'], organization: ['subject'] }],
    ['time', { platform: [], organization: [] }],
  ] as const)('is that of the %s', (decider, deciders) => expect(deciderOf(deciders, parties)).toBe(decider));

  it('is waited for three days; without anybody, one day', () => {
    expect(dueAfter('platform', NOW).toISOString()).toBe('2026-11-26T12:00:00.000Z');
    expect(dueAfter('organization', NOW).toISOString()).toBe('2026-11-26T12:00:00.000Z');
    expect(dueAfter('time', NOW).toISOString()).toBe('2026-11-24T12:00:00.000Z');
  });
});

describe('a request', () => {
  const platform = (personId: string) => ({ personId, side: 'platform' }) as const;
  const inside = (personId: string) => ({ personId, side: 'organization' }) as const;

  it('is approved by nobody who asked for it or gains by it', () => {
    for (const person of ['asker', 'subject'])
      expect(objectionTo('approve', waiting, platform(person), NOW)).toBe('approval.own');
    expect(objectionTo('approve', waiting, platform('other'), NOW)).toBeUndefined();
  });

  it('is stopped by whoever asked, and by whom it is about', () => {
    for (const person of ['asker', 'subject', 'other'])
      expect(objectionTo('decline', waiting, platform(person), NOW)).toBeUndefined();
    expect(stateAfter('decline', parties, 'asker')).toBe('withdrawn');
    expect(stateAfter('decline', parties, 'subject')).toBe('declined');
    expect(stateAfter('approve', parties, 'other')).toBe('approved');
  });

  it('is the platform’s alone where it has a second administrator', () => {
    for (const decision of ['approve', 'decline'] as const) {
      expect(objectionTo(decision, waiting, inside('admin'), NOW)).toBe('approval.platform');
      expect(objectionTo(decision, { ...waiting, decider: 'organization' }, inside('admin'), NOW)).toBeUndefined();
      expect(objectionTo(decision, { ...waiting, decider: 'time' }, inside('admin'), NOW)).toBeUndefined();
    }
  });

  it('is over once it was decided, or its time is up', () => {
    for (const state of ['approved', 'declined', 'withdrawn', 'expired'] as const)
      expect(objectionTo('decline', { ...waiting, state }, platform('other'), NOW)).toBe('approval.over');
    expect(objectionTo('approve', { ...waiting, dueAt: NOW }, platform('other'), NOW)).toBe('approval.over');
  });
});
