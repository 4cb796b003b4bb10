import { describe, expect, it } from '@jest/globals';
import { minutesAfter } from '@talent-os/service-kit/calendar';
import { spanOf } from '../interviews/interview.rules.js';
import { brokenOf } from './broken.rules.js';

const now = new Date('2026-11-18T09:00:00Z');
const at = (minutes: number) => minutesAfter(now, minutes);
const here = new Set(['ann', 'ben']);
const set = { set: spanOf(at(60), 60), slots: [at(60)], interviewerIds: ['ann', 'ben'] };

describe('a booking', () => {
  it('holds while everybody in it is here and free', () => {
    expect(brokenOf(set, [], here, now)).toBeUndefined();
    const around = [
      { userId: 'ann', ...spanOf(at(0), 60) },
      { userId: 'ben', ...spanOf(at(120), 60) },
      { userId: 'eve', ...spanOf(at(60), 60) },
    ];
    expect(brokenOf(set, around, here, now)).toBeUndefined();
  });

  it('no longer holds where an interviewer is at work or on leave then, or has left', () => {
    const busy = [{ userId: 'ben', ...spanOf(at(119), 60) }];
    expect(brokenOf(set, busy, here, now)).toEqual({ reason: 'busy', peopleIds: ['ben'] });
    expect(brokenOf(set, busy, new Set(['ben']), now)).toEqual({ reason: 'left', peopleIds: ['ann'] });
  });

  it('no longer holds once every slot on offer has passed', () => {
    const offered = { ...set, set: null, slots: [at(-120), at(-60), at(0)] };
    expect(brokenOf(offered, [], here, now)).toEqual({ reason: 'unanswered', peopleIds: [] });
    expect(brokenOf({ ...offered, slots: [at(-60), at(60)] }, [], here, now)).toBeUndefined();
  });
});
