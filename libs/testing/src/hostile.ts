import type { JsonSchema } from '@talent-os/contracts/fields/walk.js';
import fc from 'fast-check';

/** Values that mean nothing good anywhere. */
const anywhere: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e21,
  [],
  {},
  [[]],
  [null],
  { a: { b: { c: {} } } },
  JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":1}}'),
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '\uffff',
  '\u202Eabc',
  '👩‍⚕️'.repeat(40),
  'İ',
  'ß',
  'e\u0301',
  'null',
  'NaN',
  '-0',
  '1e400',
  '0x10',
  '01',
  "'; drop table x; --",
  '%',
  '_',
  '\\',
  '$1',
  '${7*7}',
  '{{x}}',
  '../..',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'x'.repeat(10_000),
  '<b>',
  '=1+1',
  '\r\n\t',
  '\u0007',
  nested(200),
];
const days = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '2199-12-31',
  '2200-01-01',
  '9999-12-31',
  '10000-01-01',
  '2026-02-30',
  '2026-13-01',
  '2026-W01',
  '2024-02-29',
  '2025-02-29',
  'infinity',
  '-infinity',
  'now',
  'epoch',
  '-4713-01-01',
];
const instants = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '1900-01-01T00:00:00+14:00',
  '2199-12-31T23:59:59-12:00',
  '2026-01-01T24:00:00Z',
  '2026-06-30T23:59:60Z',
  `2026-01-01T00:00:00.${'9'.repeat(30)}Z`,
  '2026-01-01T00:00:00',
  '2026-01-01 00:00:00Z',
  '2026-01-01T00:00Z',
  '2026-01-01T00:00:00+99:99',
  'infinity',
];
const ids = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{00000000-0000-0000-0000-000000000000}',
  'urn:uuid:01890000-0000-7000-8000-000000000000',
  '01890000000070008000000000000000',
  '01890000-0000-7000-8000-00000000000',
  '01890000-0000-7000-8000-000000000000 ',
  '*',
  '>',
  '01890000-0000-7000-8000-0000000000\u0000',
];
const byFormat: Readonly<Record<string, readonly unknown[]>> = {
  date: [...days, ...instants],
  'date-time': [...instants, ...days],
  time: ['24:00', '00:00', '23:59', '7:00', '07:00:60', '12:60', '-1:00', '99:99'],
  uuid: ids,
  uri: [
    'http://',
    'javascript:alert(1)',
    'http://127.0.0.1',
    'http://[::1]',
    'https://a b',
    `https://${'a'.repeat(400)}.example`,
  ],
  email: ['a@b', '@', 'A@B.example', `${'a'.repeat(300)}@b.example`, 'a@b.example\0', ' a@b.example '],
};
const quarters = ['0000-Q1', '1899-Q4', '1900-Q1', '2199-Q4', '9999-Q4', '2026-Q0', '2026-Q5', '2026-q1'];

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

/** Values of a kind that break what a schema says, lie on its edges, or fit and are strange. */
export function hostileTo(schema: JsonSchema): fc.Arbitrary<unknown> {
  const own = [
    ...edgesOf(schema),
    ...(byFormat[schema.format ?? ''] ?? []),
    ...(schema.pattern ? [...quarters, ...days] : []),
  ];
  return fc.oneof(
    ...(own.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...own) }] : []),
    { weight: 4, arbitrary: fc.constantFrom(...anywhere) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: (schema.maxLength ?? 80) + 2 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.double() },
  );
}

function edgesOf({
  type,
  minimum = 0,
  maximum,
  maxLength,
  minLength = 0,
  enum: known,
  items,
  maxItems,
}: JsonSchema): readonly unknown[] {
  if (known) return [...known, `${String(known[0])} `, String(known[0]).toUpperCase(), 'nonsense', known];
  if (type === 'integer' || type === 'number')
    return [
      minimum,
      minimum - 1,
      minimum + 0.5,
      '5',
      ' 5 ',
      '',
      '5e1',
      maximum,
      Number(maximum) + 1,
      2_147_483_648,
      1e15,
      2 ** 53 - 1,
    ];
  if (type === 'boolean') return ['true', 'false', 1, 'yes', 'TRUE', ''];
  if (type === 'array') {
    const one = items?.enum?.[0] ?? (items?.type === 'object' ? {} : '01890000-0000-7000-8000-000000000000');
    return [
      [],
      [one, one],
      Array.from({ length: (maxItems ?? 50) + 1 }, () => one),
      Array.from({ length: 5_000 }, () => null),
      'x',
      { 0: 1 },
    ];
  }
  if (type === 'object') return [null, [], 'x', { extra: 1 }];
  const most = maxLength ?? 200;
  return [
    'x'.repeat(most),
    'x'.repeat(most + 1),
    `${'x'.repeat(Math.max(most - 1, 0))}👩`,
    'x'.repeat(minLength),
    ' '.repeat(most),
    '字'.repeat(most),
    'e\u0301'.repeat(most >> 1),
    '\u200b',
  ];
}
