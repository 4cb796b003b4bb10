import type { Operation } from '@talent-os/contracts';
import { dateKinds } from '@talent-os/contracts/dates.js';
import type { JsonSchema } from '@talent-os/contracts/fields/walk.js';
import { YEARS } from '@talent-os/contracts/paging.js';
import type { z } from 'zod';
import { fieldsOf, type Field } from './fields.js';
import { sampleInput } from './sample.js';

export const edgeSides = ['least', 'most'] as const;
type Side = (typeof edgeSides)[number];

/** So many years from now, and a day within it: whatever the clocks show, it is taken. */
function yearsOn(years: number): string {
  const at = new Date();
  at.setUTCFullYear(at.getUTCFullYear() + years);
  return at.toISOString().slice(0, 10);
}

/** Days on one side, the farthest first: the first one a contract takes is its edge. */
const daysTo: Readonly<Record<Side, () => string[]>> = {
  least: () => [
    `${YEARS.first}-01-01`,
    ...Object.values(dateKinds)
      .map(({ back }) => -back)
      .toSorted((one, other) => one - other)
      .map(yearsOn),
  ],
  most: () => [
    `${YEARS.last}-12-31`,
    ...Object.values(dateKinds)
      .map(({ ahead }) => ahead)
      .toSorted((one, other) => other - one)
      .map(yearsOn),
  ],
};

function candidates({ type, format, minimum, maximum, minLength = 1, maxLength, ...rest }: JsonSchema, side: Side) {
  if (rest.enum || rest.const !== undefined) return [];
  const far = daysTo[side]();
  if (format === 'date') return far;
  if (format === 'date-time') return far.map((day) => `${day}T${side === 'least' ? '15:00' : '09:00'}:00Z`);
  if (type === 'integer' || type === 'number') return [side === 'least' ? minimum : maximum];
  if (type !== 'string') return [];
  if (format === undefined && rest.pattern === undefined)
    return ['W'.repeat(side === 'least' ? Math.max(minLength, 1) : (maxLength ?? 200))];
  return far.flatMap((day) => [`${day.slice(0, 4)}-Q${side === 'least' ? 1 : 4}`, day.slice(0, 7)]);
}

type Sent = Record<string, unknown>;

/**
 * Inputs an operation takes by its contract, with the values at one side of what it takes: of every number, date and text at
 * once, as far as these go together, and of each number and date by itself. `rows`: ids to stand where ids of rows are.
 */
export function edgeInputs(operation: Operation, rows: Sent, side: Side): Sent[] {
  const takes = (input: Sent) => (operation.input as z.ZodType).safeParse(input).success;
  const around = { ...sampleInput(operation), ...rows };
  const fields = fieldsOf(operation).filter(({ path }) => !(path in rows));
  const withEdge = (input: Sent, field: Field): Sent | undefined => {
    const top = field.path.split('.')[0]!;
    return candidates(field.schema, side)
      .filter((value) => value !== undefined)
      .map((value): Sent => ({ ...input, [top]: field.put(value)[top] }))
      .find(takes);
  };
  const whole = fields.reduce<Sent>((input, field) => withEdge(input, field) ?? input, around);
  const single = fields
    .filter(({ schema }) => schema.type !== 'string' || schema.format !== undefined || schema.pattern !== undefined)
    .flatMap((field) => withEdge(around, field) ?? []) as Sent[];
  return [whole, ...single];
}
