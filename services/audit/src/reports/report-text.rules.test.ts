import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { growsWithLength } from '@talent-os/testing/cpu-costs';
import fc from 'fast-check';
import { cleanAddress, cleanLine, cleanText } from './report-text.rules.js';

const UNSEEN = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

describe('text of a report', () => {
  it('loses terminal sequences whole', () => {
    expect(cleanText('\u001b[31mred\u001b[0m \u001b]0;title\u0007plain \u009b2J')).toBe('red plain ');
  });

  it('cannot forge a line of a log', () => {
    expect(cleanLine('failed\r\n2026-11-20 INFO all is well\u0000')).toBe('failed 2026-11-20 INFO all is well');
  });

  it('keeps the lines of a stack, addresses and positions included', () => {
    const stack =
      'TypeError: x is undefined\n\tat Shifts (https://talent.example/assets/shifts-DkF3a9_B.js:10:55)\n    at renderWithHooks (vendor.js:1:2)';
    expect(cleanText(stack)).toBe(stack);
  });

  it('keeps ids, which say what went wrong and nothing more', () => {
    const text = 'no deal 0192f5a0-7e1c-7abc-8def-0123456789ab on route /sales/deals';
    expect(cleanText(text)).toBe(text);
  });

  it('is free of control characters whatever was sent, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const once = cleanText(text);
        expect(once).not.toMatch(UNSEEN);
        expect(once.isWellFormed()).toBe(true);
        expect(cleanLine(text)).not.toContain('\n');
        expect(cleanText(once)).toBe(once);
      }),
    );
  });

  const part = fc.uint8Array({ minLength: 20, maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('base64url'));
  const hexadecimal = fc
    .uint8Array({ minLength: 16, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('hex'));
  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
  const planted: Record<string, [fc.Arbitrary<string>, (secret: string) => string]> = {
    'an access token': [
      fc.tuple(part, part, part).map(([a, b, c]) => `eyJ${a}.eyJ${b}.${c}`),
      (secret) => `Error: token ${secret} refused`,
    ],
    'a bearer header': [part, (secret) => `headers {Authorization: Bearer ${secret}}`],
    'a password': [fc.stringMatching(/^[\w!%+-]{8,20}$/), (secret) => `{"password": "${secret}"}`],
    'a provider key': [part, (secret) => `provider said: bad key sk-${secret}`],
    'a key in an address': [part, (secret) => `GET https://talent.example/api/x?code=${secret}&page=2 failed`],
    'long hexadecimal': [hexadecimal, (secret) => `digest ${secret} unknown`],
    'a social security number': [
      fc.tuple(digits(3), digits(2), digits(4)).map((all) => all.join('-')),
      (secret) => `patient ${secret} not found`,
    ],
    'a phone number': [
      fc.tuple(digits(3), digits(3), digits(4)).map((all) => all.join('-')),
      (secret) => `call ${secret} back`,
    ],
    'an e-mail address': [
      fc.stringMatching(/^[a-z]{3,10}\.[a-z]{3,10}@[a-z]{3,10}\.example$/),
      (secret) => `no such person: ${secret}.`,
    ],
  };
  for (const [name, [secret, sentence]] of Object.entries(planted))
    it(`does not keep ${name}`, () => {
      fc.assert(
        fc.property(secret, (value) => expect(cleanText(sentence(value))).not.toContain(value)),
        { numRuns: Number(process.env.FC_RUNS ?? 300) },
      );
    });

  it('hides an opaque refresh token in the middle of a sentence, nearly always', () => {
    const tokens = Array.from({ length: 1000 }, () => randomBytes(32).toString('base64url'));
    const seen = tokens.filter((token) => cleanText(`refresh with ${token} failed`).includes(token));
    expect(seen.length).toBeLessThan(20);
  });

  it('keeps long names of code', () => {
    const text = 'at HealthcareProfessionalShiftsPage2 (use-healthcare-professional-shifts-query-v2.js)';
    expect(cleanText(text)).toBe(text);
  });

  it('reduces an address to what names the page', () => {
    expect(cleanAddress('https://talent.example/login?next=%2Fa&token=abc#frag')).toBe('https://talent.example/login');
    expect(cleanAddress('https://ann:hunter2@talent.example/x')).toBe('https://talent.example/x');
  });

  it.each(['eyJ-', 'a-', '\u001b[', '\u001b]', 'http://', '-----BEGIN ', 'a@', 'token', '1 ', '?a=', '//a:', 'x.'])(
    'takes 100 kB that repeat %j as it takes a quarter of them, four times over',
    (piece) => {
      const [short, long] = [25_000, 100_000].map((length) => piece.repeat(length / piece.length));
      expect(growsWithLength(cleanText, short!, long!)).toBe(true);
    },
  );
});
