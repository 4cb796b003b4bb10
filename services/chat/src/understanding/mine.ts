import { ownersOf } from '@talent-os/contracts/fields/noun.js';
import { inputSchema } from '../tools/json-schema.js';
import type { AnalysedQuestion } from './asked.js';
import type { Reading } from './reading.js';
import { isPersonal } from './refusal.js';
import { valueIn, type SourceRow } from './rows.js';
import type { Source } from './types.js';
import { keyOf } from './words.js';

/** `mine` leaves rows of others out, where rows say whose they are. */
export function withMine(
  reading: Reading,
  asked: AnalysedQuestion,
  { me }: { readonly me: string },
  rows: readonly SourceRow[],
): Reading {
  if (reading.intent === 'who' || reading.source.lists.length === 0 || !saysMine(asked, reading.source)) return reading;
  const owners = reading.source.noun ? ownersOf(reading.source.noun) : [];
  const field = reading.source.fields.find(
    (one) => one.depth === 0 && owners.includes(one.path) && rows.some((row) => valueIn(row, one) === me),
  );
  // Of what is one's own as a whole, a plan, everything is meant; what is shared with somebody is not theirs.
  const isShared =
    field !== undefined && rows.some((row) => ![null, me].includes(valueIn(row, field) as string | null));
  if (isPersonal(reading.source.operation) && !isShared) return reading;
  // Where no row says whose it is, the operation may.
  if (!field && inputSchema(reading.source.operation).properties?.['mine'])
    return { ...reading, args: { mine: 'true' } };
  if (!field || reading.filters.some((filter) => filter.field.key === field.key)) return reading;
  return { ...reading, filters: [...reading.filters, { field, test: { kind: 'in', values: [me] }, not: false }] };
}

/** Whether the rows are called the caller's own: `mine`, `my open deals`. */
function saysMine({ text, words }: AnalysedQuestion, { one, many, noun }: Source): boolean {
  if (/\b(?:mine|assigned to me|my own|do i (?:have|own)|i (?:have|own|handle)|am i)\b/i.test(text)) return true;
  const nouns = new Set([one, many, ...(noun?.synonyms ?? [])].flatMap((phrase) => keyOf(phrase).split(' ')));
  return words.some(
    ({ lower }, at) => lower === 'my' && words.slice(at + 1, at + 4).some(({ stem }) => nouns.has(stem)),
  );
}
