import { describe, expect, it } from '@jest/globals';
import { awaitedBeside, expectedAt, withdrawalRefusal } from './standing.rules.js';

const sides = { recruiterId: 'recruiter', hiringManagerId: 'manager' };
const interview = (status: 'proposed' | 'scheduled' | 'cancelled', interviewerIds: string[], slots: string[] = []) => ({
  status,
  slots,
  interviewerIds,
});
const nothing = { waitingFor: null, interviews: [], offer: null } as const;
const offer = { status: 'sent', expiresAt: '2026-12-04T10:00:00+00:00' } as const;

describe('whom my application waits for', () => {
  it('is who recruits, who hires, or those who hold an interview that is not off', () => {
    expect(awaitedBeside({ ...nothing, waitingFor: 'recruiter' }, sides)).toEqual(['recruiter']);
    expect(awaitedBeside({ ...nothing, waitingFor: 'manager' }, sides)).toEqual(['manager']);
    const interviews = [
      interview('scheduled', ['a', 'b']),
      interview('scheduled', ['b']),
      interview('cancelled', ['c']),
    ];
    expect(awaitedBeside({ ...nothing, waitingFor: 'interviewer', interviews }, sides)).toEqual(['a', 'b']);
  });

  it('is nobody else where it is my turn, or nobody’s', () => {
    expect(awaitedBeside({ ...nothing, waitingFor: 'candidate' }, sides)).toEqual([]);
    expect(awaitedBeside(nothing, sides)).toEqual([]);
  });
});

describe('by when my application should go on', () => {
  const stage = { stageEnteredAt: '2026-11-27T08:00:00Z', slaDays: 5 };
  it.each([
    ['is open where nothing is awaited', nothing, null],
    ['is the end of its stage', { ...nothing, waitingFor: 'recruiter' as const }, '2026-12-02T08:00:00.000Z'],
    ['is when the offer ends', { ...nothing, waitingFor: 'candidate' as const, offer }, '2026-12-04T10:00:00.000Z'],
    [
      'is the first of the times to choose from',
      {
        ...nothing,
        waitingFor: 'candidate' as const,
        interviews: [interview('proposed', ['a'], ['2026-12-01T09:00:00Z', '2026-11-30T09:00:00Z'])],
      },
      '2026-11-30T09:00:00.000Z',
    ],
  ])('%s', (_, standing, expected) => expect(expectedAt({ ...standing, ...stage })).toBe(expected));
});

describe('withdrawing', () => {
  it('is open while it runs or rests, and an offer that is out is answered instead', () => {
    expect(withdrawalRefusal({ status: 'active', offer: null })).toBeUndefined();
    expect(withdrawalRefusal({ status: 'on_hold', offer: { status: 'draft' } })).toBeUndefined();
    expect(withdrawalRefusal({ status: 'active', offer: { status: 'viewed' } })).toBe('application.answer');
    expect(withdrawalRefusal({ status: 'rejected', offer: null })).toBe('application.closed');
  });
});
