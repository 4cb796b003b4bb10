import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../test/people';
import type * as Tokens from './tokens';

/** The other tabs of this browser. */
class Channel extends EventTarget {
  static readonly all: Channel[] = [];
  readonly sent: unknown[] = [];
  constructor() {
    super();
    Channel.all.push(this);
  }
  postMessage(data: unknown) {
    this.sent.push(data);
  }
}

let tokens: typeof Tokens;
const told: string[] = [];
const hears = (data: unknown) => Channel.all[0]!.dispatchEvent(new MessageEvent('message', { data }));
/** Another tab has changed what this browser holds. */
const elsewhere = () => window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));

beforeAll(async () => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  tokens = await import('./tokens');
  tokens.onSessionChange((change) => told.push(change));
});
beforeEach(() => {
  tokens.keepTokens(signedIn());
  told.length = 0;
});

describe('a session that ends', () => {
  it('is told once, however many calls find it over', () => {
    tokens.dropTokens();
    tokens.dropTokens();
    expect(told).toEqual(['expired']);
    expect(tokens.hasLeft()).toBe(false);
  });

  it('by choice in another tab is no failure here, whichever of the two is heard first', () => {
    tokens.announceLeaving();
    const [leaving] = Channel.all[0]!.sent;
    hears(leaving);
    expect(told).toEqual([]);
    tokens.dropTokens();
    expect([told, tokens.hasLeft()]).toEqual([['left'], true]);

    tokens.keepTokens(signedIn());
    told.length = 0;
    hears(leaving);
    localStorage.removeItem('auth_token');
    elsewhere();
    tokens.dropTokens();
    expect([told, tokens.hasLeft()]).toEqual([['left'], true]);
  });

  it('is forgotten with the next sign-in, here or elsewhere', () => {
    hears(Channel.all[0]!.sent[0]);
    elsewhere();
    expect(told).toEqual(['elsewhere']);
    tokens.dropTokens();
    expect(told).toEqual(['elsewhere', 'expired']);
  });
});
