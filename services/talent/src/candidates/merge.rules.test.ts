import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countsMore, givesWay, mergedFields, partedFields, partRefusal, type RivalApplication } from './merge.rules.js';

const kept = {
  email: 'hv@old.example',
  phone: '+1 312 555 0148',
  headline: 'Account executive',
  tags: ['Leads well'],
  consentUntil: '2027-06-01',
  retentionUntil: '2027-08-30',
};
const other = {
  ...kept,
  email: 'jv@new.example',
  headline: 'Sales lead',
  tags: ['Part time'],
  consentUntil: '2027-03-01',
  retentionUntil: '2027-05-30',
};

describe('one record of two', () => {
  it('takes what was chosen, keeps the rest, has the tags of both and the shorter consent', () => {
    expect(mergedFields(kept, other, ['email']).after).toEqual({
      ...kept,
      email: other.email,
      tags: ['Leads well', 'Part time'],
      consentUntil: other.consentUntil,
      retentionUntil: other.retentionUntil,
    });
  });

  it('is two again as before, whatever was chosen', () => {
    const choice = fc.subarray(['email', 'phone', 'headline'] as const);
    fc.assert(
      fc.property(choice, (take) => {
        const trace = mergedFields(kept, other, take);
        expect(partedFields(trace.after, trace)).toMatchObject(kept);
      }),
    );
  });

  it('keeps what was changed since they were merged', () => {
    const trace = mergedFields(kept, other, ['headline']);
    const now = { ...trace.after, headline: 'Head of sales', tags: [...trace.after.tags, 'Ask again'] };
    expect(partedFields(now, trace)).toMatchObject({ headline: 'Head of sales', tags: ['Leads well', 'Ask again'] });
  });

  it.each([
    ['merged', 29, undefined],
    ['merged', 31, 'candidate.late'],
    ['parted', 1, 'candidate.parted'],
    ['apart', 1, 'candidate.parted'],
  ] as const)('%s for %i days: %s', (status, days, refusal) => {
    const decidedAt = new Date('2026-03-01T10:00:00Z');
    const now = new Date(decidedAt.getTime() + days * 86_400_000);
    expect(partRefusal({ status, decidedAt }, now)).toBe(refusal);
  });
});

it.each([
  ['nothing is known', undefined, true],
  ['another person has confirmed the own level', { level: 2, verified: true }, false],
  ['the own level is lower and unconfirmed', { level: 2, verified: false }, true],
  ['the own level is as high', { level: 3, verified: false }, false],
] as const)('what the other record says of a skill counts where %s: %#', (_, own, counts) => {
  const state = (level: number, verified: boolean) => ({ level, verified, evidence: 'Project record' });
  expect(countsMore(state(3, false), own && state(own.level, own.verified))).toBe(counts);
});

describe('two applications of one person for one position', () => {
  const base: RivalApplication = {
    id: 'a',
    status: 'active',
    order: 2,
    offerLive: false,
    appliedAt: new Date('2026-03-01T10:00:00Z'),
  };
  const later = new Date('2026-03-05T10:00:00Z');
  it.each([
    ['the one without an offer', base, { order: 1, offerLive: true }, 'a'],
    ['the one that rests', base, { status: 'on_hold', order: 3 }, 'b'],
    ['the one at an earlier stage', base, { order: 3 }, 'a'],
    ['the later one', base, { appliedAt: later }, 'b'],
  ] as const)('%s gives way, whichever is asked first', (_, one, changes, loser) => {
    const two: RivalApplication = { ...base, id: 'b', ...changes };
    expect([givesWay(one, two)?.id, givesWay(two, one)?.id]).toEqual([loser, loser]);
  });

  it.each(['rejected', 'withdrawn', 'hired'] as const)('none gives way to one that is %s', (status) =>
    expect(givesWay(base, { ...base, id: 'b', status })).toBeUndefined(),
  );
});
