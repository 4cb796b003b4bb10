import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addProvider,
  listProviders,
  removeProvider,
  testProvider,
  updateProvider,
} from '@talent-os/contracts/chat/providers.js';
import { sendMessage } from '@talent-os/contracts/chat/messages.js';
import { eventually, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { Scripted } from './test/scripted.js';

let scripted: Scripted;
let admin: Person;
let theirs: Person;
const added: { readonly who: Person; readonly id: string }[] = [];

beforeAll(async () => {
  scripted = await Scripted.start();
  admin = await signIn('org.admin@northwind.example');
  theirs = await signIn('org.admin@harbor.example');
});
afterAll(async () => {
  for (const { who, id } of added) await who.send(removeProvider, { providerId: id });
  await scripted.stop();
});

/** Only for a hub in which no other test asks. */
const fields = (model: string, more: object = {}) => ({
  name: `Scripted ${model}`,
  baseUrl: scripted.baseUrl,
  model,
  priority: 50,
  monthlyBudget: 1_000,
  roleBudgets: {},
  promptPrice: 100,
  completionPrice: 400,
  allowedHubs: ['data' as const],
  baaSigned: false,
  phi: 'placeholder' as const,
  enabled: true,
  ...more,
});
const KEY = 'sk-integration-0123456789';
const add = async (model: string, who = admin, more: object = {}) => {
  const provider = await who.call(addProvider, { ...fields(model, more), key: KEY });
  added.push({ who, id: provider.id });
  return provider;
};
const shown = async (id: string, who = admin) =>
  (await who.call(listProviders, {})).items.find((one) => one.id === id)!;

describe('adding a provider', () => {
  it('keeps its key sealed: shown are its last four characters, and nobody reads it again', async () => {
    const provider = await add('paced-0-3');
    expect(provider).toMatchObject({ keyEnding: '6789', status: 'untested', spent: 0, latencyMs: null, version: 1 });
    const { items, mode } = await admin.call(listProviders, {});
    expect(mode).toBe('model');
    expect(JSON.stringify(items)).not.toContain('sk-integration');
    const [row] = await ownerQuery<{ sealed_key: string }>('select sealed_key from chat.llm_provider where id = $1', [
      provider.id,
    ]);
    expect(row!.sealed_key).toMatch(/^v1\.[0-9a-f]{8}\./);
    expect(row!.sealed_key).not.toContain('sk-integration');
  });

  it.each([
    ['https://169.254.169.254/v1', 'provider.address'],
    ['http://api.openai.example/v1', 'provider.address'],
    ['https://user:secret@api.openai.com/v1', 'provider.address'],
    ['file:///etc/passwd', 'provider.address'],
  ])('at %s is refused', async (baseUrl, code) => {
    const problem = await admin.refused(addProvider, { ...fields('echo'), baseUrl, key: KEY });
    expect([problem.code, problem.errors?.[0]?.field]).toEqual([code, 'baseUrl']);
  });

  it('for a health hub needs a signed agreement', async () => {
    const input = { ...fields('echo', { allowedHubs: ['healthtech'] }), key: KEY };
    expect((await admin.refused(addProvider, input)).code).toBe('provider.baa');
    await add('echo', admin, { allowedHubs: ['healthtech'], baaSigned: true });
  });
});

describe('a provider that is kept from all that is personal', () => {
  it('says so, stays so, and never answers in health hubs', async () => {
    const provider = await add('echo', admin, { phi: 'block' });
    expect(provider.phi).toBe('block');
    expect((await shown(provider.id)).phi).toBe('block');
    const health = { ...fields('echo', { phi: 'block', baaSigned: true, allowedHubs: ['wellness'] }), key: KEY };
    expect((await admin.refused(addProvider, health)).code).toBe('provider.phi');
    const { phi: _, ...silent } = { ...fields('echo'), providerId: provider.id, version: provider.version };
    const problem = await admin.refused(updateProvider, silent as never);
    expect(problem.errors?.map(({ field }) => field)).toEqual(['phi']);
  });
});

describe('testing a provider', () => {
  it('says how it went, and the list says so too', async () => {
    const { id } = await add('paced-0-3');
    const trial = await admin.call(testProvider, { providerId: id });
    expect(trial).toMatchObject({ ok: true, message: expect.stringContaining('ms') });
    const after = await shown(id);
    expect(after).toMatchObject({ status: 'ready', lastError: null, version: 1 });
    expect(after.latencyMs).toBeGreaterThanOrEqual(0);
    expect(after.spent).toBe(1);
    const calls = (await scripted.calls(KEY)).filter(({ model }) => model === 'paced-0-3');
    expect(calls.length).toBeGreaterThan(0);
  });

  it('names what is wrong in our words, as often as it is asked', async () => {
    const { id } = await add('wrong-key');
    for (let round = 0; round < 4; round += 1) {
      const { ok, message } = await admin.call(testProvider, { providerId: id });
      expect([ok, message]).toEqual([false, 'It did not accept the key (status 401)']);
    }
    expect(await shown(id)).toMatchObject({ status: 'failing', lastError: 'It did not accept the key (status 401)' });
  });

  it('without budget asks nobody', async () => {
    const { id } = await add('echo', admin, { monthlyBudget: 0 });
    expect((await shown(id)).status).toBe('spent');
    const { ok, message } = await admin.call(testProvider, { providerId: id });
    expect([ok, message]).toEqual([false, 'Its budget for this month is used up']);
  });
});

describe('the budget of a role', () => {
  it('is kept before anybody is asked: platform data answers', async () => {
    const key = crypto.randomUUID();
    const roleBudgets = { ORGANIZATION_ADMIN: 0 };
    const provider = await admin.call(addProvider, { ...fields('echo', { roleBudgets, allowedHubs: ['cyber'] }), key });
    added.push({ who: admin, id: provider.id });
    expect((await shown(provider.id)).roleBudgets).toEqual(roleBudgets);
    const { ok, message } = await admin.call(testProvider, { providerId: provider.id });
    expect([ok, message]).toEqual([false, 'The budget of your role for this month is used up']);
    const context = { hubContext: 'cyber', hubTitle: 'Cyber Hub', pageContext: 'cyber-overview', pageTitle: 'Cyber' };
    const clientMessageId = `client-${crypto.randomUUID()}`;
    const { runId } = await admin.call(sendMessage, { ...context, content: 'Hello', clientMessageId });
    const last = await eventually(async () => {
      const [row] = await ownerQuery<{ frames: { code?: string; message?: string }[] | null }>(
        'select frames from chat.chat_run where id = $1',
        [runId],
      );
      if (!row?.frames) throw new Error('the run goes on');
      return row.frames.at(-1);
    });
    expect(last).toMatchObject({ type: 'finish', status: 'complete', mode: 'degraded' });
    expect(await scripted.calls(key)).toEqual([]);
  });

  it('names only roles there are', async () => {
    const input = { ...fields('echo', { roleBudgets: { KING: 5 } }), key: KEY };
    expect((await admin.refused(addProvider, input as never)).code).toBe('request.invalid');
  });
});

describe('changing a provider', () => {
  const change = (provider: { readonly id: string; readonly version: number }, more: object) => ({
    ...fields('echo', more),
    providerId: provider.id,
    version: provider.version,
  });

  it('to another address needs the key again', async () => {
    const provider = await add('echo');
    const baseUrl = scripted.baseUrl.replace('/v1', '/v2');
    expect((await admin.refused(updateProvider, change(provider, { baseUrl }))).code).toBe('provider.key');
    const changed = await admin.call(updateProvider, { ...change(provider, { baseUrl }), key: 'sk-another-key-abcd' });
    expect(changed).toMatchObject({ baseUrl, keyEnding: 'abcd', version: 2, status: 'untested' });
  });

  it('keeps the key where none is given, and refuses what is out of date', async () => {
    const provider = await add('paced-0-3');
    const changed = await admin.call(updateProvider, change(provider, { name: 'Renamed', model: 'paced-0-4' }));
    expect(changed).toMatchObject({ name: 'Renamed', keyEnding: '6789', version: 2 });
    expect((await admin.call(testProvider, { providerId: provider.id })).ok).toBe(true);
    expect((await admin.refused(updateProvider, change(provider, {}))).code).toBe('resource.stale');
  });

  it('switches it off, and removing it removes its key', async () => {
    const provider = await add('echo');
    expect(await admin.call(updateProvider, change(provider, { enabled: false }))).toMatchObject({
      status: 'disabled',
    });
    await admin.call(removeProvider, { providerId: provider.id });
    expect(await shown(provider.id)).toBeUndefined();
    expect(await ownerQuery('select 1 from chat.llm_provider where id = $1', [provider.id])).toEqual([]);
  });
});

describe('a provider of another organization', () => {
  it('is not there', async () => {
    const { id, version } = await add('echo');
    const input = { ...fields('echo'), providerId: id, version };
    expect((await theirs.refused(updateProvider, input)).code).toBe('resource.missing');
    expect((await theirs.refused(testProvider, { providerId: id })).code).toBe('resource.missing');
    expect((await theirs.refused(removeProvider, { providerId: id })).code).toBe('resource.missing');
    expect(await shown(id, theirs)).toBeUndefined();
  });

  it('lends its key to nobody: its sealed text does not open in another organization', async () => {
    const mine = await add('paced-0-3');
    const other = await add('paced-0-3', theirs);
    await ownerQuery(
      'update chat.llm_provider set sealed_key = (select sealed_key from chat.llm_provider where id = $1) where id = $2',
      [mine.id, other.id],
    );
    const { ok, message } = await theirs.call(testProvider, { providerId: other.id });
    expect([ok, message]).toEqual([false, 'Its key cannot be read on this installation: enter it again']);
    expect((await shown(other.id, theirs)).status).toBe('failing');
  });
});

describe('what happens to providers', () => {
  it('is announced', async () => {
    const { id } = await add('paced-0-3');
    await admin.call(testProvider, { providerId: id });
    await admin.call(removeProvider, { providerId: id });
    const rows = await ownerQuery<{ what: string }>(
      `select payload->>'what' as what from chat.outbox where name = 'chat.provider.changed' and payload->>'providerId' = $1 order by id`,
      [id],
    );
    expect(rows.map(({ what }) => what)).toEqual(['added', 'tested', 'removed']);
  });
});
