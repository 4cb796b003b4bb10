import { describe, expect, it } from '@jest/globals';
import {
  interviewStateKeys,
  interviewStates,
  type InterviewState,
} from '@talent-os/contracts/talent/interview-states.js';
import { minutesAfter } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import {
  inOrder,
  overlap,
  pickRefusal,
  recordRefusal,
  remindedHours,
  reminderAt,
  replaceRefusal,
  slotsRefusal,
  spanOf,
  stateAfter,
  stepRefusal,
  type Span,
  type Step,
  type TakenTime,
} from './interview.rules.js';

const now = new Date('2026-11-20T09:00:00Z');
const at = (minutes: number) => minutesAfter(now, minutes);
const allSteps: readonly Step[] = ['pick', 'reschedule', 'complete', 'miss', 'cancel'];

describe('an interview', () => {
  it('offers three slots at least, all ahead, none over another or over a time somebody has given away', () => {
    const taken = [spanOf(at(600), 60)];
    expect(slotsRefusal([at(60), at(120)], 60, [], now)).toBe('interview.slots');
    expect(slotsRefusal([at(0), at(120), at(240)], 60, [], now)).toBe('interview.past');
    expect(slotsRefusal([at(60), at(119), at(240)], 60, [], now)).toBe('interview.slots');
    expect(slotsRefusal([at(60), at(120), at(570)], 60, taken, now)).toBe('interview.overlap');
    expect(slotsRefusal([at(60), at(120), at(540)], 60, taken, now)).toBeUndefined();
  });

  it('leaves an interviewer a quarter of an hour between two, and the person none', () => {
    const [theirs, mine] = [{ ...spanOf(at(600), 60), room: true }, spanOf(at(600), 60)];
    const offer = (start: number, taken: readonly TakenTime[]) =>
      slotsRefusal([at(60), at(180), at(start)], 60, taken, now);
    expect(offer(660, [theirs])).toBe('interview.buffer');
    expect(offer(674, [theirs])).toBe('interview.buffer');
    expect(offer(526, [theirs])).toBe('interview.buffer');
    expect(offer(675, [theirs])).toBeUndefined();
    expect(offer(525, [theirs])).toBeUndefined();
    expect(offer(659, [theirs])).toBe('interview.overlap');
    expect(offer(660, [mine])).toBeUndefined();
    const picked = { status: 'proposed' as const, startAt: null, slots: [at(660)], minutes: 60 };
    expect(pickRefusal(picked, at(660), [theirs], now)).toBe('interview.buffer');
    expect(recordRefusal(spanOf(at(-60), 60), [{ ...spanOf(at(-120), 60), room: true }], now)).toBeUndefined();
  });

  it('reminds a day before and an hour before, as far as these lie ahead', () => {
    expect(reminderAt(at(1441), now)).toEqual(at(1));
    expect(reminderAt(at(1440), now)).toEqual(at(1380));
    expect(reminderAt(at(61), now)).toEqual(at(1));
    expect(reminderAt(at(60), now)).toBeUndefined();
    expect([1440, 61, 60, 5].map((minutes) => remindedHours(at(minutes), now))).toEqual([24, 24, 1, 1]);
  });

  it('is not given to who is away then, nor to who is in another one', () => {
    const away = { start: at(600), end: at(660), away: true };
    const offered = [at(60), at(180), at(630)];
    expect(slotsRefusal(offered, 60, [away], now)).toBe('interview.away');
    expect(slotsRefusal([at(60), at(180), at(660)], 60, [away], now)).toBeUndefined();
    expect(slotsRefusal(offered, 60, [away, spanOf(at(630), 10)], now)).toBe('interview.overlap');
    const set = { status: 'scheduled' as const, startAt: at(630), slots: offered, minutes: 60 };
    expect(replaceRefusal(set, [away], now)).toBe('interview.away');
    expect(replaceRefusal({ ...set, startAt: at(60) }, [away], now)).toBeUndefined();
    expect(replaceRefusal({ ...set, status: 'proposed', startAt: null }, [away], now)).toBe('interview.away');
    expect(replaceRefusal({ ...set, status: 'proposed', startAt: null }, [away], at(640))).toBeUndefined();
    expect(replaceRefusal({ ...set, status: 'completed' }, [], now)).toBe('interview.transition');
  });

  it('can be given another time until it has taken place or been called off', () => {
    for (const status of interviewStateKeys)
      expect(stepRefusal('reschedule', { status, startAt: at(60) }, now)).toBe(
        interviewStates[status].open ? undefined : 'interview.transition',
      );
  });

  it('counts a slot that is named twice once', () =>
    expect(inOrder([at(60), at(30), at(60)])).toEqual([at(30), at(60)]));

  it('is said to have taken place, or been missed, once it has begun', () => {
    const stood = { status: 'scheduled' as const, startAt: at(1) };
    for (const step of ['complete', 'miss'] as const) {
      expect(stepRefusal(step, stood, now)).toBe('interview.early');
      expect(stepRefusal(step, stood, at(1))).toBeUndefined();
    }
    expect(stepRefusal('cancel', stood, at(5))).toBeUndefined();
  });

  it('is recorded afterwards only where it has ended and nobody was in another one', () => {
    expect(recordRefusal(spanOf(at(-59), 60), [], now)).toBe('interview.future');
    expect(recordRefusal(spanOf(at(-60), 60), [], now)).toBeUndefined();
    expect(recordRefusal(spanOf(at(-60), 60), [spanOf(at(-90), 31)], now)).toBe('interview.overlap');
  });
});

