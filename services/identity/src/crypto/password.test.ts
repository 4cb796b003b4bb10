import { describe, expect, it } from '@jest/globals';
import { hashPassword, NOBODYS_HASH, verifyPassword } from './password.js';

describe('a kept password', () => {
  it('is recognised, and nothing else is', async () => {
    const hash = await hashPassword('correct horse battery');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await verifyPassword('correct horse battery', hash)).toBe(true);
    expect(await verifyPassword('correct horse batterz', hash)).toBe(false);
  });

  it('has a salt of its own', async () => expect(await hashPassword('same')).not.toBe(await hashPassword('same')));

  it('is the same password however the keyboard composed its letters', async () =>
    expect(await verifyPassword('Zu\u0308rich-1291', await hashPassword('Z\u00fcrich-1291'))).toBe(true));

  it('costs the same for nobody as for somebody', async () => {
    expect(NOBODYS_HASH).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await verifyPassword('anything', NOBODYS_HASH)).toBe(false);
  });

  it('is never compared with something that is no hash', async () =>
    await expect(verifyPassword('anything', 'plain')).rejects.toThrow('not an argon2id hash'));
});
