import type { ErrorCode } from '@talent-os/contracts';
import { MIN_SLOTS, SCORECARD_HOURS, type InterviewState } from '@talent-os/contracts/talent/interview-states.js';
import { minutesAfter } from '@talent-os/service-kit/calendar';

/** What happens to an interview. */
export type Step = 'pick' | 'complete' | 'miss' | 'cancel';

const steps: Record<Step, { readonly from: readonly InterviewState[]; readonly to: InterviewState }> = {
  pick: { from: ['proposed'], to: 'scheduled' },
  complete: { from: ['scheduled'], to: 'completed' },
  miss: { from: ['scheduled'], to: 'no_show' },
  cancel: { from: ['proposed', 'scheduled'], to: 'cancelled' },
};

export const stateAfter = (step: Step): InterviewState => steps[step].to;

type Stood = { readonly status: InterviewState; readonly startAt: Date | null };

/** The first rule a step would break, or nothing. What is said to have happened has begun. */
export function stepRefusal(step: Step, { status, startAt }: Stood, now: Date): ErrorCode | undefined {
  if (!steps[step].from.includes(status)) return 'interview.transition';
  const happened = step === 'complete' || step === 'miss';
  return happened && (!startAt || startAt > now) ? 'interview.early' : undefined;
}

export type Span = { readonly start: Date; readonly end: Date };

/** From an instant, so many minutes long. */
export const spanOf = (start: Date, minutes: number): Span => ({ start, end: minutesAfter(start, minutes) });

/** Spans that share more than a border. */
export const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Slots in order, each once. */
export const inOrder = (slots: readonly Date[]): Date[] =>
  [...new Set(slots.map((slot) => slot.getTime()))].toSorted((a, b) => a - b).map((time) => new Date(time));

/** What is wrong with slots to offer (in order, each once), or nothing. `taken` are the times their people are in interviews. */
export function slotsRefusal(
  slots: readonly Date[],
  minutes: number,
  taken: readonly Span[],
  now: Date,
): ErrorCode | undefined {
  const spans = slots.map((slot) => spanOf(slot, minutes));
  if (spans.length < MIN_SLOTS) return 'interview.slots';
  if (slots.some((slot) => slot <= now)) return 'interview.past';
  if (spans.some((span, index) => index > 0 && overlap(spans[index - 1]!, span))) return 'interview.slots';
  return spans.some((span) => taken.some((other) => overlap(span, other))) ? 'interview.overlap' : undefined;
}

type Offered = Stood & { readonly slots: readonly Date[]; readonly minutes: number };

/** Why a slot cannot be picked, or nothing. `taken` are the times everybody in it is in other interviews. */
export function pickRefusal(interview: Offered, start: Date, taken: readonly Span[], now: Date): ErrorCode | undefined {
  const refusal = stepRefusal('pick', interview, now);
  if (refusal) return refusal;
  if (!interview.slots.some((slot) => slot.getTime() === start.getTime())) return 'interview.slot';
  if (start <= now) return 'interview.past';
  const span = spanOf(start, interview.minutes);
  return taken.some((other) => overlap(span, other)) ? 'interview.overlap' : undefined;
}

/** Why an interview cannot be recorded as held, or nothing. */
export function recordRefusal(span: Span, taken: readonly Span[], now: Date): ErrorCode | undefined {
  if (span.end > now) return 'interview.future';
  return taken.some((other) => overlap(span, other)) ? 'interview.overlap' : undefined;
}

/** When the scorecards of an interview that ends then should be in. */
export const cardsDueAt = (end: Date): Date => minutesAfter(end, SCORECARD_HOURS * 60);
