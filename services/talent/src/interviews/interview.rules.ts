import type { ErrorCode } from '@talent-os/contracts';
import {
  BUFFER_MINUTES,
  MIN_SLOTS,
  REMINDED_HOURS,
  SCORECARD_HOURS,
  type InterviewState,
} from '@talent-os/contracts/talent/interview-states.js';
import { minutesAfter } from '@talent-os/service-kit/calendar';

/** What happens to an interview. */
export type Step = 'pick' | 'reschedule' | 'complete' | 'miss' | 'cancel';

const steps: Record<Step, { readonly from: readonly InterviewState[]; readonly to: InterviewState }> = {
  pick: { from: ['proposed'], to: 'scheduled' },
  reschedule: { from: ['proposed', 'scheduled'], to: 'proposed' },
  complete: { from: ['scheduled'], to: 'completed' },
  miss: { from: ['scheduled'], to: 'no_show' },
  cancel: { from: ['proposed', 'scheduled'], to: 'cancelled' },
};

export const stateAfter = (step: Step): InterviewState => steps[step].to;

/** What stood before an interview was called off or moved: slots on offer, or a time that was set. */
export const arrangementOf = ({ status }: { readonly status: InterviewState }) =>
  status === 'proposed' ? ('proposed' as const) : ('scheduled' as const);

type ScheduledInterview = { readonly status: InterviewState; readonly startAt: Date | null };

/** The first rule a step would break, or nothing. What is said to have happened has begun. */
export function stepRefusal(step: Step, { status, startAt }: ScheduledInterview, now: Date): ErrorCode | undefined {
  if (!steps[step].from.includes(status)) return 'interview.transition';
  const happened = step === 'complete' || step === 'miss';
  return happened && (!startAt || startAt > now) ? 'interview.early' : undefined;
}

export type Span = { readonly start: Date; readonly end: Date };

/** From an instant, so many minutes long. */
export const spanOf = (start: Date, minutes: number): Span => ({ start, end: minutesAfter(start, minutes) });

/** Spans that share more than a border. */
export const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** When a person is in an interview. `room`: an interviewer of it is one here too, and needs time between the two. */
export type TakenTime = Span & { readonly room?: boolean };

/** A span with the time an interviewer needs before and after it. */
export const withBuffer = ({ start, end }: Span): Span => ({
  start: minutesAfter(start, -BUFFER_MINUTES),
  end: minutesAfter(end, BUFFER_MINUTES),
});

/** Why people cannot meet then, or nothing. */
function clash(span: Span, taken: readonly TakenTime[]): ErrorCode | undefined {
  if (taken.some((other) => overlap(span, other))) return 'interview.overlap';
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

/** When both sides are reminded of an interview; nothing where that is over by the time it is set. */
export function reminderAt(start: Date, now: Date): Date | undefined {
  const at = minutesAfter(start, -REMINDED_HOURS * 60);
  return at > now ? at : undefined;
}

/** When the scorecards of an interview that ends then should be in. */
export const cardsDueAt = (end: Date): Date => minutesAfter(end, SCORECARD_HOURS * 60);
