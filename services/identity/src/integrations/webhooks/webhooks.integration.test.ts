import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { createTeam } from '@talent-os/contracts/identity/team-setup.js';
import {
  changeWebhook,
  createWebhook,
  disconnectWebhook,
  listWebhookDeliveries,
  listWebhooks,
  redeliver,
  redeliverSince,
  renewWebhookSecret,
  switchWebhook,
  testWebhook,
  type Webhook,
} from '@talent-os/contracts/identity/webhooks.js';
import { eventually, ownerQuery, Receiver, signIn, type Person, type Received } from '@talent-os/testing';
import { Webhook as Verifier } from 'standardwebhooks';
import { newOrganization } from '../../test/new-organization.js';

type Connected = { readonly webhookId: string; readonly secret: string; readonly path: string };
const events = ['identity.teams.changed' as const];

let outside: Receiver;
let admin: Person;
let leadId: string;
beforeAll(async () => {
  outside = await Receiver.start();
  admin = await signIn((await newOrganization()).founder.email);
  leadId = (await admin.call(getMe, {})).user.id;
});
afterAll(() => outside.stop());

async function setUp(by = admin): Promise<Connected> {
  const path = `/${randomUUID()}`;
  const { item, secret } = await by.call(createWebhook, { name: 'Ledger', address: outside.address(path), events });
  return { webhookId: item.id, secret, path };
}
async function connect(by = admin): Promise<Connected> {
  const made = await setUp(by);
  const { webhookId } = made;
  outside.answer(204);
  expect(await by.call(testWebhook, { webhookId })).toMatchObject({ status: 204, problem: null });
  await by.call(switchWebhook, { webhookId, status: 'active' });
  return made;
}
const happens = async (by = admin, lead = leadId) =>
  (await by.call(createTeam, { name: `Team ${randomUUID()}`, leadId: lead, underTeamId: null })).id;
const one = async (webhookId: string): Promise<Webhook> =>
  (await admin.call(listWebhooks, {})).items.find(({ id }) => id === webhookId)!;
const log = async (webhookId: string) => (await admin.call(listWebhookDeliveries, { webhookId })).items;
const typeOf = ({ body }: Received) => (JSON.parse(body) as { type: string }).type;
/** What came to a path, without tests. */
const sentTo = (path: string) => outside.at(path).filter((received) => typeOf(received) !== 'webhook.test');
const idsOf = (path: string) => sentTo(path).map(({ headers }) => headers['webhook-id']);
const verified = ({ body, headers }: Received, secret: string) =>
  new Verifier(secret).verify(body, headers as Record<string, string>);

describe('a webhook', () => {
  it('is activated after a test went well, and then sent what it asked for, signed, once', async () => {
    const { webhookId, secret, path } = await setUp();
    await happens();
    expect((await admin.refused(switchWebhook, { webhookId, status: 'active' })).code).toBe('webhook.untested');
    outside.answer(500);
    expect(await admin.call(testWebhook, { webhookId })).toMatchObject({ status: 500, problem: 'It answered 500' });
    expect((await admin.refused(switchWebhook, { webhookId, status: 'active' })).code).toBe('webhook.untested');
    outside.answer(200);
    await admin.call(testWebhook, { webhookId });
    expect(verified(outside.at(path).at(-1)!, secret)).toMatchObject({ type: 'webhook.test', data: { webhookId } });
    expect(await admin.call(switchWebhook, { webhookId, status: 'active' })).toMatchObject({ status: 'active' });
    const teamId = await happens();
    await eventually(() => Promise.resolve(expect(sentTo(path)).toHaveLength(1)));
    // What happened before it was activated is not sent.
    const message = verified(sentTo(path)[0]!, secret);
    expect(message).toMatchObject({ type: events[0], data: { teamId, change: 'created' } });
    await eventually(async () => expect(await one(webhookId)).toMatchObject({ delivered: 1, waiting: 0 }));
    expect(await log(webhookId)).toMatchObject([
      { event: events[0], eventId: idsOf(path)[0], state: 'delivered', attempts: 1, status: 200, nextAttemptAt: null },
    ]);
  });

  it('tells nobody its secret or the path of its address again', async () => {
    const { webhookId, secret, path } = await setUp();
    const told = JSON.stringify([await admin.call(listWebhooks, {}), await log(webhookId)]);
    for (const hidden of [secret, secret.slice(6), path.slice(1)]) expect(told).not.toContain(hidden);
    const [row] = await ownerQuery<{ text: string }>(`select w::text as text from identity.webhook w where id = $1`, [
      webhookId,
    ]);
    for (const hidden of [secret.slice(6), path.slice(1)]) expect(row!.text).not.toContain(hidden);
  });

  it('signs with the secret before for a day, when it gets another one', async () => {
    const { webhookId, secret, path } = await connect();
    const { secret: next } = await admin.call(renewWebhookSecret, { webhookId });
    await happens();
    await eventually(() => Promise.resolve(expect(sentTo(path)).toHaveLength(1)));
    const [received] = sentTo(path);
    expect(verified(received!, next)).toEqual(verified(received!, secret));
  });

  it('begins anew with another address, and is refused a stale version', async () => {
    const { webhookId, path } = await connect();
    const { version } = await one(webhookId);
    const address = outside.address(`${path}/moved`);
    const values = { webhookId, version, name: 'Moved', events, address };
    expect(await admin.call(changeWebhook, values)).toMatchObject({ name: 'Moved', status: 'paused', testedAt: null });
    expect((await admin.refused(changeWebhook, values)).code).toBe('resource.stale');
    expect((await admin.refused(switchWebhook, { webhookId, status: 'active' })).code).toBe('webhook.untested');
    await admin.call(disconnectWebhook, { webhookId });
    expect((await admin.refused(listWebhookDeliveries, { webhookId })).code).toBe('resource.missing');
  });
});

