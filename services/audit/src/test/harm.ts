import { hashOf } from '../chain/chain.rules.js';
import type { EventRow } from '../verify/source.js';
import { ORGANIZATION } from './sample-chain.js';

/** The fields of a record: a change of any of them is found. */
export const FIELDS = [
  'eventId',
  'action',
  'operation',
  'actorId',
  'actorRole',
  'industry',
  'subject',
  'at',
  'traceId',
  'prevHash',
  'hash',
] as const;

/** The text with one bit turned over. */
export function flipBit(value: string | null, position: number, bit: number): string {
  if (value === null || value === '') return 'x';
  const index = position % value.length;
  return value.slice(0, index) + String.fromCharCode(value.charCodeAt(index) ^ (1 << bit)) + value.slice(index + 1);
}

const rehashed = (row: EventRow, prevHash: string): EventRow => {
  const { prevHash: _before, hash: _stored, subject, ...fields } = row;
  return {
    ...row,
    prevHash,
    hash: hashOf(prevHash, { ...fields, organizationId: ORGANIZATION, subject: JSON.parse(subject) as unknown }),
  };
};

/** A record nobody made that follows well from the one before it. */
export const forgedAfter = (row: EventRow): EventRow =>
  rehashed(
    { ...row, sequence: row.sequence + 1, eventId: '0192f5a0-0000-7000-8000-0000000000ff', action: 'forged' },
    row.hash,
  );

/** Another story from `at` on, told without a contradiction. */
export function rewrite(rows: readonly EventRow[], at: number): EventRow[] {
  const told = rows.slice(0, at - 1);
  for (const row of rows.slice(at - 1))
    told.push(
      rehashed({ ...row, action: row.sequence === at ? 'rewritten' : row.action }, told.at(-1)?.hash ?? row.prevHash),
    );
  return told;
}
