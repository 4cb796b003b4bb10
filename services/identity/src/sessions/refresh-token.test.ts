import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { descendantWith, hashOf, newToken, parseToken, successorOf } from './refresh-token.js';

const organizationId = randomUUID();
const sessionId = randomUUID();

beforeAll(() => {
  process.env.MASTER_KEY = randomBytes(32).toString('base64');
});

describe('a refresh token', () => {
  it('is read back as it was made', () => {
    const token = newToken(organizationId, sessionId);
    expect(parseToken(token.value)).toEqual(token);
    expect(parseToken(successorOf(token).value)).toEqual(successorOf(token));
  });

  it('is nothing when it is missing, cut or invented', () => {
    const { value } = newToken(organizationId, sessionId);
    for (const wrong of [
      undefined,
      '',
      value.slice(1),
      value.slice(0, -1),
      `${value}A`,
      `${value}\n`,
      value.toUpperCase(),
    ])
      expect(parseToken(wrong)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => expect(parseToken(text)).toBeUndefined()));
  });

  it('has one successor, which only this server can tell', () => {
    const token = newToken(organizationId, sessionId);
    const next = successorOf(token);
    expect(successorOf(token)).toEqual(next);
    expect(next.value).not.toBe(token.value);
    process.env.MASTER_KEY = randomBytes(32).toString('base64');
    expect(successorOf(token)).not.toEqual(next);
  });

  it('leads to the one of its descendants that is alive', () => {
    const first = newToken(organizationId, sessionId);
    const fourth = successorOf(successorOf(successorOf(first)));
    expect(descendantWith(hashOf(fourth), first)).toEqual(fourth);
    expect(descendantWith(hashOf(newToken(organizationId, sessionId)), first)).toBeUndefined();
  });
});
