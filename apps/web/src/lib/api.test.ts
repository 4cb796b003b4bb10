import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { login } from '@talent-os/contracts/identity/auth';
import { getMe } from '@talent-os/contracts/identity/me';
import { readNotification } from '@talent-os/contracts/identity/notifications';
import { moveDeal, listDeals } from '@talent-os/contracts/sales/deals';
import { answer, json, nothing, problem } from '../../test/answers';
import { me, signedIn } from '../../test/people';
import { call } from './api';
import { ApiError } from './api-error';
import { clearFailedCalls, failedCalls } from './failed-calls';
import { query } from './query';
import { accessToken, keepTokens, onSessionChange, type SessionChange } from './tokens';

const dealId = '0192a000-0000-7000-8000-0000000000d1';
let changes: SessionChange[];
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  clearFailedCalls();
  changes = [];
  keepTokens(signedIn('token-1'));
  stop = onSessionChange((change) => changes.push(change));
});
afterEach(() => stop());

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (failure: unknown) => failure as ApiError,
  );

describe('a call', () => {
  it('puts path parameters into the path and the rest of a write into the body', async () => {
    const asked = answer({ [`/api/sales/deals/${dealId}/move`]: json({}) });
    await call(moveDeal, { dealId, stage: 'proposal', version: 3 });
    expect(asked[0]).toMatchObject({ method: 'POST', body: JSON.stringify({ stage: 'proposal', version: 3 }) });
    expect(asked[0]?.headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer token-1' });
  });

  it('puts the rest of a read into the query and leaves empty fields out', async () => {
    const asked = answer({ '/api/sales/deals': json({ items: [], total: 0 }) });
    await call(listDeals, { page: 2, search: '', sort: 'amount:desc', ownerId: undefined });
    expect(asked[0]?.url).toBe('/api/sales/deals?page=2&sort=amount%3Adesc');
    expect(asked[0]?.body).toBeUndefined();
  });

  it('names no trace, which is the server’s to choose, and tells of the answer', async () => {
    const asked = answer({ '/api/auth/me': json(me('SALES_REP')) });
    const answered: number[] = [];
    await call(getMe, {}, { answered: ({ status }) => answered.push(status) });
    expect([asked[0]?.headers['traceparent'], answered]).toEqual([undefined, [200]]);
  });

  it('answers an empty object where the server sends no content', async () => {
    answer({ '/api/notifications/n1/read': nothing() });
    await expect(call(readNotification, { notificationId: 'n1' })).resolves.toEqual({});
  });

  it('throws the problem with its code, trace and field messages', async () => {
    answer({
      '/api/auth/me': problem(422, 'request.invalid', {
        instance: 'trace-1',
        errors: [{ field: 'name', message: 'Too short' }],
      }),
    });
    const failure = await failureOf(call(getMe, {}));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 422,
      code: 'request.invalid',
      trace: 'trace-1',
      byField: { name: 'Too short' },
    });
  });

  it('tells an unreachable server from an unreadable answer', async () => {
    answer({ '/api/auth/me': [new TypeError('fetch failed'), new Response('<html>')] });
    await expect(failureOf(call(getMe, {}))).resolves.toMatchObject({ network: 'unreachable' });
    await expect(failureOf(call(getMe, {}))).resolves.toMatchObject({ network: 'unreadable' });
  });
});

describe('an expired access token', () => {
  it('is renewed once and the call repeated with the new one', async () => {
    const asked = answer({
      '/api/auth/me': [problem(401, 'auth.required'), json(me('SALES_REP'))],
      '/api/auth/refresh': json(signedIn('token-2')),
    });
    await expect(call(getMe, {})).resolves.toMatchObject({ user: { firstName: 'Robin' } });
    expect(asked.map(({ url }) => url)).toEqual(['/api/auth/me', '/api/auth/refresh', '/api/auth/me']);
    expect(asked[2]?.headers['authorization']).toBe('Bearer token-2');
    expect(changes).toEqual(['renewed']);
  });

  it('is renewed once for calls that fail together', async () => {
    const expiredFirst = (request: { headers: Record<string, string> }) =>
      request.headers['authorization'] === 'Bearer token-1' ? problem(401, 'auth.required') : json(me('SALES_REP'));
    const asked = answer({ '/api/auth/me': expiredFirst, '/api/auth/refresh': json(signedIn('token-2')) });
    await Promise.all([call(getMe, {}), call(getMe, {}), call(getMe, {})]);
    expect(asked.filter(({ url }) => url === '/api/auth/refresh')).toHaveLength(1);
  });

  it('uses the token another tab has renewed meanwhile instead of the cookie', async () => {
    const otherTab = () => {
      localStorage.setItem('auth_token', 'token-9');
      return problem(401, 'auth.required');
    };
    const asked = answer({ '/api/auth/me': [otherTab, json(me('SALES_REP'))] });
    await call(getMe, {});
    expect(asked[1]?.headers['authorization']).toBe('Bearer token-9');
  });

  it('ends the session when the cookie is refused: token and expiry go, the user id stays', async () => {
    answer({ '/api/auth/me': problem(401, 'auth.required'), '/api/auth/refresh': problem(401, 'auth.refresh') });
    await expect(failureOf(call(getMe, {}))).resolves.toMatchObject({ status: 401 });
    expect(accessToken()).toBeNull();
    expect(localStorage.getItem('auth_token_expiry')).toBeNull();
    expect(localStorage.getItem('auth_user_id')).not.toBeNull();
    expect(changes).toEqual(['expired']);
  });

  it('ends nothing when the network is away during the renewal', async () => {
    answer({ '/api/auth/me': problem(401, 'auth.required'), '/api/auth/refresh': new TypeError('fetch failed') });
    await expect(failureOf(call(getMe, {}))).resolves.toMatchObject({ network: 'unreachable' });
    expect(accessToken()).toBe('token-1');
    expect(changes).toEqual([]);
  });

  it('never concerns public operations', async () => {
    const asked = answer({ '/api/auth/login': problem(401, 'auth.credentials') });
    await expect(failureOf(call(login, { email: 'a@b.co', password: 'secret-1' }))).resolves.toMatchObject({
      code: 'auth.credentials',
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers).not.toHaveProperty('authorization');
  });
});

describe('a query', () => {
  it('has the operation and its input as key', () => {
    expect(query(listDeals, { page: 1 }).queryKey).toEqual(['sales.deals.list', { page: 1 }]);
  });
});

describe('the log of failed calls', () => {
  it('keeps no secret: sign-in bodies are redacted, the token is cut', async () => {
    answer({ '/api/auth/login': problem(401, 'auth.credentials') });
    await failureOf(call(login, { email: 'a@b.co', password: 'secret-1' }));
    const [entry] = failedCalls();
    expect(entry).toMatchObject({ status: 401, method: 'POST', requestBody: '[redacted]', responseBody: '[redacted]' });
    expect(JSON.stringify(entry)).not.toContain('secret-1');
    expect(entry?.authToken).toBe('token-1…');
  });

  it('keeps the newest hundred, newest first', async () => {
    answer({ '/api/auth/me': problem(500, 'server.error') });
    for (let at = 0; at < 103; at += 1) await failureOf(call(getMe, {}));
    const ids = failedCalls().map(({ id }) => id);
    expect(ids).toHaveLength(100);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });
});
