import { AddressRefused } from '@talent-os/service-kit/outside/pinned';
import { APIConnectionError, APIError } from 'openai';
import { ProviderFailure, type FailureKind } from './failure.js';

/** The longest pause a provider may ask for, in milliseconds: beyond it, the next provider is faster. */
export const LONGEST_PAUSE = 5_000;
const DETAIL = 300;

const byStatus: Record<number, FailureKind> = {
  401: 'key',
  403: 'key',
  404: 'model',
  408: 'broken',
  409: 'broken',
  429: 'busy',
};

/** What an error of the client, or of the way to it, means. */
export function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof AddressRefused) return new ProviderFailure(error.kind, { detail: error.detail });
  if (error instanceof APIConnectionError) return new ProviderFailure('unreachable', { cause: error });
  if (error instanceof APIError && error.status !== undefined) return ofStatus(error, error.status);
  // What remains is a connection that ended: undici's `terminated`, a reset, a broken encoding.
  return new ProviderFailure('unreachable', { cause: error });
}

function ofStatus(error: APIError, status: number): ProviderFailure {
  const detail = error.message.slice(0, DETAIL);
  if (status >= 500) return new ProviderFailure('broken', { status, detail, cause: error });
  if (status >= 300 && status < 400) return new ProviderFailure('redirect', { status });
  const kind = error.code === 'insufficient_quota' ? 'credit' : (byStatus[status] ?? 'refused');
  const retryAfterMs = pauseOf(error.headers?.get('retry-after') ?? undefined, Date.now());
  return new ProviderFailure(kind, {
    status,
    detail,
    cause: error,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

/** A `Retry-After`, in seconds or as a date, in milliseconds from now; nothing where it says nothing. */
export function pauseOf(header: string | undefined, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const pause = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - now;
  return Number.isNaN(pause) ? undefined : Math.max(0, pause);
}

const PAUSES: Partial<Record<FailureKind, number>> = { busy: 1_000, broken: 300, unreachable: 150 };

/** How long to wait before asking the same provider once more, in milliseconds; nothing where that is no use. */
export function pauseBefore(failure: ProviderFailure): number | undefined {
  if (!failure.mayTryAgain) return undefined;
  const pause = failure.retryAfterMs ?? PAUSES[failure.kind] ?? 0;
  return pause <= LONGEST_PAUSE ? pause : undefined;
}
