import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { email } from './canonical.js';
import { fullName } from './identity/full-name.js';
import { initialsOf } from './initials.js';
import { operations } from './registry.js';
import { label, foreignLine, lineText, prose } from './text.js';

describe('a text of one line', () => {
  it.each([
    [' Ann ', 'Ann'],
    ['Rene\u0301e', 'Renée'],
    ['Ann\u202e nnA\u200b', 'Ann nnA'],
    ['a\tb', 'a b'],
    ['\u0928\u200d\u0924', '\u0928\u200d\u0924'],
    ['\u{1f468}\u200d\u{1f469}', '\u{1f468}\u200d\u{1f469}'],
    ['\u200e\u3164 \u2800', ''],
  ])('%j is kept as %j', (text, kept) => {
    expect(lineText().parse(text)).toBe(kept);
  });

  it.each(['a\nb', 'a\r\nb', 'a\u001b[31mb', 'a\u0000b', 'a\u2028b', 'a\u0085b'])('%j is refused', (text) => {
    expect(lineText().safeParse(text).success).toBe(false);
    expect(foreignLine(text)).not.toMatch(/[\p{Cc}\u2028]/u);
  });

  it('needs a sign to be seen where it is needed at all', () => {
    expect(lineText().min(1, 'Please write').safeParse('\u200b\u3164').error?.issues[0]?.message).toBe('Please write');
  });

  it('that is a label has one space between words', () => {
    expect(label().parse(' Night\n \u202eWard ')).toBe('Night Ward');
    expect(label().safeParse('Night\u001bWard').success).toBe(false);
  });
});

it('a text of several lines keeps them, in one form', () => {
  expect(prose().parse(' one\r\ntwo\re\u0301 ')).toBe('one\ntwo\né');
  expect(prose().min(1).safeParse('\u200b\n').success).toBe(false);
});

/** Reports are cleaned where they are kept. */
const CLEANED = new Set(['audit.reports.error']);
/** Fields whose schema is a bare text that people write on one line. */
const ONE_LINE = /^(?:name|title|firstName|lastName|location|source|competitor|place|pronouns|unit)$/;

it('no operation takes a name or a title with a line break or nothing to see', () => {
  const taken = operations.flatMap((operation) =>
    operation.input instanceof z.ZodObject
      ? Object.entries(operation.input.shape).flatMap(([field, schema]) => {
          if (!ONE_LINE.test(field) || CLEANED.has(operation.name)) return [];
          const isTaken = (text: string) => (schema as z.ZodType).safeParse(text).success;
          return isTaken('Some text') && isTaken('Some\ntext\u001b') ? [`${operation.name}: ${field}`] : [];
        })
      : [],
  );
  expect(taken).toEqual([]);
});

describe('an e-mail address', () => {
  it.each(['r&d@example.org', "o'brien@example.org", 'a+b@example.org', 'x{y}@sub.example.xn--p1ai'])(
    'may be %s',
    (address) => {
      expect(email().parse(` ${address.toUpperCase()} `)).toBe(address);
    },
  );

  it.each([
    'a@b',
    'a b@example.org',
    '@example.org',
    'a..b@example.org',
    'a@-b.org',
    'a@b.org\n',
    `${'a'.repeat(65)}@b.org`,
  ])('is not %j', (address) => {
    expect(email('no').safeParse(address.replace('\n', '\n.')).error?.issues[0]?.message).toBe('no');
  });
});

describe('a person', () => {
  it.each([
    ['Jonah Prescott', 'JP'],
    ['Sukarno', 'S'],
    ['𠮷田 太郎', '𠮷太'],
    ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467} Smith', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}S'],
    ['e\u0301mile Z.', 'E\u0301Z'],
    ['', ''],
  ])('%j is drawn as %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('may have one name', () => {
    expect(fullName({ firstName: 'Sukarno', lastName: '' })).toBe('Sukarno');
  });
});
