import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { described, grantIdOf, placeOf } from './authorization.rules.js';

const request = (redirect: string, scope?: string) => ({
  returnTo: 'https://talent.example/api/oauth/authorize/1',
  params: { client_id: '1', redirect_uri: redirect, ...(scope !== undefined && { scope }) },
});

describe('the id of an access', () => {
  it('says where to look', () => {
    const [organizationId, tokenId] = [randomUUID(), randomUUID()];
    expect(placeOf(grantIdOf(organizationId, tokenId))).toEqual({ organizationId, tokenId });
  });

  it.each(['', '.', randomUUID(), `${randomUUID()}.`, `${randomUUID()}.${randomUUID()} `, "1'.1"])(
    'is never %j',
    (text) => expect(placeOf(text)).toBeUndefined(),
  );
});

describe('what people are shown of a request', () => {
  it.each([
    ['http://127.0.0.1:4711/back', '127.0.0.1:4711', true],
    ['http://localhost:1/', 'localhost:1', true],
    ['http://[::1]:9/', '[::1]:9', true],
    ['https://chat.example/back', 'chat.example', false],
    ['https://localhost.evil.example/', 'localhost.evil.example', false],
    ['cursor://talent/back', 'talent', false],
    ['com.example.desk:/back', 'com.example.desk:', false],
  ])('names where %s leads', (redirect, returnsTo, onThisComputer) => {
    expect(described(request(redirect), {})).toMatchObject({ returnsTo, onThisComputer, name: returnsTo });
  });

  it.each([
    ['  Desk ', 'Desk'],
    ['Talent\u202eOS\u0000', 'Talent OS'],
    ['\u200b\u200b', 'chat.example'],
    ['x'.repeat(90), 'x'.repeat(60)],
  ])('calls %j %s', (name, shown) => {
    expect(described(request('https://chat.example/'), { client_name: name }).name).toBe(shown);
  });

  it.each([
    ['read', ['read']],
    ['propose openid', ['propose']],
    [undefined, ['read', 'propose']],
    ['openid', ['read', 'propose']],
  ])('offers of %j %j', (scope, scopes) => {
    expect(described(request('https://chat.example/', scope), {}).scopes).toEqual(scopes);
  });
});
