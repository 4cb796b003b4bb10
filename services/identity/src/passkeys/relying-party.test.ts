import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { holderIn, relyingParty, userHandleOf } from './relying-party.js';

describe('the installation as browsers know it', () => {
  it.each([
    ['its public address', { PUBLIC_URL: 'https://talent.example/' }, 'talent.example', 'https://talent.example'],
    ['a port', { PUBLIC_URL: 'http://talent.example:8080' }, 'talent.example', 'http://talent.example:8080'],
    ['this machine where nobody has said', { PORT: '9000' }, 'localhost', 'http://localhost:9000'],
  ])('is %s', (_, environment, id, origin) => expect(relyingParty(environment)).toEqual({ id, origin }));

  it.each(['http://127.0.0.1:8080', 'https://[::1]'])('is nothing at %s', (PUBLIC_URL) =>
    expect(relyingParty({ PUBLIC_URL })).toBeUndefined(),
  );
});

describe('whose passkey it is', () => {
  it('is told by the device', () => {
    const holder = { organizationId: randomUUID(), personId: randomUUID() };
    expect(holderIn(Buffer.from(userHandleOf(holder)).toString('base64url'))).toEqual(holder);
  });

  it.each([undefined, '', 'AAAA'])('is nobody for %j', (handle) => expect(holderIn(handle)).toBeUndefined());
});
