/** Ways a provider fails, in words for its administrators, and whether asking the same one again may help. */
const failures = {
  busy: { says: 'It is handling too many requests', again: true },
  broken: { says: 'It failed to answer', again: true },
  unreachable: { says: 'It could not be reached', again: true },
  late: { says: 'It took too long to answer', again: false },
  ended: { says: 'It ended its answer before it was complete', again: false },
  garbled: { says: 'Its answer could not be understood', again: false },
  credit: { says: 'Its own account has no credit left', again: false },
  key: { says: 'It did not accept the key', again: false },
  model: { says: 'It does not know this model', again: false },
  refused: { says: 'It did not accept the request', again: false },
  redirect: { says: 'It answered with a redirect, which is not followed', again: false },
  address: { says: 'Its address may not be used', again: false },
  unreadable: { says: 'Its key cannot be read on this installation: enter it again', again: false },
} as const;
export type FailureKind = keyof typeof failures;

type FailureDetails = {
  readonly status?: number;
  readonly retryAfterMs?: number;
  readonly detail?: string | undefined;
  readonly cause?: unknown;
};

/** A provider did not begin to answer. Its own words go to the log only, never to people. */
export class ProviderFailure extends Error {
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly detail: string | undefined;

  constructor(
    readonly kind: FailureKind,
    { status, retryAfterMs, detail, cause }: FailureDetails = {},
  ) {
    super(`${failures[kind].says}${status ? ` (status ${status})` : ''}`, { cause });
    this.name = 'ProviderFailure';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.detail = detail;
  }

  get mayTryAgain(): boolean {
    return failures[this.kind].again;
  }
}
