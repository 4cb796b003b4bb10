import { describe, expect, it } from '@jest/globals';
import { expiryHere, spanOfToken } from './token-span';

const tokenOf = (claims: object) =>
  `head.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.sign`;
const QUARTER = 15 * 60_000;

describe('how long a token lives', () => {
  it('is told by the server’s own times', () => {
    expect(spanOfToken(tokenOf({ iat: 1_000, exp: 1_900, name: 'Zoë ÿ>?' }))).toBe(QUARTER);
  });

  it.each([
    '',
    'opaque',
    'a.b.c',
    tokenOf({ iat: 1_000 }),
    tokenOf({ iat: 2_000, exp: 1_000 }),
    tokenOf({ iat: '1', exp: '2' }),
  ])('is unknown for %s', (token) => {
    expect(spanOfToken(token)).toBeUndefined();
  });

  it.each([
    ['ahead', 20],
    ['behind', -20],
  ])('is the same in a browser whose clock is %s', (_, minutes) => {
    const server = Date.parse('2026-11-20T12:00:00Z');
    const here = server + minutes * 60_000;
    const token = tokenOf({ iat: server / 1_000, exp: (server + QUARTER) / 1_000 });
    expect(Date.parse(expiryHere(token, '2026-11-20T12:15:00.000Z', here)) - here).toBe(QUARTER);
  });

  it('is what the server says where the token says nothing', () => {
    expect(expiryHere('opaque', '2026-11-20T12:15:00.000Z')).toBe('2026-11-20T12:15:00.000Z');
  });
});
