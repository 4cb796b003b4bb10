import { describe, expect, it } from '@jest/globals';
import { addressOf, eventually, openRealtime, signIn } from '@talent-os/testing';
import { sendRaw, UPGRADE } from './raw.js';

const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${addressOf()}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
const problem = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { code: string }),
});

describe('hostile input', () => {
  it.each([
    ['something that is not JSON', '{"email":', 400],
    ['an array for an object', '[]', 422],
    ['a hundred thousand brackets', '['.repeat(100_000) + ']'.repeat(100_000), 413],
    ['a prototype to pollute', '{"__proto__":{"admin":true},"email":"a@b.example","password":"secret-password"}', 401],
  ])('%s is refused as a problem', async (_, body, status) => {
    expect((await problem(await post('/api/auth/login', body))).status).toBe(status);
  });

  it('of a size beyond the limit is refused before it is read to the end', async () => {
    const { token } = await signIn('sales.rep@meridian.example');
    const authorization = `Bearer ${token}`;
    const body = new Uint8Array(1024 * 1024 + 1);
    expect(await problem(await post('/api/productivity/tasks', body, { authorization }))).toMatchObject({
      status: 413,
      code: 'request.size',
    });
  });

  it('of another kind than JSON is refused', async () => {
    expect(await problem(await post('/api/auth/login', '<a/>', { 'content-type': 'text/xml' }))).toMatchObject({
      status: 415,
    });
  });

  it('no database keeps is refused as a problem, in a body and in a query', async () => {
    const { token } = await signIn('nurse@meridian.example');
    const authorization = `Bearer ${token}`;
    const body = JSON.stringify({ title: 'Call\u0000back' });
    expect(await problem(await post('/api/productivity/tasks', body, { authorization }))).toMatchObject({
      status: 422,
      code: 'request.invalid',
      errors: [{ field: 'title' }],
    });
    const found = await fetch(`${addressOf()}/api/productivity/tasks?search=%00`, { headers: { authorization } });
    expect(found.status).toBe(422);
  });

  it('in a token gives 401 and never a fault', async () => {
    const { token } = await signIn('nurse@meridian.example');
    const [header, payload, signature] = token!.split('.') as [string, string, string];
    const none = Buffer.from('{"alg":"none","kid":"x"}').toString('base64url');
    const other = Buffer.from('{"alg":"HS256","kid":"x"}').toString('base64url');
    const forged = [
      '',
      'x',
      `${none}.${payload}.`,
      `${other}.${payload}.${signature}`,
      `${header}.${payload}`,
      `${header}.${payload}.AAAA`,
      'a'.repeat(10_000),
    ];
    for (let round = 0; round < 200; round += 1) {
      const at = Math.floor(Math.random() * (token!.length - 1));
      if (token![at] === '.') continue;
      forged.push(`${token!.slice(0, at)}${token![at] === 'A' ? 'B' : 'A'}${token!.slice(at + 1)}`);
    }
    const statuses = await Promise.all(
      forged.map(
        async (one) =>
          (await fetch(`${addressOf()}/api/auth/me`, { headers: { authorization: `Bearer ${one}` } })).status,
      ),
    );
    // The last character of a signature carries bits that mean nothing: such a token is the same token.
    expect(statuses.filter((status) => status !== 401 && status !== 200)).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
  });
});

describe('an address that is none', () => {
  const closing = ['connection: close'];

  it('asked for a connection that stays ends that connection and nothing else', async () => {
    for (const target of ['//', 'http://[', '//:0'])
      expect(await sendRaw(target, UPGRADE)).not.toContain('HTTP/1.1 101');
    expect((await fetch(`${addressOf()}/healthz/live`)).status).toBe(200);
  });

  it.each([
    ['two strokes', '//'],
    ['no escape', '/%zz'],
    ['half an escape', '/api/%'],
    ['a name without end', `/api/teams/${'x'.repeat(5_000)}`],
  ])('is a problem like any other, with every header: %s', async (_, target) => {
    const answer = await sendRaw(target, closing);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).toContain('application/problem+json');
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).not.toContain('FST_');
  });
});

describe('the edge', () => {
  it('answers every header a browser needs to be safe', async () => {
    const { headers } = await fetch(`${addressOf()}/healthz/live`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toBe('camera=(), geolocation=(), microphone=(self), payment=(), usb=()');
  });

  it.each(['cross-site', 'same-site'])('keeps its cookie from a page of another host: %s', async (site) => {
    const headers = { 'sec-fetch-site': site };
    for (const path of ['/api/auth/login', '/api/auth/refresh', '/api/auth/logout']) {
      const answer = await post(path, '{}', headers);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await problem(answer)).toMatchObject({ status: 403, code: 'access.denied' });
    }
  });

  it('takes a cookie that was never ours for none', async () => {
    for (const value of ['%0d%0ap:%20{}', 'é', 'a'.repeat(3_000)])
      expect((await post('/api/auth/refresh', '{}', { cookie: `talentos_refresh=${value}` })).status).toBe(401);
  });

  it('describes itself, every operation with its address', async () => {
    const document = (await (await fetch(`${addressOf()}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/sales/deals/{dealId}/move');
    expect((await fetch(`${addressOf()}/api/docs`)).status).toBe(200);
  });

  it('is ready when every part answers, and says which', async () => {
    // Whoever is asked while the machine is busy may answer too late, once.
    await eventually(async () =>
      expect(await (await fetch(`${addressOf()}/healthz/ready`)).json()).toMatchObject({
        ready: true,
        parts: { identity: true, sales: true, talent: true, audit: true, nats: true, redis: true },
      }),
    );
  });
});

describe('the realtime connection', () => {
  it('lets nobody in without a valid token', async () => {
    const { Person } = await import('@talent-os/testing');
    await expect(openRealtime(new Person('forged', '', ''))).rejects.toThrow('4401');
  });
});
