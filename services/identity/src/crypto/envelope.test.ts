import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { open, seal, type SecretLocation } from './envelope.js';

const place: SecretLocation = { organizationId: randomUUID(), table: 'signing_key', column: 'private_key' };

beforeAll(() => {
  process.env.MASTER_KEY = randomBytes(32).toString('base64');
});

describe('a sealed text', () => {
  it('opens where it was sealed, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(open(seal(text, place), place)).toBe(text)),
    );
  });

  it('differs every time', () => expect(seal('same', place)).not.toBe(seal('same', place)));

  it.each([
    ['organization', { ...place, organizationId: randomUUID() }],
    ['table', { ...place, table: 'session' }],
    ['column', { ...place, column: 'public_key' }],
  ])('does not open in another %s', (_, elsewhere) => {
    expect(() => open(seal('secret', place), elsewhere)).toThrow();
  });

  it('does not open when a byte of it was changed', () => {
    const [format, iv, tag, body] = seal('secret', place).split('.') as [string, string, string, string];
    const bent = Buffer.from(body, 'base64url');
    bent[0]! ^= 1;
    expect(() => open([format, iv, tag, bent.toString('base64url')].join('.'), place)).toThrow();
    expect(() => open([format, iv, tag.slice(0, 6), body].join('.'), place)).toThrow();
    expect(() => open('nonsense', place)).toThrow('not a sealed text');
  });

  it('does not open under another master key', () => {
    const sealed = seal('secret', place);
    process.env.MASTER_KEY = randomBytes(32).toString('base64');
    expect(() => open(sealed, place)).toThrow();
  });

  it('needs a whole master key', () => {
    process.env.MASTER_KEY = 'c2hvcnQ=';
    expect(() => seal('secret', place)).toThrow('MASTER_KEY');
  });
});
