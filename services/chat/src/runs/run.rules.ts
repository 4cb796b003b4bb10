import { errors } from '@talent-os/contracts';
import type { AnswerStatus, Frame } from '@talent-os/contracts/chat/frames.js';
import type { Mode } from '@talent-os/contracts/chat/parts.js';
import { DomainError } from '@talent-os/service-kit';
import type { Outcome } from '../answering/answerer.js';
import type { AnsweredBy, Fallback } from '@talent-os/contracts/chat/models.js';

/** Longest time an answer may take, in milliseconds. */
export const LONGEST_RUN = 5 * 60_000;
/** A run younger than this, in milliseconds, is nobody's to take: its owner may not have its lease yet. */
export const YOUNG_RUN = 20_000;

/** Why an answerer was told to end: the person's stop, an answer that is too long, one that takes too long, a process that ends. */
export type StopCause = 'stop' | 'full' | 'late' | 'shutdown';

/** How it ended: it answered, it threw, or it did not come back after it was told to end. */
export type AnswererEnd =
  | { readonly kind: 'answered'; readonly outcome: Outcome }
  | { readonly kind: 'threw'; readonly error: unknown }
  | { readonly kind: 'silent' };

/** What is stored and told of a finished run. `error` is what its last frame says; without it the last frame is `finish`. */
export type RunEnding = Outcome & { readonly error: Extract<Frame, { type: 'error' }> | undefined };

const statusAfter: Record<StopCause, AnswerStatus> = {
  stop: 'stopped',
  full: 'truncated',
  late: 'interrupted',
  shutdown: 'interrupted',
};
/** Ends an answerer may have reached before it noticed that it was told to end. */
const ownEnds: Record<StopCause, readonly AnswerStatus[]> = {
  stop: ['complete', 'truncated'],
  full: [],
  late: ['complete', 'truncated'],
  shutdown: ['complete', 'truncated'],
};
/** How long an answerer may go on after it was told to end, in milliseconds. A process that ends has little time for it. */
export const graceAfterMs: Record<StopCause, number> = { stop: 3_000, full: 3_000, late: 3_000, shutdown: 1_000 };

/** Puts an end into words. What was written stays, whatever the end. */
export function endingOf(end: AnswererEnd, cause: StopCause | undefined, mode: Mode): RunEnding {
  const nothing = { mode, usage: null, provider: null, promptVersion: null, error: undefined };
  if (end.kind === 'answered') {
    const { status } = end.outcome;
    const own = cause === undefined || ownEnds[cause].includes(status);
    return { ...end.outcome, status: own ? status : statusAfter[cause], error: undefined };
  }
  if (cause !== undefined) return { ...nothing, status: statusAfter[cause] };
  return { ...nothing, status: 'error', error: errorFrame(end.kind === 'threw' ? end.error : undefined) };
}

/** A refusal is told in its public words; anything else is nobody's business outside. */
export function errorFrame(error: unknown): Extract<Frame, { type: 'error' }> {
  const code = error instanceof DomainError ? error.code : 'server.error';
  const row: { readonly title: string; readonly retryable?: true } = errors[code];
  const message = (error instanceof DomainError && error.detail) || row.title;
  return { type: 'error', code, message, retryable: row.retryable ?? false };
}

/** The last frame of a run. */
export function terminalFrame(ending: RunEnding, sessionId: string, messageId: string): Frame {
  const { status, mode, usage } = ending;
  return ending.error ?? { type: 'finish', sessionId, messageId, status, mode, usage };
}

type LifeSign = {
  /** Whether its lease is held; `undefined` where nobody can tell. */
  readonly leased: boolean | undefined;
  readonly ageMs: number;
};

/**
 * Whether a run's owner is gone. While nobody can tell, a run is left alone until no owner could still be at it: a
 * wrong guess would cut off an answer that is being written.
 */
export const isAbandoned = ({ leased, ageMs }: LifeSign): boolean =>
  leased === undefined ? ageMs > LONGEST_RUN + YOUNG_RUN : !leased && ageMs > YOUNG_RUN;

/** What is kept of who wrote an answer; nothing where no model did. */
export function answeredBy({ provider, model, usage }: RunEnding): AnsweredBy | null {
  if (!model || provider === null) return null;
  const { promptTokens = 0, completionTokens = 0, estimated = true } = usage ?? {};
  return { name: provider, model: model.model, promptTokens, completionTokens, estimated };
}

/** Whether a model that was to be asked first did not answer after all. A person's stop is nobody's failure. */
export const fallbackAfter = (asked: string | null, { model, status }: RunEnding): Fallback | null =>
  asked !== null && model?.id !== asked && status !== 'stopped' ? 'away' : null;
