import { RECORDS_PER_PART } from '@talent-os/contracts/audit/trail.js';
import type { Reader } from '@talent-os/service-kit';
import { EVENT_COLUMNS, type EventRow } from '../verify/source.js';

type Stretch = { readonly first: number; readonly last: number };

/** The records of a period, with those of other times that stand between them: a chain has no gaps. */
export async function stretchOf(db: Reader, from = '-infinity', to = 'infinity'): Promise<Stretch | undefined> {
  const found = await db.readOne<{ first: number | null; last: number | null }>(
    `select min(sequence) as first, max(sequence) as last from audit.audit_event
     where organization_id = $1 and at >= $2::timestamptz and at < $3::timestamptz`,
    [from, to],
  );
  return found?.first != null && found.last != null ? { first: found.first, last: found.last } : undefined;
}

/** The records of the next part, in order. */
export const recordsOf = (db: Reader, { first, last }: Stretch): Promise<EventRow[]> =>
  db.read<EventRow>(
    `select ${EVENT_COLUMNS} from audit.audit_event
     where organization_id = $1 and sequence >= $2 and sequence <= $3 order by sequence limit ${RECORDS_PER_PART}`,
    [first, last],
  );
