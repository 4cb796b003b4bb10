import type { ErrorCode } from '@talent-os/contracts';
import {
  BUFFER_MINUTES,
  MIN_SLOTS,
  REMINDED_HOURS,
  SCORECARD_HOURS,
  type InterviewState,
} from '@talent-os/contracts/talent/interview-states.js';
import { minutesAfter } from '@talent-os/service-kit/calendar';

/** What takes an interview to another state. */
export type Step = 'pick' | 'reschedule' | 'complete' | 'miss' | 'cancel';

const steps: Record<Step, { readonly from: readonly InterviewState[]; readonly to: InterviewState }> = {
  pick: { from: ['proposed'], to: 'scheduled' },
  reschedule: { from: ['proposed', 'scheduled'], to: 'proposed' },
  complete: { from: ['scheduled'], to: 'completed' },
  miss: { from: ['scheduled'], to: 'no_show' },
  cancel: { from: ['proposed', 'scheduled'], to: 'cancelled' },
};

/** States in which other people can be asked to hold it. */
const REPLACED_IN: readonly InterviewState[] = ['proposed', 'scheduled'];

export const stateAfter = (step: Step): InterviewState => steps[step].to;

/** What stood before an interview was called off or moved: slots on offer, or a time that was set. */
export const arrangementOf = ({ status }: { readonly status: InterviewState }) =>
  status === 'proposed' ? ('proposed' as const) : ('scheduled' as const);

type ScheduledInterview = { readonly status: InterviewState; readonly startAt: Date | null };

/** The first rule a step would break, or nothing. What is said to have happened has begun. */
export function stepRefusal(
  step: Step | 'replace',
  { status, startAt }: ScheduledInterview,
  now: Date,
): ErrorCode | undefined {
  const from = step === 'replace' ? REPLACED_IN : steps[step].from;
  if (!from.includes(status)) return 'interview.transition';
  const happened = step === 'complete' || step === 'miss';
  return happened && (!startAt || startAt > now) ? 'interview.early' : undefined;
}

export type Span = { readonly start: Date; readonly end: Date };

/** From an instant, so many minutes long. */
export const spanOf = (start: Date, minutes: number): Span => ({ start, end: minutesAfter(start, minutes) });

/** Spans that share more than a border. */
export const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/**
 * When somebody has no time: in an interview, or `away`, at work or on leave. `room`: an interviewer of it is one here
 * too, and needs time between the two.
 */
export type TakenTime = Span & { readonly room?: boolean; readonly away?: boolean };

/** A span with the time an interviewer needs before and after it. */
export const withBuffer = ({ start, end }: Span): Span => ({
  start: minutesAfter(start, -BUFFER_MINUTES),
  end: minutesAfter(end, BUFFER_MINUTES),
});

/** Why people cannot meet then, or nothing. */
function clash(span: Span, taken: readonly TakenTime[]): ErrorCode | undefined {
  const inTheWay = taken.filter((other) => overlap(span, other));
  if (inTheWay.some(({ away }) => !away)) return 'interview.overlap';
  if (inTheWay.length > 0) return 'interview.away';
  return taken.some((other) => other.room && overlap(span, withBuffer(other))) ? 'interview.buffer' : undefined;
}

/** Slots in order, each once. */
export const inOrder = (slots: readonly Date[]): Date[] =>
  [...new Set(slots.map((slot) => slot.getTime()))].toSorted((a, b) => a - b).map((time) => new Date(time));

/** What is wrong with slots to offer (in order, each once), or nothing. `taken` are the times their people are in interviews. */
export function slotsRefusal(
  slots: readonly Date[],
  minutes: number,
  taken: readonly TakenTime[],
  now: Date,
): ErrorCode | undefined {
  const spans = slots.map((slot) => spanOf(slot, minutes));
  if (spans.length < MIN_SLOTS) return 'interview.slots';
  if (slots.some((slot) => slot <= now)) return 'interview.past';
  if (spans.some((span, index) => index > 0 && overlap(spans[index - 1]!, span))) return 'interview.slots';
  return spans.map((span) => clash(span, taken)).find(Boolean);
}

type ProposedInterview = ScheduledInterview & { readonly slots: readonly Date[]; readonly minutes: number };

/** Why a slot cannot be picked, or nothing. `taken` are the times everybody in it is in other interviews. */
export function pickRefusal(
  interview: ProposedInterview,
  start: Date,
  taken: readonly TakenTime[],
  now: Date,
): ErrorCode | undefined {
  const refusal = stepRefusal('pick', interview, now);
  if (refusal) return refusal;
  if (!interview.slots.some((slot) => slot.getTime() === start.getTime())) return 'interview.slot';
  if (start <= now) return 'interview.past';
  return clash(spanOf(start, interview.minutes), taken);
}

/** Why an interview cannot be recorded as held, or nothing. What took place did so without time between as well. */
export function recordRefusal(span: Span, taken: readonly TakenTime[], now: Date): ErrorCode | undefined {
  if (span.end > now) return 'interview.future';
  return taken.some((other) => overlap(span, other)) ? 'interview.overlap' : undefined;
}

/** Why somebody cannot take over an interview, or nothing. `taken` are the times they are busy; what is over is in nobody's way. */
export function replaceRefusal(
  interview: ProposedInterview,
  taken: readonly TakenTime[],
  now: Date,
): ErrorCode | undefined {
  const refusal = stepRefusal('replace', interview, now);
  if (refusal) return refusal;
  const times = interview.startAt ? [interview.startAt] : interview.slots;
  const ahead = times.filter((time) => time > now).map((time) => spanOf(time, interview.minutes));
  return ahead.map((span) => clash(span, taken)).find(Boolean);
}

const momentBefore = (start: Date, hours: number): Date => minutesAfter(start, -hours * 60);

/** When both sides are reminded of an interview next; nothing where no reminder is left. */
export const reminderAt = (start: Date, now: Date): Date | undefined =>
  REMINDED_HOURS.map((hours) => momentBefore(start, hours)).find((at) => at > now);

/** Within how many hours it begins, by the latest reminder whose moment has come. */
export const remindedHours = (start: Date, now: Date): number =>
  REMINDED_HOURS.findLast((hours) => momentBefore(start, hours) <= now) ?? REMINDED_HOURS[0];

/** When the scorecards of an interview that ends then should be in. */
export const cardsDueAt = (end: Date): Date => minutesAfter(end, SCORECARD_HOURS * 60);
