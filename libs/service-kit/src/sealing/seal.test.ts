import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { keyRing } from './key-ring.js';
import { rewrap, seal, UnreadableSecret, unseal, type SecretPlace } from './seal.js';

const newKey = () => randomBytes(32).toString('base64');
const key = newKey();
const master = keyRing('chat', { MASTER_KEY: key });
const place: SecretPlace = {
  part: 'chat',
  organizationId: randomUUID(),
  owner: randomUUID(),
  field: 'key',
  version: 1,
};

describe('a sealed text', () => {
  it('opens where it was sealed, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        expect(unseal(seal(text, place, master), place, master)).toBe(text),
      ),
    );
  });

  it('does not show its text, and is never the same twice', () => {
    const sealed = seal('sk-very-secret-key', place, master);
    expect(sealed).not.toContain('sk-very');
    expect(seal('sk-very-secret-key', place, master)).not.toBe(sealed);
  });

  it.each([
    ['part', { ...place, part: 'files' }],
    ['organization', { ...place, organizationId: randomUUID() }],
    ['owner', { ...place, owner: randomUUID() }],
    ['field', { ...place, field: 'secret' }],
    ['version', { ...place, version: 2 }],
  ])('does not open when it is moved to another %s', (_, elsewhere) => {
    expect(() =>
      unseal(seal('secret', place, master), elsewhere, keyRing(elsewhere.part, { MASTER_KEY: key })),
    ).toThrow(UnreadableSecret);
  });

  it('does not open with any bit of it changed', () => {
    const [format, kekId, ...parts] = seal('secret', place, master).split('.');
    fc.assert(
      fc.property(fc.nat(parts.length - 1), fc.nat(), fc.nat(7), (part, at, bit) => {
        const bytes = Buffer.from(parts[part]!, 'base64url');
        bytes[at % bytes.length]! ^= 1 << bit;
        const bent = parts.with(part, bytes.toString('base64url'));
        expect(() => unseal([format, kekId, ...bent].join('.'), place, master)).toThrow(UnreadableSecret);
      }),
    );
  });

  it('names the key it needs when the installation has another one, and the variable when it has none', () => {
    const sealed = seal('secret', place, master);
    const other = keyRing('chat', { MASTER_KEY: newKey() });
    expect(() => unseal(sealed, place, other)).toThrow(
      `sealed under the key ${sealed.split('.')[1]}, which this installation does not have: name it in CHAT_KEK_PREVIOUS`,
    );
    expect(() => unseal('nonsense', place, master)).toThrow(UnreadableSecret);
  });
});

describe('the keys of an installation', () => {
  it.each([
    ['MASTER_KEY', {}],
    ['MASTER_KEY', { MASTER_KEY: 'c2hvcnQ=' }],
    ['CHAT_KEK', { MASTER_KEY: key, CHAT_KEK: 'c2hvcnQ=' }],
    ['CHAT_KEK_PREVIOUS', { MASTER_KEY: key, CHAT_KEK_PREVIOUS: `${key},c2hvcnQ=` }],
  ])('are named where one is wrong: %s', (variable, environment) =>
    expect(() => keyRing('chat', environment)).toThrow(`${variable} must be 32 bytes in base64`),
  );

  it('open what earlier ones have sealed, and seal under the current one', () => {
    const [first, second] = [newKey(), newKey()];
    const before = seal('secret', place, keyRing('chat', { MASTER_KEY: key, CHAT_KEK: first }));
    const rotated = keyRing('chat', { MASTER_KEY: key, CHAT_KEK: second, CHAT_KEK_PREVIOUS: first });
    expect(unseal(before, place, rotated)).toBe('secret');
    expect(unseal(seal('of the master', place, master), place, rotated)).toBe('of the master');
    expect(seal('x', place, rotated).split('.')[1]).toBe(rotated.current.id);
  });

  it("are another part's own", () => {
    expect(keyRing('files', { MASTER_KEY: key, CHAT_KEK: newKey() })).toEqual(keyRing('files', { MASTER_KEY: key }));
    expect(keyRing('files', { MASTER_KEY: key }).current.id).not.toBe(master.current.id);
  });

  it('wrap again without touching the text, after which the earlier one may go', () => {
    const [first, second] = [newKey(), newKey()];
    const before = seal('secret', place, keyRing('chat', { CHAT_KEK: first }));
    const after = rewrap(before, place, keyRing('chat', { CHAT_KEK: second, CHAT_KEK_PREVIOUS: first }));
    expect(after.split('.').slice(5)).toEqual(before.split('.').slice(5));
    expect(unseal(after, place, keyRing('chat', { CHAT_KEK: second }))).toBe('secret');
    expect(() => unseal(after, place, keyRing('chat', { CHAT_KEK: first }))).toThrow(UnreadableSecret);
    expect(() => rewrap(before, place, keyRing('chat', { CHAT_KEK: second }))).toThrow('CHAT_KEK_PREVIOUS');
    expect(() => rewrap(before, { ...place, version: 2 }, keyRing('chat', { CHAT_KEK: first }))).toThrow(
      UnreadableSecret,
    );
  });
});
