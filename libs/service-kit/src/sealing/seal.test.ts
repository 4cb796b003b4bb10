import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seal, Unreadable, unseal, type Place } from './seal.js';

const master = randomBytes(32).toString('base64');
const place: Place = { part: 'test', organizationId: randomUUID(), owner: randomUUID(), field: 'key', version: 1 };

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
    ['part', { ...place, part: 'other' }],
    ['organization', { ...place, organizationId: randomUUID() }],
    ['owner', { ...place, owner: randomUUID() }],
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
    const other = randomBytes(32).toString('base64');
    expect(() => unseal(sealed, place, other)).toThrow(`sealed under the key ${sealed.split('.')[1]}`);
    expect(() => unseal(sealed, place, 'c2hvcnQ=')).toThrow('MASTER_KEY');
    expect(() => unseal('nonsense', place, master)).toThrow(Unreadable);
  });
});
