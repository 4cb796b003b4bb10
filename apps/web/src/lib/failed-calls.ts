import { accessToken } from './tokens';
import { stored } from './stored';

export type FailedCall = {
  readonly id: number;
  readonly timestamp: string;
  readonly url: string;
  readonly method: string;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The first characters only. */
  readonly authToken: string | null;
  readonly userId: string | null;
  readonly sessionId: string;
  readonly requestBody: string | null;
  readonly responseBody: string | null;
  /** The screen the call was made from. */
  readonly context: string;
};

const FAILED_CALLS_KEPT = 100;
const BODY_KEPT = 2000;
const REDACTED = '[redacted]';

const sessionId = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
let calls: readonly FailedCall[] = [];
let counted = 0;

/** The log behind the developer error panel, newest first. It lives in memory and ends with the page. */
export const failedCalls = (): readonly FailedCall[] => calls;
export const clearFailedCalls = (): void => void (calls = []);

type Attempt = { url: string; method: string; body?: string | undefined; response?: Response | undefined };

/** Keeps a failed call. Bodies of sign-in calls and secrets in others never get here. */
export async function recordFailure({ url, method, body, response }: Attempt): Promise<void> {
  const secret = url.startsWith('/api/auth/');
  const answer =
    response &&
    (await response
      .clone()
      .text()
      .catch(() => ''));
  const entry: FailedCall = {
    id: ++counted,
    timestamp: new Date().toISOString(),
    url,
    method,
    status: response?.status ?? 0,
    statusText: response?.statusText ?? 'No answer',
    headers: Object.fromEntries(response?.headers ?? []),
    authToken: truncated(accessToken()),
    userId: stored('auth_user_id'),
    sessionId,
    requestBody: secret && body ? REDACTED : withoutSecrets(body),
    responseBody: secret && answer ? REDACTED : withoutSecrets(answer),
    context: location.pathname,
  };
  calls = [entry, ...calls].slice(0, FAILED_CALLS_KEPT);
}

const truncated = (token: string | null) => token && `${token.slice(0, 8)}…`;

function withoutSecrets(body: string | undefined): string | null {
  if (!body) return null;
  try {
    const hide = (key: string, value: unknown): unknown => (/password|token|secret/i.test(key) ? REDACTED : value);
    return JSON.stringify(JSON.parse(body), hide).slice(0, BODY_KEPT);
  } catch {
    return body.slice(0, BODY_KEPT);
  }
}
