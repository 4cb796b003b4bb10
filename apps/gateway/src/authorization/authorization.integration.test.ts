import { beforeAll, describe, expect, it } from '@jest/globals';
import { listApplicationTokens, revokeApplicationToken } from '@talent-os/contracts/identity/application-tokens';
import { decideAuthorizationRequest, getAuthorizationRequest } from '@talent-os/contracts/identity/authorization';
import { addressOf, eventually, newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { connect, post } from '../mcp/test/connect.js';
import { PATHS } from './paths.js';
import { Application, BACK, Browser, codeFor, form, letIn, madeUpToken, requestOn } from './test/application.js';

const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const statusWith = async (token: string) => (await post(ping, { authorization: `Bearer ${token}` })).status;
const errorOf = async (response: Response) => ((await response.json()) as { error: string }).error;
const redeem = (fields: Record<string, string>) => form(PATHS.token, fields);
const renewal = (application: Application, refresh = application.kept!.refresh_token!) => ({
  grant_type: 'refresh_token',
  refresh_token: refresh,
  client_id: application.client!.client_id,
});
const registered = (body: unknown) =>
  fetch(`${addressOf()}${PATHS.registration}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const freshClient = async (): Promise<string> =>
  ((await (await registered({ client_name: 'Fresh', redirect_uris: [BACK] })).json()) as { client_id: string })
    .client_id;

let rep: Person;
beforeAll(async () => {
  rep = await signIn('sales.rep@meridian.example');
});

describe('an application that knows the address alone', () => {
  it('finds the way, is let in by the person, and acts as them', async () => {
    const application = new Application('Notebook');
    const browser = new Browser();
    const requestId = requestOn(await browser.open(await application.ask()));
    expect(await rep.call(getAuthorizationRequest, { requestId })).toEqual({
      name: 'Notebook',
      returnsTo: '127.0.0.1:41999',
      onThisComputer: true,
      scopes: ['read', 'propose'],
    });
    const { continueAt } = await rep.call(decideAuthorizationRequest, { requestId, scopes: ['read'] });
    const back = await browser.open(`${addressOf()}${continueAt}`);
    expect(`${back.origin}${back.pathname}`).toBe(BACK);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ state: application.sent, iss: addressOf() });
    const { access_token: token } = await application.redeem(back.searchParams.get('code')!);
    const client = await connect({ token });
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toContain('sales_deals_list');
    const { items } = await rep.call(listApplicationTokens, {});
    expect(items.find(({ name }) => name === 'Notebook')).toMatchObject({ scopes: ['read'] });
  });

  it('is not let in by a person who declines, and learns that', async () => {
    const back = await codeFor(new Application(), rep, []);
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('code')).toBeNull();
  });

  it('renews its tokens, each once; a second use ends all of it', async () => {
    const application = new Application();
    await letIn(application, rep);
    const first = application.kept!;
    const renewed = (await (await redeem(renewal(application))).json()) as {
      access_token: string;
      refresh_token: string;
    };
    expect(await statusWith(renewed.access_token)).toBe(200);
    expect(await errorOf(await redeem(renewal(application, first.refresh_token)))).toBe('invalid_grant');
    await eventually(async () => expect(await statusWith(renewed.access_token)).toBe(401));
    expect(await errorOf(await redeem(renewal(application, renewed.refresh_token)))).toBe('invalid_grant');
  });

  it('gets one of sixteen answers to sixteen uses of one refresh token at once', async () => {
    const application = new Application();
    await letIn(application, rep);
    const uses = await Promise.all(Array.from({ length: 16 }, () => redeem(renewal(application))));
    expect(uses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it('is out at once when the person ends it, and cannot renew', async () => {
    const application = new Application('Ended');
    const { access_token: token } = await letIn(application, rep);
    expect(await statusWith(token)).toBe(200);
    const { items } = await rep.call(listApplicationTokens, {});
    await rep.call(revokeApplicationToken, { applicationTokenId: items.find(({ name }) => name === 'Ended')!.id });
    await eventually(async () => expect(await statusWith(token)).toBe(401));
    expect(await errorOf(await redeem(renewal(application)))).toBe('invalid_grant');
  });

  it('ends its access itself', async () => {
    const application = new Application('Leaves');
    const { access_token: token } = await letIn(application, rep);
    const { client_id } = application.client!;
    const revoked = await form(PATHS.revocation, { token: application.kept!.refresh_token!, client_id });
    expect(revoked.status).toBe(200);
    await eventually(async () => expect(await statusWith(token)).toBe(401));
  });

  it('opens nothing but /api/mcp', async () => {
    const { access_token: token } = await letIn(new Application(), rep);
    const response = await fetch(`${addressOf()}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'access.application' });
  });
});

describe('who sends somebody else a request of their own', () => {
  it('gets nothing by its approval: neither browser has both, the proof and the cookie', async () => {
    const application = new Application('Sent on');
    const attacker = new Browser();
    const requestId = requestOn(await attacker.open(await application.ask()));
    const { continueAt } = await rep.call(decideAuthorizationRequest, { requestId, scopes: ['read'] });
    const victims = await new Browser().open(`${addressOf()}${continueAt}`);
    expect(victims.searchParams.get('authorize')).toBe('refused');
    const [withoutProof] = continueAt.split('?');
    const attackers = await attacker.open(`${addressOf()}${withoutProof}`);
    expect(attackers.searchParams.get('code')).toBeNull();
    expect(attackers.searchParams.get('error')).toBe('access_denied');
  });

  it('cannot have a request decided twice, nor one that is not there', async () => {
    const requestId = requestOn(await new Browser().open(await new Application().ask()));
    await rep.call(decideAuthorizationRequest, { requestId, scopes: ['read'] });
    expect((await rep.refused(decideAuthorizationRequest, { requestId, scopes: ['read'] })).code).toBe(
      'resource.missing',
    );
    expect((await rep.refused(getAuthorizationRequest, { requestId })).code).toBe('resource.missing');
    const unknown = madeUpToken();
    expect((await rep.refused(getAuthorizationRequest, { requestId: unknown })).code).toBe('resource.missing');
  });
});

