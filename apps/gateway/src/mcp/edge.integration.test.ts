import { beforeAll, describe, expect, it } from '@jest/globals';
import { discoverOAuthProtectedResourceMetadata } from '@modelcontextprotocol/client';
import { decideProposal } from '@talent-os/contracts/chat/messages';
import {
  createApplicationToken,
  listApplicationTokens,
  revokeApplicationToken,
} from '@talent-os/contracts/identity/application-tokens';
import { addressOf, eventually, newCandidate, openRealtime, ownerQuery, Person, signIn } from '@talent-os/testing';
import { request as rawRequest } from 'node:http';
import { addressOfMcp, applicationOf, connect, MCP, post, protocolHeaders } from './test/connect.js';

const METADATA = `/.well-known/oauth-protected-resource${MCP}`;
const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const problem = async (response: Response) => ({
  status: response.status,
  code: ((await response.json()) as { code: string }).code,
});

let rep: Person;
let application: { readonly token: string | undefined };
let bearer: { readonly authorization: string };
beforeAll(async () => {
  rep = await signIn('sales.rep@meridian.example');
  application = await applicationOf(rep);
  bearer = { authorization: `Bearer ${application.token}` };
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
      scopes_supported: ['read', 'propose'],
    });
    await expect(connect({ token: undefined })).rejects.toThrow('401');
  });

  it('who issues tokens is described where the resource says', async () => {
    const { authorization_servers: servers } = await discoverOAuthProtectedResourceMetadata(addressOfMcp());
    const response = await fetch(new URL('/.well-known/oauth-authorization-server', servers![0]));
    expect(await response.json()).toMatchObject({
      issuer: servers![0],
      authorization_endpoint: `${servers![0]}/api/oauth/authorize`,
      code_challenge_methods_supported: ['S256'],
    });
  });

  it('nothing is announced that is not there', async () => {
    const described = await Promise.all(
      [METADATA, '/.well-known/oauth-authorization-server'].map(async (path) =>
        Object.entries((await (await fetch(`${addressOf()}${path}`)).json()) as Record<string, unknown>),
      ),
    );
    const security = await (await fetch(`${addressOf()}/.well-known/security.txt`)).text();
    const announced = [
      ...described.flat(),
      ...[...security.matchAll(/^(Contact|Canonical): (.*)$/gm)].map(([, name, value]): [string, unknown] => [
        name!,
        value,
      ]),
    ].flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)] as const));
    const addresses = announced.filter(([name, value]) => /^https?:/.test(value) && !/issuer|servers/.test(name));
    expect(addresses.map(([name]) => name)).toEqual(
      expect.arrayContaining(['token_endpoint', 'Canonical', 'resource']),
    );
    for (const [name, address] of addresses) {
      expect([name, new URL(address).origin]).toEqual([name, addressOf()]);
      const posted = /^(?:token|registration|revocation)_endpoint$/.test(name) ? 'POST' : 'GET';
      const { status } = await fetch(address, { method: posted, redirect: 'manual' });
      expect([name, [404, 405, 500, 501, 503].includes(status)]).toEqual([name, false]);
    }
  });

  it('a client does not take the web app for a description', async () => {
    for (const path of ['/.well-known/openid-configuration', '/.well-known/openid-configuration/api/mcp'])
      expect(await problem(await fetch(`${addressOf()}${path}`))).toEqual({ status: 404, code: 'resource.missing' });
  });

  it.each(['GET', 'DELETE'])('%s is refused as well', async (method) => {
    expect((await fetch(addressOfMcp(), { method })).status).toBe(401);
  });

  it('a forged one is called invalid', async () => {
    const response = await post(ping, { authorization: `Bearer ${application.token!.slice(0, -8)}AAAAAAAA` });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  it('one whose secret is made out for something else is refused', async () => {
    const elsewhere = application.token!.replace('_mcp_', '_web_');
    expect((await post(ping, { authorization: `Bearer ${elsewhere}` })).status).toBe(401);
  });

  it('an expired one is refused', async () => {
    const { token, item } = await rep.call(createApplicationToken, { name: 'Expired', scopes: ['read'], days: 1 });
    await ownerQuery(`update identity.application_token set expires_at = now() where id = $1`, [item.id]);
    expect((await post(JSON.stringify(list), { authorization: `Bearer ${token}` })).status).toBe(401);
    expect((await rep.call(listApplicationTokens, {})).items.map(({ id }) => id)).not.toContain(item.id);
  });

  it('one that was revoked is refused at once, also where it was used a moment ago', async () => {
    const { token, item } = await rep.call(createApplicationToken, { name: 'Revoked', scopes: ['read'] });
    const authorization = `Bearer ${token}`;
    expect((await post(JSON.stringify(list), { authorization })).status).toBe(200);
    const [used] = (await rep.call(listApplicationTokens, {})).items;
    expect(used).toMatchObject({ ...item, lastUsedAt: expect.stringMatching(/Z|\+/) });
    const stranger = await signIn('recruiter@meridian.example');
    const id = { applicationTokenId: item.id };
    expect(await stranger.refused(revokeApplicationToken, id)).toMatchObject({ code: 'resource.missing' });
    await rep.call(revokeApplicationToken, id);
    await eventually(async () => expect((await post(JSON.stringify(list), { authorization })).status).toBe(401));
  });

  it('one of a role that was taken away, or of an account that was closed, is refused', async () => {
    const { email, password } = await newCandidate();
    const candidate = await signIn(email, password);
    const status = async (token: string) =>
      (await post(JSON.stringify(list), { authorization: `Bearer ${token}` })).status;
    const made = () => candidate.call(createApplicationToken, { name: 'Theirs', scopes: ['read'] });
    const [kept, one, other] = [await made(), await made(), await made()];
    expect(await status(kept.token)).toBe(200);
    await ownerQuery(`update identity.person set status = 'disabled' where id = $1`, [candidate.id]);
    expect(await status(one.token)).toBe(401);
    await ownerQuery(`update identity.person set status = 'active' where id = $1`, [candidate.id]);
    await ownerQuery(`update identity.role_assignment set id = gen_random_uuid() where person_id = $1`, [candidate.id]);
    expect(await status(other.token)).toBe(401);
  });
});

