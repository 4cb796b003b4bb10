import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { createTeam } from '@talent-os/contracts/identity/team-setup.js';
import { createWebhook, switchWebhook, testWebhook } from '@talent-os/contracts/identity/webhooks.js';
import { eventually, Receiver, signIn, startOwnProduct } from '@talent-os/testing';

let outside: Receiver;
let product: Awaited<ReturnType<typeof startOwnProduct>>;
beforeAll(async () => {
  outside = await Receiver.start();
  product = await startOwnProduct({ name: 'webhooks', targets: ['all'] });
});
afterAll(() => product?.stop());
afterAll(() => outside?.stop());

it('an event that was acknowledged is delivered though its process is killed, with the same id', async () => {
  const admin = await signIn('org.admin@northwind.example', undefined, product.address);
  const leadId = (await admin.call(getMe, {})).user.id;
  const address = outside.address('/killed');
  const made = await admin.call(createWebhook, { name: 'Ledger', address, events: ['identity.teams.changed'] });
  const webhookId = made.item.id;
  await admin.call(testWebhook, { webhookId });
  await admin.call(switchWebhook, { webhookId, status: 'active' });
  const happens = () => admin.call(createTeam, { name: `Team ${randomUUID()}`, leadId, underTeamId: null });
  const messages = () => outside.at('/killed').slice(1);
  const ids = () => messages().map(({ headers }) => headers['webhook-id']);

  // The first is on its way when the process dies, the second has only just been acknowledged.
  outside.answer(() => undefined);
  await happens();
  await eventually(() => Promise.resolve(expect(messages()).toHaveLength(1)));
  await happens();
  const [child] = product.children;
  const dead = new Promise((resolve) => child!.once('exit', resolve));
  child!.kill('SIGKILL');
  await dead;
  const [lost] = ids();
  outside.answer(204);
  await product.start('all');
  await product.ready();
  await eventually(() => Promise.resolve(expect(new Set(ids()).size).toBe(2)));
  expect(ids().slice(1)).toContain(lost);
});
