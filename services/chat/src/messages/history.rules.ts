import { DomainError } from '@talent-os/service-kit';

/** Where a page of history ends: nothing of it is younger than `at`; among messages of that very time, `id` decides. */
export type HistoryCursor = { readonly at: string; readonly id: string };

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads `time` or `time,id`. Refuses anything else with `request.invalid`. */
export function placeOf(before: string): HistoryCursor {
  const [time = '', id = FIRST_ID] = before.split(',');
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !UUID.test(id))
    throw new DomainError('request.invalid', [{ field: 'before', message: 'Invalid time' }]);
  return { at: at.toISOString(), id };
}

export const nextOf = ({ at, id }: HistoryCursor): string => `${at},${id}`;

/**
 * The first `limit` of the rows, newest first, and more where the last of them shares its time with others: who asks on
 * by time alone then misses nothing.
 */
export function pageOf<R extends HistoryCursor>(rows: readonly R[], limit: number): R[] {
  const last = rows[limit - 1];
  const end = last ? rows.findIndex(({ at }, index) => index >= limit && at !== last.at) : -1;
  return end === -1 ? [...rows] : rows.slice(0, end);
}
