import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import { refresh } from '@talent-os/contracts/identity/auth';
import { ApiError, refusalFrom } from './api-error';
import { currentLook } from './break-glass';
import { connectionAnswered, connectionFailed, isOnline, mayWrite } from './connection';
import { recordFailure } from './failed-calls';
import { proveFirst } from './step-up';
import { requestOf } from './request';
import { accessToken, dropTokens, keepTokens, type SignedIn } from './tokens';

export type CallOptions = {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Hears of the answer before it is read. */
  readonly answered?: (response: Response) => void;
};

/**
 * Calls an operation. An expired access token is renewed once, silently; where that fails the session ends.
 * Throws `ApiError` for every refusal and for every failure of the network.
 */
export const call = async <O extends Operation>(
  operation: O,
  input: Sent<O>,
  options?: CallOptions,
): Promise<Output<O>> => {
  const response = await ask(operation, input, options);
  options?.answered?.(response);
  return answerOf(response);
};

/**
 * The same up to where the answer begins, for answers that are read as they come. Where the operation asks who calls it,
 * the person is asked, and the call repeated.
 */
export async function ask<O extends Operation>(
  operation: O,
  input: Sent<O>,
  options: CallOptions = {},
): Promise<Response> {
  try {
    return await askOnce(operation, input, options);
  } catch (failure) {
    if (!(failure instanceof ApiError) || !(await isCleared(failure.code))) throw failure;
    return askOnce(operation, input, options);
  }
}

/** Does what a refusal asks for; false where that is nothing, or came to nothing. */
async function isCleared(code: string | undefined): Promise<boolean> {
  if (code === 'auth.step-up') return proveFirst();
  // The second factor may have been set up since this token was given.
  return code === 'auth.enroll' && renewed(accessToken());
}

/** Wrong proofs are no reason to take the session for ended. */
const isWrongProof = (code: string | undefined) => code !== 'auth.required' && code?.startsWith('auth.') === true;

async function askOnce<O extends Operation>(
  operation: O,
  input: Sent<O>,
  options: CallOptions = {},
): Promise<Response> {
  const token = accessToken();
  const first = await send(operation, input, token, options);
  if (first.ok) return first;
  if (first.status !== 401 || operation.access === 'public') throw await refusalFrom(first);
  const refusal = await refusalFrom(first.clone());
  if (isWrongProof(refusal.code)) throw refusal;
  if (!token || !(await renewed(token))) return endSession(first);
  const second = await send(operation, input, accessToken(), options);
  if (second.ok) return second;
  return second.status === 401 ? endSession(second) : Promise.reject(await refusalFrom(second));
}

async function endSession(response: Response): Promise<never> {
  dropTokens();
  throw await refusalFrom(response);
}

async function send(
  operation: Operation,
  input: unknown,
  token: string | null,
  { signal, headers: more }: CallOptions = {},
): Promise<Response> {
  // A write that waits for the connection would be sent when nobody thinks of it any more.
  if (operation.effect === 'write' && !(await mayWrite())) throw new ApiError({ status: 0 }, 'offline');
  const { url, method, body } = requestOf(operation, input);
  const headers: Record<string, string> = {
    accept: 'application/json, application/problem+json',
    ...more,
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token && operation.access !== 'public') headers['authorization'] = `Bearer ${token}`;
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    connectionAnswered();
    if (!response.ok) await recordFailure({ url, method, body, response });
    return response;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const network = isOnline() ? 'unreachable' : 'offline';
    connectionFailed();
    await recordFailure({ url, method, body });
    throw new ApiError({ status: 0 }, network);
  }
}

async function answerOf<O>(response: Response): Promise<O> {
  if (response.status === 204) return {} as O;
  try {
    return (await response.json()) as O;
  } catch {
    throw new ApiError({ status: 0 }, 'unreadable');
  }
}

let renewal: Promise<boolean> | undefined;

/**
 * Exchanges the refresh cookie for a new access token; false when the session is over. Calls that fail together share
 * one exchange, and tabs take turns: presenting the same cookie twice would count as theft and end the session.
 */
export function renewed(stale: string | null): Promise<boolean> {
  renewal ??= inTurn(() => exchange(stale)).finally(() => (renewal = undefined));
  return renewal;
}

const inTurn = <T>(work: () => Promise<T>): Promise<T> => navigator.locks?.request('auth-refresh', work) ?? work();

async function exchange(stale: string | null): Promise<boolean> {
  const current = accessToken();
  if (current && current !== stale) return true;
  // Nobody else pays for the code of a look.
  return currentLook() ? (await import('./exchange-look')).exchangeLook(send, exchangeCookie) : exchangeCookie();
}

async function exchangeCookie(): Promise<boolean> {
  const response = await send(refresh, {}, null);
  if (response.status === 401) return false;
  if (!response.ok) throw await refusalFrom(response);
  keepTokens(await answerOf<SignedIn>(response));
  return true;
}
