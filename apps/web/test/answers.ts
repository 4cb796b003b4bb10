import { jest } from '@jest/globals';

type Answer = Response | Error | ((request: AskedCall) => Response | Promise<Response>);
export type AskedCall = {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
};

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const problem = (status: number, code: string, more: object = {}): Response =>
  new Response(JSON.stringify({ type: `urn:talent-os:error:${code}`, title: code, status, code, ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

export const nothing = (): Response => new Response(null, { status: 204 });

const SIGN_OF_LIFE = '/healthz/live';

/** Answers by path, in turn: the last answer of a list stays. Everything asked is kept. */
export function answer(byPath: Record<string, Answer | Answer[]>): readonly AskedCall[] {
  const asked: AskedCall[] = [];
  globalThis.fetch = jest.fn<typeof fetch>(async (input, init = {}) => {
    const url = String(input);
    // One call that fails is no lost connection, unless the test says so.
    if (url === SIGN_OF_LIFE && !(url in byPath)) return new Response('live');
    const request = {
      url,
      method: init.method ?? 'GET',
      headers: (init.headers ?? {}) as Record<string, string>,
      body: init.body as string | undefined,
    };
    asked.push(request);
    const path = url.split('?')[0] ?? '';
    const found = byPath[path];
    if (found === undefined) throw new Error(`Nobody answers ${url}`);
    const one = Array.isArray(found) ? (found.length > 1 ? found.shift() : found[0]) : found;
    if (one instanceof Error) throw one;
    return typeof one === 'function' ? one(request) : one!.clone();
  });
  return asked;
}
