import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EventContract, Payload } from '@talent-os/contracts';
import { rightsChanged } from '@talent-os/contracts/identity/events.js';
import { sessionRevoked } from '@talent-os/contracts/identity/sign-in-events.js';
import { eventSubject } from '@talent-os/service-kit/events/streams';
import type { Backing } from '@talent-os/service-kit/host/backing';
import { Revocations } from './revocations.js';

/** What the product promises of every end of a session and change of rights, in milliseconds. */
const PROMISED = 5_000;
const BEGAN = Date.parse('2026-11-20T10:00:00.000Z');
const before = new Date(BEGAN).toISOString();

type Heard = { callback: (error: Error | null, message: { json: () => unknown }) => void };
const heard = new Map<string, Heard['callback']>();
/** What identity answers a gateway that asks. */
let listed: { sessionId: string; before: string }[];
let status: number;
let asked: number;
let revocations: Revocations;
const told: string[] = [];

beforeEach(async () => {
  jest.useFakeTimers({ now: BEGAN });
  [listed, status, asked] = [[], 200, 0];
  told.length = 0;
  const request = async () => {
    asked += 1;
    return { status, headers: {}, body: JSON.stringify({ revoked: listed }) };
  };
  const subscribe = (subject: string, { callback }: Heard) => void heard.set(subject, callback);
  revocations = new Revocations({ nats: { subscribe }, bus: { request } } as unknown as Backing);
  revocations.onRevoked((name) => told.push(name));
  await revocations.start();
});
afterEach(() => {
  revocations.stop();
  jest.useRealTimers();
});

const tell = <E extends EventContract>(event: E, payload: Payload<E>) =>
  heard.get(eventSubject(event.name))!(null, { json: () => ({ organizationId: 'the organization', payload }) });
const session = { userId: 'somebody', sessionId: 'a session', reason: 'signed-out' } as const;
/** Whether a token is refused that was made a moment before the end, and one that was made at it. */
const refused = (name: string) => [-1, 0].map((later) => revocations.isRevoked(name, BEGAN + later));

describe('a gateway', () => {
  it.each([
    ['the end of a session', 'a session', () => tell(sessionRevoked, { ...session, before })],
    ['a change of the rights of a person', 'somebody', () => tell(rightsChanged, { userId: 'somebody', before })],
    ['one of all an organization’s', 'the organization', () => tell(rightsChanged, { userId: null, before })],
  ])('acts by %s as soon as it is told, and asks nobody for it', (_, name, happen) => {
    expect(refused(name)).toEqual([false, false]);
    happen();
    expect(refused(name)).toEqual([true, false]);
    expect([told, asked]).toEqual([[name], 1]);
  });

  it('tells nobody who hears no more', () => {
    const late: string[] = [];
    revocations.onRevoked((name) => late.push(name))();
    tell(sessionRevoked, { ...session, before });
    expect([told, late]).toEqual([['a session'], []]);
  });

  it('acts within five seconds by what it was never told', async () => {
    listed = [{ sessionId: 'a session', before }];
    await jest.advanceTimersByTimeAsync(PROMISED - 1);
    expect(refused('a session')).toEqual([true, false]);
    expect(told).toEqual(['a session']);
  });

  it('asks on where it was not answered, and forgets nothing meanwhile', async () => {
    tell(sessionRevoked, { ...session, before });
    status = 503;
    await jest.advanceTimersByTimeAsync(PROMISED);
    expect(refused('a session')).toEqual([true, false]);
    [status, listed] = [200, [{ sessionId: 'another', before }]];
    await jest.advanceTimersByTimeAsync(PROMISED);
    expect(refused('another')).toEqual([true, false]);
  });

  it('remembers an end for as long as a token lives', async () => {
    tell(sessionRevoked, { ...session, before });
    await jest.advanceTimersByTimeAsync(15 * 60_000);
    expect(refused('a session')).toEqual([true, false]);
  });
});
