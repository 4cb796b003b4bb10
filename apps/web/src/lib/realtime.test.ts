import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { realtime, type RealtimeState } from './realtime';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  readonly sent: unknown[] = [];
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = (_event: { code: number }) => {};

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(frame: string) {
    this.sent.push(JSON.parse(frame));
  }

  close(code: number) {
    this.drop(code);
  }

  open() {
    this.readyState = 1;
    this.onopen();
    this.hear({ type: 'ready' });
  }

  hear(frame: object) {
    this.onmessage({ data: JSON.stringify(frame) });
  }

  drop(code: number) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

let states: RealtimeState[];
let changed: (readonly string[])[];
let returns: number;
let goesOn: boolean;

const connection = () =>
  realtime({
    url: 'ws://localhost/api/realtime',
    token: () => 'token-1',
    onChanged: ({ refetches }) => changed.push(refetches),
    onReturn: () => (returns += 1),
    onRevoked: async () => goesOn,
    onState: (state) => states.push(state),
  });

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
  FakeSocket.all = [];
  states = [];
  changed = [];
  returns = 0;
  goesOn = true;
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the live connection', () => {
  it('does not hurry back to a server that refuses renewed sessions too', async () => {
    connection().start();
    FakeSocket.last.drop(4401);
    await wait(0);
    FakeSocket.last.drop(4401);
    await wait(4999);
    expect(FakeSocket.all).toHaveLength(2);
    await wait(1);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('says who listens in its first frame and tells what changed', () => {
    connection().start();
    FakeSocket.last.open();
    FakeSocket.last.hear({ type: 'changed', event: 'sales.deal.moved', refetches: ['sales.deals.list'] });
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', token: 'token-1', unheard: 1000 }]);
    expect(changed).toEqual([['sales.deals.list']]);
    expect(states.at(-1)).toBe('open');
  });

  it('says how long it has read without hearing, and reads again what nobody can tell it any more', async () => {
    connection().start();
    await wait(4000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', token: 'token-1', unheard: 5000 }]);
    expect(returns).toBe(0);
    connection().start();
    await wait(9001);
    FakeSocket.last.open();
    expect(returns).toBe(1);
  });

  it('tries again every 5000 ms, five times, then pauses', async () => {
    connection().start();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      FakeSocket.last.drop(1006);
      await wait(4999);
      expect(FakeSocket.all).toHaveLength(attempt);
      await wait(1);
      expect(FakeSocket.all).toHaveLength(attempt + 1);
    }
    FakeSocket.last.drop(1006);
    await wait(60_000);
    expect(FakeSocket.all).toHaveLength(6);
    expect(states.at(-1)).toBe('paused');
  });

  it('counts anew after it was open', async () => {
    connection().start();
    for (let round = 0; round < 8; round += 1) {
      FakeSocket.last.open();
      FakeSocket.last.drop(1006);
      await wait(5000);
    }
    expect(FakeSocket.all).toHaveLength(9);
  });

  it.each([1000, 1001])('does not try again after close code %i', async (code) => {
    connection().start();
    FakeSocket.last.open();
    FakeSocket.last.drop(code);
    await wait(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states.at(-1)).toBe('paused');
  });

  it('cancels its retries when stopped', async () => {
    const live = connection();
    live.start();
    FakeSocket.last.drop(1006);
    await wait(1000);
    live.stop();
    await wait(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });

  it('reads everything again when it returns, and only then', async () => {
    connection().start();
    FakeSocket.last.open();
    expect(returns).toBe(0);
    FakeSocket.last.drop(1006);
    await wait(5000);
    FakeSocket.last.open();
    expect(returns).toBe(1);
  });

  it('connects again after it was paused, when asked to', async () => {
    const live = connection();
    live.start();
    FakeSocket.last.drop(1001);
    await wait(0);
    live.start();
    FakeSocket.last.open();
    expect(states.at(-1)).toBe('open');
  });

  it('ends with a revoked session, and goes on under a renewed one', async () => {
    connection().start();
    FakeSocket.last.open();
    FakeSocket.last.drop(4401);
    await wait(0);
    expect(FakeSocket.all).toHaveLength(2);
    goesOn = false;
    FakeSocket.last.drop(4401);
    await wait(60_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(states.at(-1)).toBe('closed');
  });
});
