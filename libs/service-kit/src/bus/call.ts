import { errors, Principal, problemOf, type ErrorCode, type Problem } from '@talent-os/contracts';
import type { CallMeta, RefreshCookie } from '../context.js';

/** UTF-8 JSON text, as text or as bytes: whichever the side that made it had. */
export type Body = string | Uint8Array;
export type WireHeaders = Readonly<Record<string, string>>;

/** What crosses the bus: strings and bytes only, whether over NATS or handed over inside one process. */
export type Call = { readonly headers: WireHeaders; readonly body: Body };
export type Reply = { readonly status: number; readonly headers: WireHeaders; readonly body: Body };

const principalText = new WeakMap<Principal, string>();
const principals = new Map<string, Principal>();
const PRINCIPALS_KEPT = 10_000;

/** Path and query parameters of the HTTP request, which the gateway does not merge into the body it does not decode. */
export const PARAMETERS = 'params';

/** The key under which a write is done once, however often it is sent. */
export const IDEMPOTENCY_KEY = 'ik';

/** Of a call that is tried out: see `tryOut` of a context. */
export const TRIAL = 'try';

/** Of a reply that is a list: how many records there are in all. */
export const TOTAL = 'total';

export function encodeMeta(meta: CallMeta): Record<string, string> {
  const headers: Record<string, string> = { rid: meta.requestId, dl: String(meta.deadline) };
  if (meta.principal) headers.p = textOf(meta.principal);
  if (meta.traceparent) headers.traceparent = meta.traceparent;
  if (meta.ip) headers.ip = meta.ip;
  if (meta.userAgent) headers.ua = encodeURIComponent(meta.userAgent.slice(0, 300));
  if (meta.refreshCookie) headers.rc = meta.refreshCookie;
  return headers;
}

export function decodeMeta(headers: WireHeaders): CallMeta {
  return {
    principal: headers.p === undefined ? undefined : principalOf(headers.p),
    requestId: headers.rid ?? '',
    deadline: Number(headers.dl ?? 0),
    traceparent: headers.traceparent,
    ip: headers.ip,
    userAgent: headers.ua === undefined ? undefined : decodeURIComponent(headers.ua),
    refreshCookie: headers.rc,
    ...(headers[TRIAL] && { trial: true }),
  };
}

function textOf(principal: Principal): string {
  let text = principalText.get(principal);
  if (text === undefined) {
    text = JSON.stringify(principal);
    principalText.set(principal, text);
  }
  return text;
}

/** The same text gives the same object, so that whatever is derived from a principal is derived once. */
function principalOf(text: string): Principal {
  let principal = principals.get(text);
  if (!principal) {
    principal = Principal.parse(JSON.parse(text));
    if (principals.size >= PRINCIPALS_KEPT) principals.clear();
    principals.set(text, principal);
  }
  return principal;
}

const COOKIE = 'set-refresh';

export const cookieHeader = (cookie: RefreshCookie): WireHeaders => ({
  [COOKIE]: cookie ? `${cookie.expires.getTime()} ${cookie.value}` : 'clear',
});

/** `undefined`: the answer leaves the cookie alone. */
export function cookieOf(headers: WireHeaders): { readonly cookie: RefreshCookie } | undefined {
  const header = headers[COOKIE];
  if (header === undefined) return undefined;
  const [expires, value] = header.split(' ');
  return { cookie: value === undefined ? undefined : { value, expires: new Date(Number(expires)) } };
}

export function problemReply(
  code: ErrorCode,
  more: Pick<Problem, 'detail' | 'instance' | 'errors' | 'jobId'> = {},
): Reply {
  return { status: errors[code].status, headers: { problem: code }, body: JSON.stringify(problemOf(code, more)) };
}

export const textOfBody = (body: Body): string =>
  typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