describe('the session of a browser', () => {
  it('is no token for an application: who holds it could approve what it proposes', async () => {
    const response = await post(JSON.stringify(list), { authorization: `Bearer ${rep.token}` });
    expect(response.headers.get('www-authenticate')).toMatch(
      /^Bearer error="invalid_token", error_description="An application needs a token of its own[^"]*", resource_metadata=/,
    );
    expect(await problem(response)).toEqual({ status: 401, code: 'auth.application' });
  });

  it('is what approving needs: the token of an application approves nothing and opens no other address', async () => {
    const asApplication = new Person(application.token, rep.id, rep.organizationId);
    const decision = { runId: crypto.randomUUID(), callId: crypto.randomUUID(), decision: 'approved' } as const;
    expect(await asApplication.refused(decideProposal, { ...decision, signature: 'x' })).toMatchObject({
      status: 403,
      code: 'access.application',
    });
    expect(await asApplication.refused(createApplicationToken, { name: 'Another', scopes: ['propose'] })).toMatchObject(
      {
        code: 'access.application',
      },
    );
    await expect(openRealtime(asApplication)).rejects.toThrow();
  });

  it('of another audience opens nothing', async () => {
    const [head, body, signature] = rep.token!.split('.');
    const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as object;
    const other = Buffer.from(JSON.stringify({ ...claims, aud: 'talent-os/mcp' })).toString('base64url');
    const forged = new Person([head, other, signature].join('.'), rep.id, rep.organizationId);
    expect((await forged.send(listApplicationTokens, {})).status).toBe(401);
    expect(claims).toMatchObject({ aud: 'talent-os/browser' });
  });
});

describe('a person', () => {
  it('has twenty tokens at most, and learns what is wrong with a new one', async () => {
    const { email, password } = await newCandidate();
    const candidate = await signIn(email, password);
    const made = { name: 'One', scopes: ['read'] } as const;
    expect(await candidate.refused(createApplicationToken, { name: 'x', scopes: [], days: 91 })).toMatchObject({
      errors: [{ field: 'name' }, { field: 'scopes' }, { field: 'days' }],
    });
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => candidate.send(createApplicationToken, { ...made, scopes: ['read'] })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 201)?.body).toMatchObject({ code: 'application.tokens' });
    expect((await candidate.call(listApplicationTokens, {})).items).toHaveLength(20);
  });
});

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
    const nested = Array.from({ length: 40 }).reduce<object>((inner) => ({ inner }), {});
    const cases: [string, Record<string, string>, number][] = [
      ['<a/>', { 'content-type': 'text/xml' }, 415],
      [JSON.stringify({ ...list, padding: 'x'.repeat(64 * 1024) }), {}, 413],
      [JSON.stringify({ ...list, params: { deep: nested } }), {}, 413],
      [
        JSON.stringify({ ...list, params: Object.fromEntries(Array.from({ length: 1_100 }, (_, at) => [at, 0])) }),
        {},
        413,
      ],
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
    const client = await connect(application);
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
