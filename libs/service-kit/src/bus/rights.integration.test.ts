import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errors, type NatsConnection } from '@nats-io/transport-node';
import { readConfig } from '../config.js';
import { createLogger } from '../observe/logger.js';
import { ownLogin } from './login.js';
import { openNats } from '../host/open-nats.js';

let nats: NatsConnection;
let watching: Promise<void>;
/** What the server has refused since the connection was opened. */
const refused: string[] = [];

beforeAll(async () => {
  const config = readConfig();
  nats = await openNats(config, createLogger('silent'), { login: ownLogin(config.NATS_LOGIN_SECRET, ['chat']) });
  watching = watch();
});
afterAll(async () => {
  await nats.close();
  await watching;
});

async function watch(): Promise<void> {
  for await (const status of nats.status())
    if (status.type === 'error' && status.error instanceof errors.PermissionViolationError)
      refused.push(status.error.subject);
}

/** The answer to a flush comes after a refusal, which is told a turn later. */
async function settled(): Promise<void> {
  await nats.flush();
  await new Promise(setImmediate);
}

/** Whether the server lets it listen at a subject. */
async function hears(subject: string): Promise<boolean> {
  const before = refused.length;
  const subscription = nats.subscribe(subject, { callback: () => undefined });
  await settled();
  subscription.unsubscribe();
  return refused.length === before;
}

async function sends(subject: string): Promise<boolean> {
  const before = refused.length;
  nats.publish(subject, '');
  await settled();
  return refused.length === before;
}

describe('a process that signs in by what it hosts', () => {
  it('answers for its own operations, and for no others', async () => {
    expect(await hears('acme.op.chat.sessions.list')).toBe(true);
    expect(await hears('acme.op.sales.deals.list')).toBe(false);
    expect(await hears('acme.op.>')).toBe(false);
  });

  it('asks for what people may ask and for what it names, and for nothing else that is internal', async () => {
    expect(await sends('acme.op.sales.deals.list')).toBe(true);
    expect(await sends('acme.op.identity.people.everyName')).toBe(true);
    expect(await sends('acme.op.talent.positions.vacancies')).toBe(false);
  });

  it('announces its own events, hears nobody’s past its listeners, and no answers to others', async () => {
    expect(await sends('acme.evt.chat.message.sent')).toBe(true);
    expect(await sends('acme.evt.sales.deal.won')).toBe(false);
    expect(await hears('acme.evt.>')).toBe(false);
    expect(await hears('_INBOX_talent_os_gateway.>')).toBe(false);
    expect(await sends('$JS.API.STREAM.DELETE.acme_EVENTS')).toBe(false);
  });
});
