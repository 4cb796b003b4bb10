import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Bus } from '@talent-os/service-kit/bus/bus';
import { ApplicationTokens } from './application-tokens.js';

/** What the product promises of every change of rights, in milliseconds. */
const PROMISED = 5_000;
const TOKEN = 'talentos_mcp_x';

let asked: number;
let found: object | null;
let status: number;
let live: boolean;
let tokens: ApplicationTokens;

beforeEach(() => {
  jest.useFakeTimers();
  const instants = { issuedAt: '2026-11-20T10:00:00.000Z', expiresAt: '2026-12-20T10:00:00.000Z' };
  [asked, found, status, live] = [0, { principal: { sessionId: 'one', userId: 'somebody' }, ...instants }, 200, true];
  const request = async () => {
    asked += 1;
    return { status, headers: {}, body: JSON.stringify({ found }) };
  };
  tokens = new ApplicationTokens({ request } as unknown as Bus, () => live);
});
afterEach(() => void jest.useRealTimers());

const enters = async () => (await tokens.verify(TOKEN)) !== undefined;

describe('the token of an application', () => {
  it('costs identity one look for several calls', async () => {
    expect(tokens.isKnown(TOKEN)).toBe(false);
    expect([await enters(), await enters(), tokens.isKnown(TOKEN), asked]).toEqual([true, true, true, 1]);
  });

  it('opens nothing five seconds after the rights behind it are gone', async () => {
    expect(await enters()).toBe(true);
    found = null;
    jest.advanceTimersByTime(PROMISED);
    expect([await enters(), asked]).toEqual([false, 2]);
  });

  it('opens nothing once its revocation is known, without a look at identity', async () => {
    expect(await enters()).toBe(true);
    live = false;
    expect([await enters(), asked]).toEqual([false, 1]);
  });

  it('is neither let in nor refused while identity is away', async () => {
    status = 503;
    expect(await tokens.verify(TOKEN)).toBe('away');
    expect(tokens.isKnown(TOKEN)).toBe(false);
  });
});
