import { describe, expect, it } from '@jest/globals';
import { operation, type Operation } from '@talent-os/contracts';
import { operations } from '@talent-os/contracts/registry';
import { fieldsOf, type Field } from '@talent-os/testing';
import { z } from 'zod';

/** Days, instants, times, months and quarters that Postgres, JavaScript or a calendar does not know, by what JSON Schema calls the field. */
const unknown: Readonly<Record<string, readonly string[]>> = {
  date: [
    '0000-01-01',
    '0001-01-01',
    '1899-12-31',
    '2200-01-01',
    '9999-12-31',
    '10000-01-01',
    '-000001-01-01',
    '2026-13-01',
    '2026-00-10',
    '2026-02-30',
    '2025-02-29',
    '2026-W01',
    '2026-001',
    '20260101',
    '2026-1-1',
    '',
    'infinity',
    '-infinity',
    'now',
    'today',
    'epoch',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
  ],
  'date-time': [
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+23:59',
    '1899-12-31T23:59:59Z',
    '2200-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    '2026-02-30T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:00:60Z',

    '1900-01-01T00:00:00+14:00',
    '2199-12-31T23:59:59-01:00',
    '2026-01-01T00:00:00+24:00',
    '2026-01-01T00:00:00',
    '2026-01-01',
    'infinity',
    'now',
    '',
  ],
  time: ['24:00', '12:60', '7:00', '-1:00', '07:00:60', 'allballs', 'now', ''],
  month: ['0000-01', '1899-12', '2200-01', '9999-12', '2026-00', '2026-13', '2026-1', ''],
  quarter: ['0000-Q1', '1899-Q4', '2200-Q1', '9999-Q4', '2026-Q0', '2026-Q5', '2026-Q', ''],
};

/** Which of them a field has to refuse: by its format, or by what its pattern takes. */
function kindOf({ schema: { format = '', pattern } }: Field): readonly string[] | undefined {
  const takes = (sample: string) => pattern !== undefined && new RegExp(pattern, 'u').test(sample);
  if (format in unknown) return unknown[format];
  if (takes('2026-Q4')) return unknown.quarter;
  if (takes('2026-11') && !takes('anything')) return unknown.month;
  return takes('07:00') && !takes('anything') ? unknown.time : undefined;
}

const CALLED =
  /(^|\.)(on|at|from|to|due|until|since|day|month|quarter|date|time\w*|\w+(On|At|By|Date|Time|Day|Start|End))$/;
/** Texts that are called like a date and are none. */
const TEXTS = new Set([
  'chat.history.list before',
  'identity.organizations.change timezone',
  'identity.profile.change timezone',
  'identity.tenants.create timezone',
  'talent.onboarding.export due',
  'talent.onboarding.list due',
]);

/** When a page failed, whatever its device takes for the time. */
const ANY_CLOCK = /^audit\.reports\./;

function findingsFor(one: Operation): string[] {
  return fieldsOf(one).flatMap((field) => {
    const told = (finding: string) => `${one.name} ${field.path}: ${finding}`;
    const hostile = kindOf(field);
    const { type, enum: known } = field.schema;
    if (!hostile) {
      const isFree = type === 'string' && !known && CALLED.test(field.path) && !TEXTS.has(`${one.name} ${field.path}`);
      return isFree && field.schema.format !== 'uuid' ? [told('is called like a date and takes any text')] : [];
    }
    return hostile
      .filter((value) => (one.input as z.ZodType).safeParse(field.put(value)).success)
      .map((value) => told(`takes ${value}`));
  });
}

describe('a date nobody knows', () => {
  it('is taken by no operation', () => {
    const dates = operations.flatMap((one) => fieldsOf(one).filter((field) => kindOf(field)));
    expect(dates.length).toBeGreaterThan(50);
    expect(operations.flatMap(findingsFor)).toEqual([]);
  });

  it('nor is one that nobody means, by an operation that writes it down', () => {
    const dated = operations
      .filter(({ effect, access }) => effect === 'write' && access !== 'internal')
      .flatMap((one) =>
        fieldsOf(one)
          .filter(({ schema: { format } }) => format === 'date' || format === 'date-time')
          .map((field) => ({ one, field })),
      );
    expect(dated.length).toBeGreaterThan(40);
    const found = dated.flatMap(({ one, field }) =>
      ['1900-01-02', '2199-12-30']
        .map((day) => (field.schema.format === 'date' ? day : `${day}T12:00:00Z`))
        .filter(
          (value) =>
            (one.input as z.ZodType)
              .safeParse(field.put(value))
              .error?.issues.every(({ path }) => path.join('.') !== field.path.replace('.[]', '.0')) ?? true,
        )
        .map((value) => `${one.name} ${field.path}: takes ${value}`),
    );
    expect(found.filter((line) => !ANY_CLOCK.test(line))).toEqual([]);
  });

  it('would be found out where a contract takes it', () => {
    const planted = operation('talent.planted.dates', {
      http: 'POST /api/planted',
      access: 'signed-in',
      summary: 'Planted',
      input: z.object({
        start: z.iso.date(),
        slots: z.array(z.iso.datetime({ offset: true })),
        effectiveDate: z.string(),
      }),
      output: z.object({}),
      effect: 'write',
    });
    const found = findingsFor(planted as Operation);
    for (const line of [
      'talent.planted.dates start: takes 0000-01-01',
      'talent.planted.dates slots.[]: takes 9999-12-31T23:59:59-23:59',
      'talent.planted.dates effectiveDate: is called like a date and takes any text',
    ])
      expect(found).toContain(line);
  });
});
