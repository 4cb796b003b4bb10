import { describe, expect, it } from '@jest/globals';
import type { InterviewState } from '@talent-os/contracts/talent/interview-states.js';
import { minutesAfter } from '@talent-os/service-kit/calendar';
import { mayOfHolder, mayOfInterview, mayOfInterviews, type InterviewSituation } from './may.rules.js';

const now = new Date('2026-11-20T09:00:00Z');
const [earlier, later] = [minutesAfter(now, -5), minutesAfter(now, 5)];
const keeper: InterviewSituation = { keeps: true, holds: false, theirs: false, applicationStatus: 'active' };
const deeds = (
  status: InterviewState,
  startAt: Date | null,
  situation: Partial<InterviewSituation> = {},
  slots: readonly Date[] = [later],
) => mayOfInterview({ status, startAt, slots }, { ...keeper, ...situation }, now).do;

describe('what may be done with an interview', () => {
  it.each([
    ['proposed', null, ['pick', 'reschedule', 'replace', 'cancel']],
    ['scheduled', later, ['reschedule', 'replace', 'cancel']],
    ['scheduled', earlier, ['complete', 'miss', 'reschedule', 'replace', 'cancel']],
    ['completed', earlier, []],
    ['no_show', earlier, []],
    ['cancelled', null, []],
  ] as const)('by who keeps the pipeline: %s, from %s', (status, startAt, expected) =>
    expect(deeds(status, startAt)).toEqual(expected),
  );

  it('is told by who holds it, from its beginning on', () => {
    const holder = { keeps: false, holds: true };
    expect(deeds('scheduled', earlier, holder)).toEqual(['complete', 'miss']);
    expect(deeds('proposed', null, holder)).toEqual([]);
    expect(mayOfHolder({ status: 'scheduled', startAt: later }, now).do).toEqual([]);
    expect(mayOfHolder({ status: 'scheduled', startAt: now }, now).do).toEqual(['complete', 'miss']);
  });

  it('is nothing for anybody else', () =>
    expect(deeds('scheduled', earlier, { keeps: false, holds: false })).toEqual([]));

  it('is chosen here only for people from outside, while a slot lies ahead', () => {
    expect(deeds('proposed', null, { theirs: true })).toEqual(['reschedule', 'replace', 'cancel']);
    expect(deeds('proposed', null, {}, [earlier])).toEqual(['reschedule', 'replace', 'cancel']);
  });

  it('gets no other time while the application rests', () =>
    expect(deeds('scheduled', later, { applicationStatus: 'on_hold' })).toEqual(['replace', 'cancel']));

  it('is to arrange one, by who keeps the pipeline of an application that runs', () => {
    const arranged = (keeps: boolean, applicationStatus: string) => mayOfInterviews({ keeps, applicationStatus }).do;
    expect(arranged(true, 'active')).toEqual(['propose', 'record']);
    expect(arranged(true, 'on_hold')).toEqual([]);
    expect(arranged(false, 'active')).toEqual([]);
  });
});