describe('a code', () => {
  const codeOf = async (application: Application) => (await codeFor(application, rep)).searchParams.get('code')!;
  const fields = (application: Application, code: string) => ({
    grant_type: 'authorization_code',
    code,
    redirect_uri: BACK,
    client_id: application.client!.client_id,
    code_verifier: application.codeVerifier(),
  });

  it.each([
    ['with another verifier', { code_verifier: madeUpToken() }],
    ['with none', { code_verifier: '' }],
    ['for another address', { redirect_uri: 'http://127.0.0.1:41999/other' }],
    ['made up', { code: madeUpToken() }],
  ])('is worth nothing %s', async (_, wrong) => {
    const application = new Application();
    const response = await redeem({ ...fields(application, await codeOf(application)), ...wrong });
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatch(/^invalid_(grant|request)$/);
  });

  it('is worth nothing to another application', async () => {
    const application = new Application();
    const code = await codeOf(application);
    const response = await redeem({ ...fields(application, code), client_id: await freshClient() });
    expect(await errorOf(response)).toBe('invalid_grant');
  });

  it('is worth something once; a second use ends what the first one gave', async () => {
    const application = new Application();
    const code = await codeOf(application);
    const { access_token: token } = await application.redeem(code);
    expect(await statusWith(token)).toBe(200);
    expect(await errorOf(await redeem(fields(application, code)))).toBe('invalid_grant');
    await eventually(async () => expect(await statusWith(token)).toBe(401));
  });
});

describe('a request', () => {
  const asked = async (changes: Record<string, string | undefined>) => {
    const url = await new Application().ask();
    for (const [name, value] of Object.entries(changes))
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    return new Browser().open(url);
  };

  it.each([
    ['for an address it has not named', { redirect_uri: 'https://elsewhere.example/' }, 'invalid_redirect_uri'],
    ['of an application nobody knows', { client_id: 'nobody' }, 'invalid_client'],
  ])('%s ends on our own screen', async (_, changes, why) => {
    const shown = await asked(changes);
    expect(shown.pathname).toBe('/user/security');
    expect(Object.fromEntries(shown.searchParams)).toEqual({ authorize: 'refused', why });
  });

  it.each([
    ['without a challenge', { code_challenge: undefined }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for another resource', { resource: 'https://elsewhere.example/api' }, 'invalid_target'],
    ['for a token at once', { response_type: 'token' }, 'unsupported_response_type'],
  ])('%s is refused to the application', async (_, changes, error) => {
    const back = await asked(changes);
    expect(back.href.startsWith(BACK)).toBe(true);
    expect(`${back.search}${back.hash}`).toContain(`error=${error}`);
  });
});

describe('a registration', () => {
  it.each([
    ['a page without TLS', ['http://elsewhere.example/']],
    ['a script', ['javascript:alert(1)']],
    ['a fragment', ['https://elsewhere.example/#here']],
    ['nothing', []],
    ['eleven addresses', Array.from({ length: 11 }, (_, nth) => `https://elsewhere.example/${nth}`)],
  ])('that wants people sent to %s is refused', async (_, addresses) => {
    const response = await registered({ client_name: 'Bad', redirect_uris: addresses });
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatch(/^invalid_(redirect_uri|client_metadata)$/);
  });

  it('makes an application without a secret, whatever it asks for', async () => {
    const wants = { token_endpoint_auth_method: 'client_secret_basic', grant_types: ['client_credentials'] };
    const response = await registered({ client_name: 'Wants', redirect_uris: [BACK], ...wants });
    expect(response.status).toBe(201);
    const made = (await response.json()) as Record<string, unknown>;
    expect(made).toMatchObject({
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
    });
    expect(made).not.toHaveProperty('client_secret');
  });

  it.each(['', 'null', '[]', '{"redirect_uris":', `{"client_name":"${'x'.repeat(20_000)}"}`])(
    'that is no object of a fitting size is refused: %#',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${addressOf()}${PATHS.registration}`, { method: 'POST', headers, body });
      expect([400, 413]).toContain(response.status);
    },
  );
});

describe('what is kept', () => {
  it('names no secret: neither token nor code opens anything with what the table says', async () => {
    const application = new Application();
    const tokens = await letIn(application, rep);
    const rows = JSON.stringify(await ownerQuery('select * from identity.authorization_record'));
    for (const secret of [tokens.access_token, tokens.refresh_token!]) expect(rows).not.toContain(secret);
  });

  it('acts with the rights its person has by then: who is no longer here lets nobody in', async () => {
    const { email, password } = await newCandidate();
    const candidate = await signIn(email, password);
    const { access_token: token } = await letIn(new Application(), candidate);
    expect(await statusWith(token)).toBe(200);
    await ownerQuery("update identity.person set status = 'disabled' where id = $1", [candidate.id]);
    await eventually(async () => expect(await statusWith(token)).toBe(401));
  });
});
