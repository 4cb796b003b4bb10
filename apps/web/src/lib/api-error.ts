import type { FieldError, Problem } from '@talent-os/contracts/errors';

/** Why a call failed without an answer: it was not sent, nothing was reached, or what came back could not be read. */
type NetworkFailure = 'offline' | 'unreachable' | 'unreadable';

type Refusal = Omit<Partial<Problem>, 'code' | 'status'> & { readonly status: number; readonly code?: string };

/** Every failed call ends in this error: an answer of the server as problem+json, or none at all (status 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;
  /** The trace id support needs. */
  readonly trace: string | undefined;
  readonly fields: readonly FieldError[];

  constructor(
    problem: Refusal,
    readonly network?: NetworkFailure,
    /** Seconds after which the same may be asked again, where the server has said so. */
    readonly retryAfter?: number,
  ) {
    super(problem.title ?? problem.detail ?? '');
    this.status = problem.status;
    this.code = problem.code;
    this.trace = problem.instance;
    this.fields = problem.errors ?? [];
  }

  /** One message per field, for forms. */
  get byField(): Record<string, string> {
    return Object.fromEntries(this.fields.map(({ field, message }) => [field, message]));
  }
}

/** Reads a refused answer; anything but problem+json keeps the status and its text. */
export async function refusalFrom(response: Response): Promise<ApiError> {
  const bare = { status: response.status, title: response.statusText };
  const body: unknown = await response.json().catch(() => undefined);
  const refusal = typeof body === 'object' && body !== null ? { ...bare, ...body, status: response.status } : bare;
  return new ApiError(refusal, undefined, Number(response.headers.get('retry-after')) || undefined);
}
