import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { noCtx, providerAt } from './test/asking.js';
import { keyRing } from './key-ring.js';
import { placeOf, ProviderKeys } from './provider-keys.js';
import { rewrap, seal, Unreadable, unseal, type Place } from './sealed-key.js';

const newKey = () => randomBytes(32).toString('base64');
const key = newKey();
const master = keyRing({ MASTER_KEY: key });
const place: Place = { organizationId: randomUUID(), owner: randomUUID(), field: 'key', version: 1 };

describe('a sealed key', () => {
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
    ['organization', { ...place, organizationId: randomUUID() }],
    ['provider', { ...place, owner: randomUUID() }],
    ['field', { ...place, field: 'secret' }],
    ['version', { ...place, version: 2 }],
  ])('does not open when it is moved to another %s', (_, elsewhere) => {
    expect(() => unseal(seal('secret', place, master), elsewhere, master)).toThrow(Unreadable);
  });

  it('does not open with any bit of it changed', () => {
    const [format, kekId, ...parts] = seal('secret', place, master).split('.');
    fc.assert(
      fc.property(fc.nat(parts.length - 1), fc.nat(), fc.nat(7), (part, at, bit) => {
        const bytes = Buffer.from(parts[part]!, 'base64url');
        bytes[at % bytes.length]! ^= 1 << bit;
        const bent = parts.with(part, bytes.toString('base64url'));
        expect(() => unseal([format, kekId, ...bent].join('.'), place, master)).toThrow(Unreadable);
      }),
    );
  });

  it('names the key it needs when the installation has another one, and the variable when it has none', () => {
    const sealed = seal('secret', place, master);
    const other = keyRing({ MASTER_KEY: newKey() });
    expect(() => unseal(sealed, place, other)).toThrow(
      `sealed under the key ${sealed.split('.')[1]}, which this installation does not have: name it in CHAT_KEK_PREVIOUS`,
    );
    expect(() => unseal('nonsense', place, master)).toThrow(Unreadable);
  });
});

describe('the keys of an installation', () => {
  it.each([
    ['MASTER_KEY', {}],
    ['MASTER_KEY', { MASTER_KEY: 'c2hvcnQ=' }],
    ['CHAT_KEK', { MASTER_KEY: key, CHAT_KEK: 'c2hvcnQ=' }],
    ['CHAT_KEK_PREVIOUS', { MASTER_KEY: key, CHAT_KEK_PREVIOUS: `${key},c2hvcnQ=` }],
  ])('are named where one is wrong: %s', (variable, environment) =>
    expect(() => keyRing(environment)).toThrow(`${variable} must be 32 bytes in base64`),
  );

  it('open what earlier ones have sealed, and seal under the current one', () => {
    const [first, second] = [newKey(), newKey()];
    const before = seal('secret', place, keyRing({ MASTER_KEY: key, CHAT_KEK: first }));
    const rotated = keyRing({ MASTER_KEY: key, CHAT_KEK: second, CHAT_KEK_PREVIOUS: first });
    expect(unseal(before, place, rotated)).toBe('secret');
    expect(unseal(seal('of the master', place, master), place, rotated)).toBe('of the master');
    expect(seal('x', place, rotated).split('.')[1]).toBe(rotated.current.id);
  });

  it('wrap again without touching the text, after which the earlier one may go', () => {
    const [first, second] = [newKey(), newKey()];
    const before = seal('secret', place, keyRing({ CHAT_KEK: first }));
    const after = rewrap(before, place, keyRing({ CHAT_KEK: second, CHAT_KEK_PREVIOUS: first }));
    expect(after.split('.').slice(5)).toEqual(before.split('.').slice(5));
    expect(unseal(after, place, keyRing({ CHAT_KEK: second }))).toBe('secret');
    expect(() => unseal(after, place, keyRing({ CHAT_KEK: first }))).toThrow(Unreadable);
    expect(() => rewrap(before, place, keyRing({ CHAT_KEK: second }))).toThrow('CHAT_KEK_PREVIOUS');
    expect(() => rewrap(before, { ...place, version: 2 }, keyRing({ CHAT_KEK: first }))).toThrow(Unreadable);
  });
});

describe('the key of a provider', () => {
  it('is opened for its own organization only, and the failure is loud', () => {
    process.env.MASTER_KEY = key;
    const mine = noCtx();
    const theirs = noCtx();
    const provider = providerAt('https://api.example.com/v1', 'm', '');
    const sealed = seal('sk-mine', placeOf(mine.ctx.organizationId, provider.id, 3));
    const stored = { ...provider, key: { sealed, version: 3 } };
    const keys = new ProviderKeys();
    expect(keys.keyOf(mine.ctx, stored)).toBe('sk-mine');
    const logged: unknown[] = [];
    theirs.ctx.log.error = ((about: unknown) => void logged.push(about)) as never;
    expect(() => keys.keyOf(theirs.ctx, stored)).toThrow(expect.objectContaining({ kind: 'unreadable' }));
    expect(logged).toHaveLength(1);
  });

  it('stays readable in memory for a minute at most', () => {
    process.env.MASTER_KEY = key;
    const { ctx } = noCtx();
    const provider = providerAt('https://api.example.com/v1', 'm', '');
    const stored = {
      ...provider,
      key: { sealed: seal('sk', placeOf(ctx.organizationId, provider.id, 1)), version: 1 },
    };
    const keys = new ProviderKeys();
    expect(keys.keyOf(ctx, stored, 0)).toBe('sk');
    process.env.MASTER_KEY = newKey();
    expect(keys.keyOf(ctx, stored, 59_000)).toBe('sk');
    expect(() => keys.keyOf(ctx, stored, 60_001)).toThrow(expect.objectContaining({ kind: 'unreadable' }));
    process.env.MASTER_KEY = key;
  });
});