describe('a delivery', () => {
  it('that failed waits with its reason, and is sent again when somebody asks, with the same id', async () => {
    const { webhookId, path } = await connect();
    outside.answer((response) => response.writeHead(302, { location: outside.address('/elsewhere') }).end());
    await happens();
    await eventually(async () => expect((await log(webhookId))[0]).toMatchObject({ attempts: 1, status: 302 }));
    const [failed] = await log(webhookId);
    expect(failed).toMatchObject({ state: 'waiting', problem: expect.stringContaining('redirect') });
    expect(outside.at('/elsewhere')).toEqual([]);
    outside.answer(200);
    await admin.call(redeliver, { webhookId, deliveryId: failed!.id });
    await eventually(async () => expect((await log(webhookId))[0]).toMatchObject({ state: 'delivered' }));
    expect(new Set(idsOf(path)).size).toBe(1);
    expect(await one(webhookId)).toMatchObject({ problem: null, waiting: 0 });
  });

  it('waits while the webhook is paused; what was missed comes in its order, and all of it again when asked for', async () => {
    const { webhookId, path } = await connect();
    const since = new Date().toISOString();
    await admin.call(switchWebhook, { webhookId, status: 'paused' });
    const teams = [await happens(), await happens(), await happens()];
    await eventually(async () => expect(await one(webhookId)).toMatchObject({ waiting: 3 }));
    expect(sentTo(path)).toEqual([]);
    await admin.call(switchWebhook, { webhookId, status: 'active' });
    const told = () => sentTo(path).map(({ body }) => (JSON.parse(body) as { data: { teamId: string } }).data.teamId);
    await eventually(() => Promise.resolve(expect(told()).toEqual(teams)));
    await eventually(async () => expect(await one(webhookId)).toMatchObject({ delivered: 3 }));
    expect(await admin.call(redeliverSince, { webhookId, since })).toEqual({ events: 3 });
    await eventually(() => Promise.resolve(expect(told()).toEqual([...teams, ...teams])));
    expect(new Set(idsOf(path)).size).toBe(3);
  });

  it('to somebody who is gone pauses the webhook, and the administrators are told', async () => {
    const { webhookId, path } = await connect();
    outside.answer(410);
    await happens();
    await eventually(async () => expect(await one(webhookId)).toMatchObject({ status: 'failing', waiting: 1 }));
    await eventually(async () => {
      const { items } = await admin.call(listNotifications, {});
      expect(items.map(({ title }) => title)).toContain('The webhook Ledger was paused');
    });
    await happens();
    await eventually(async () => expect(await one(webhookId)).toMatchObject({ waiting: 2 }));
    expect(sentTo(path)).toHaveLength(1);
    outside.answer(200);
    await admin.call(switchWebhook, { webhookId, status: 'active' });
    await eventually(async () => expect(await one(webhookId)).toMatchObject({ delivered: 2, status: 'active' }));
  });

  it('is held up by nobody else’s: beside ten thousand that nobody answers', async () => {
    const slow = await signIn((await newOrganization()).founder.email);
    const [hanging, quick] = [await connect(slow), await connect()];
    let [open, mostOpen] = [0, 0];
    /** Of each message to the quick one, whether it came while the other was still waited for. */
    const beside: boolean[] = [];
    outside.answer((response, { path }) => {
      if (path === quick.path) beside.push(open > 0);
      if (path !== hanging.path) return void response.end();
      mostOpen = Math.max(mostOpen, (open += 1));
      response.once('close', () => (open -= 1));
    });
    await ownerQuery(
      `insert into identity.webhook_delivery (id, organization_id, created_at, updated_at, webhook_id, event_id, event, occurred_at, body, state, attempts, due_at)
       select gen_random_uuid(), $2, now(), now(), $1, gen_random_uuid(), 'identity.teams.changed', now(), '{"type":"x"}', 'waiting', 0, now()
       from generate_series(1, 10000)`,
      [hanging.webhookId, slow.organizationId],
    );
    await ownerQuery(
      `insert into identity.due (kind, subject_id, organization_id, due_at) values ('webhook', $1, $2, now())`,
      [hanging.webhookId, slow.organizationId],
    );
    await eventually(() => Promise.resolve(expect(sentTo(hanging.path)).toHaveLength(1)));
    // Told between two attempts, on a machine that takes so long, it shows nothing: then once more.
    await eventually(async () => {
      const already = beside.length;
      await happens();
      await eventually(() => expect(beside.length).toBeGreaterThan(already));
      expect(beside).toContain(true);
    });
    // One attempt at a time, whatever waits.
    expect(mostOpen).toBe(1);
    await slow.call(disconnectWebhook, { webhookId: hanging.webhookId });
  });
});

describe('an address', () => {
  it.each([
    ['http://hooks.example/', 'https'],
    ['https://127.0.0.2/', 'private'],
    ['https://2130706434/', 'private'],
    ['https://0177.0.0.2/', 'private'],
    ['https://[::ffff:127.0.0.2]/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://169.254.169.254/latest/meta-data/', 'reserved'],
    ['https://10.0.0.1/', 'private'],
    ['https://no-such-name.invalid/', 'cannot be found'],
    ['https://me:secret@hooks.example/', 'user and password'],
  ])('is refused beside its field: %s', async (address, reason) => {
    const { code, errors } = await admin.refused(createWebhook, { name: 'Inside', address, events });
    expect(code).toBe('request.invalid');
    expect(errors).toMatchObject([{ field: 'address', message: expect.stringContaining(reason) }]);
  });
});
