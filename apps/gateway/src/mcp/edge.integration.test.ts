import { beforeAll, describe, expect, it } from '@jest/globals';
import { discoverOAuthProtectedResourceMetadata } from '@modelcontextprotocol/client';
import { TOKEN } from '@talent-os/contracts/identity/token';
import { addressOf, eventually, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { request as rawRequest } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { addressOfMcp, connect, MCP, post, protocolHeaders } from './test/connect.js';

const METADATA = `/.well-known/oauth-protected-resource${MCP}`;
const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const problem = async (response: Response) => ({
  status: response.status,
  code: ((await response.json()) as { code: string }).code,
});

let rep: Person;
let bearer: { readonly authorization: string };
beforeAll(async () => {
  rep = await signIn('sales.rep@meridian.example');
  bearer = { authorization: `Bearer ${rep.token}` };
});

describe('without a valid token', () => {
  it('a client is told where the resource is described, and finds it there', async () => {
    const response = await post(ping);
    const described = `${addressOf()}${METADATA}`;
    expect(response.headers.get('www-authenticate')).toBe(`Bearer resource_metadata="${described}"`);
    expect(await problem(response)).toEqual({ status: 401, code: 'auth.required' });
    expect(await discoverOAuthProtectedResourceMetadata(addressOfMcp())).toEqual({
      resource: addressOfMcp().href,
      resource_name: 'Talent OS',
      resource_documentation: `${addressOf()}/api/docs`,
      authorization_servers: [addressOf()],
      bearer_methods_supported: ['header'],
    });
    await expect(connect({ token: undefined })).rejects.toThrow('401');
  });

  it('who issues tokens is described where the resource says, with no way in that there is not', async () => {
    const { authorization_servers: servers } = await discoverOAuthProtectedResourceMetadata(addressOfMcp());
    const response = await fetch(new URL('/.well-known/oauth-authorization-server', servers![0]));
    expect(await response.json()).toMatchObject({ issuer: servers![0], grant_types_supported: [] });
  });

  it('a client does not take the web app for a description', async () => {
    for (const path of ['/.well-known/openid-configuration', '/.well-known/openid-configuration/api/mcp'])
      expect(await problem(await fetch(`${addressOf()}${path}`))).toEqual({ status: 404, code: 'resource.missing' });
  });

  it.each(['GET', 'DELETE'])('%s is refused as well', async (method) => {
    expect((await fetch(addressOfMcp(), { method })).status).toBe(401);
  });

  it('a forged one is called invalid', async () => {
    const response = await post(ping, { authorization: `Bearer ${rep.token!.slice(0, -8)}AAAAAAAA` });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  it('an expired one is refused, although its signature is good', async () => {
    const { publicKey, privateKey } = await generateKeyPair(TOKEN.algorithm);
    const kid = crypto.randomUUID();
    const jwk = { ...(await exportJWK(publicKey)), kid, alg: TOKEN.algorithm, use: 'sig' };
    // Older than the key that signs, so it is published still and never signs.
    await ownerQuery(
      `insert into identity.signing_key (kid, public_jwk, private_key, active_from, created_at)
       values ($1, $2::jsonb, 'unused', now() - interval '1 day', now())`,
      [kid, JSON.stringify(jwk)],
    );
    const now = Math.floor(Date.now() / 1000);
    const tokenUntil = (exp: number) => signed(privateKey, kid, exp);
    const status = async (exp: number) =>
      (await post(JSON.stringify(list), { authorization: `Bearer ${await tokenUntil(exp)}` })).status;
    await eventually(async () => expect(await status(now + 60)).toBe(200));
    expect(await status(now - 10)).toBe(401);
    await ownerQuery('delete from identity.signing_key where kid = $1', [kid]);
  });

  it('one of a session that was ended is refused', async () => {
    const recruiter = await signIn('recruiter@meridian.example');
    const authorization = `Bearer ${recruiter.token}`;
    expect((await post(JSON.stringify(list), { authorization })).status).toBe(200);
    await ownerQuery('update identity.session set ended_at = now() where person_id = $1', [recruiter.id]);
    await ownerQuery(
      `insert into identity.revocation (session_id, organization_id, before)
       select id, organization_id, now() from identity.session where person_id = $1
       on conflict (session_id) do update set before = now()`,
      [recruiter.id],
    );
    await eventually(
      async () => expect((await post(JSON.stringify(list), { authorization })).status).toBe(401),
      15_000,
    );
  });
});

const signed = (key: CryptoKey, kid: string, exp: number): Promise<string> => {
  const claims = JSON.parse(Buffer.from(rep.token!.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
  return new SignJWT({ ...claims, exp }).setProtectedHeader({ alg: TOKEN.algorithm, kid, typ: 'JWT' }).sign(key);
};

describe('hostile input', () => {
  it.each(['https://attacker.example', 'null', ''])('from a web page, origin "%s", is refused', async (origin) => {
    expect(await problem(await post(ping, { ...bearer, origin }))).toEqual({ status: 403, code: 'access.denied' });
  });

  it('from a page of the same origin is refused too: a rebound name is its own origin', async () => {
    expect((await post(ping, { ...bearer, origin: addressOf() })).status).toBe(403);
  });

  it.each(['attacker"example', 'user:secret@host', 'host/path', 'a b'])(
    'with the host %s is not repeated in an answer',
    async (host) => {
      const { status, headers } = await postTo(host);
      expect(status).toBe(400);
      expect(JSON.stringify(headers)).not.toContain(host);
    },
  );

  it('of another kind, too large, or of many messages at once is refused as a problem', async () => {
    const cases: [string, Record<string, string>, number][] = [
      ['<a/>', { 'content-type': 'text/xml' }, 415],
      [JSON.stringify({ ...list, padding: 'x'.repeat(64 * 1024) }), {}, 413],
      [JSON.stringify([list, list]), {}, 400],
      [` \n\t${JSON.stringify([list, list])}`, {}, 400],
      ['', {}, 400],
    ];
    for (const [body, headers, status] of cases) {
      const response = await post(body, { ...bearer, ...headers });
      expect([body.slice(0, 20), response.status]).toEqual([body.slice(0, 20), status]);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    }
  });

  it('that is no JSON is refused by the protocol', async () => {
    const response = await post('{"jsonrpc":', bearer);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: -32700 } });
  });
});

describe('the endpoint', () => {
  it.each(['GET', 'DELETE'])('has no sessions: %s is not allowed', async (method) => {
    const response = await fetch(addressOfMcp(), { method, headers: { ...protocolHeaders, ...bearer } });
    expect(response.headers.get('allow')).toBe('POST');
    expect(await problem(response)).toEqual({ status: 405, code: 'request.method' });
  });

  it.each(['2024-11-05', '2025-03-26', undefined])('does not speak %s, which knew batches', async (version) => {
    const { 'mcp-protocol-version': _, ...unnamed } = protocolHeaders;
    const named = version === undefined ? {} : { 'mcp-protocol-version': version };
    const response = await fetch(addressOfMcp(), {
      method: 'POST',
      headers: { ...unnamed, ...bearer, ...named },
      body: JSON.stringify(list),
    });
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error.message).toContain('Unsupported protocol version');
    expect(error.message).toContain('2025-11-25');
  });

  it('answers a handshake for a version it does not speak with one it does', async () => {
    const params = { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 'old', version: '1' } };
    const { 'mcp-protocol-version': _, ...unnamed } = protocolHeaders;
    const response = await fetch(addressOfMcp(), {
      method: 'POST',
      headers: { ...unnamed, ...bearer },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }),
    });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('"2025-11-25"')]);
  });

  it('opens no stream that would stay', async () => {
    const client = await connect(rep);
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow();
    await client.close();
  });

  it('answers what must not be kept by anybody between', async () => {
    const response = await post(JSON.stringify(list), bearer);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('no-store'),
    ]);
  });
});

/** Posts with a `Host` header of one's own, which fetch does not allow. */
function postTo(host: string): Promise<{ status: number; headers: object }> {
  const { hostname, port } = new URL(addressOf());
  return new Promise((resolve, reject) => {
    const sent = rawRequest(
      { hostname, port, path: MCP, method: 'POST', headers: { ...protocolHeaders, ...bearer, host } },
      (response) => {
        response.resume();
        response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
      },
    );
    sent.once('error', reject);
    sent.end(ping);
  });
}