const minute = fc.integer({ min: -600, max: 600 });
const span = fc.record({ start: minute, minutes: fc.integer({ min: 15, max: 240 }) });

describe('whatever happens to an interview', () => {
  it('ends once: no step leads out of completed, no-show or cancelled, and only a picked one takes place', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...allSteps), minute), { maxLength: 12 }), (story) => {
        let interview: { status: InterviewState; startAt: Date | null } = { status: 'proposed', startAt: null };
        let ended: InterviewState | undefined;
        for (const [step, when] of story) {
          if (stepRefusal(step, interview, at(when))) continue;
          expect(ended).toBeUndefined();
          if (step === 'complete' || step === 'miss')
            expect(interview.startAt!.getTime()).toBeLessThanOrEqual(at(when).getTime());
          const startAt = step === 'pick' ? at(120) : step === 'reschedule' ? null : interview.startAt;
          interview = { status: stateAfter(step), startAt };
          if (!interviewStates[interview.status].open) ended = interview.status;
        }
        expect(interviewStateKeys).toContain(interview.status);
      }),
    );
  });

  it('never books two interviews of one person over each other', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 20 }), (wanted) => {
        const booked: Span[] = [];
        for (const { start, minutes } of wanted) {
          const interview = { status: 'proposed' as const, startAt: null, slots: [at(start)], minutes };
          if (!pickRefusal(interview, at(start), booked, now)) booked.push(spanOf(at(start), minutes));
        }
        for (const [index, one] of booked.entries())
          for (const other of booked.slice(index + 1)) expect(overlap(one, other)).toBe(false);
        for (const one of booked) expect(one.start.getTime()).toBeGreaterThan(now.getTime());
      }),
    );
  });

  it('books nothing that was not offered', () => {
    fc.assert(
      fc.property(fc.array(minute, { minLength: 3, maxLength: 10 }), minute, (offered, start) => {
        const interview = { status: 'proposed' as const, startAt: null, slots: offered.map(at), minutes: 30 };
        const refusal = pickRefusal(interview, at(start), [], now);
        if (!offered.includes(start)) expect(refusal).toBe('interview.slot');
        else expect(refusal).toBe(start > 0 ? undefined : 'interview.past');
      }),
    );
  });
});
