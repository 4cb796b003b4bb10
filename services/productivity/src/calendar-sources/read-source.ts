import {
  BUSY_DAYS,
  calendarSourcesChanged,
  READ_EVERY_MINUTES,
  type SourceProblem,
} from '@talent-os/contracts/productivity/calendar-sources.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { daysBefore, minutesAfter } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { readApart } from '@talent-os/service-kit/reading/read-apart';
import { unseal } from '@talent-os/service-kit/sealing/seal';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { due } from '../due.js';
import { CalendarBusy } from './calendar-busy.entity.js';
import { CalendarSource } from './calendar-source.entity.js';
import { fetchCalendar } from './fetch-calendar.js';
import { READER, type ReadCalendar } from './read-calendar.js';
import { placeOf } from './place-of.js';

/** For reading what was fetched, in milliseconds. */
const READ_FOR_MS = 10_000;

export type Reading = {
  readonly problem: SourceProblem | null;
  /** Beside its field, for who entered the address. */
  readonly words?: string;
  /** Nothing where the calendar has not changed. */
  readonly busy?: ReadCalendar['busy'];
  readonly etag: string | null;
  readonly workedOutOn: string;
};

/** Reads a calendar by its address. `known` is what it said the last time it was worked out. */
export async function readCalendar(
  ctx: Ctx,
  address: string,
  known: Pick<CalendarSource, 'etag' | 'workedOutOn'> = { etag: null, workedOutOn: null },
): Promise<Reading> {
  const timezone = await timezoneOf(ctx);
  const workedOutOn = dayIn(ctx.now, timezone);
  // Every day its window has moved on, and what repeats reaches further.
  const asked = known.workedOutOn === workedOutOn ? known.etag : null;
  const fetched = await fetchCalendar(address, asked);
  if ('problem' in fetched) return { ...fetched, ...known, workedOutOn };
  if ('unchanged' in fetched) return { problem: null, etag: known.etag, workedOutOn };
  const told = {
    from: daysBefore(ctx.now, 1).toISOString(),
    until: daysBefore(ctx.now, -BUSY_DAYS).toISOString(),
    timezone,
  };
  const task = { kind: 'txt' as const, filename: 'calendar.ics', content: fetched.content, told };
  const read = await readApart<ReadCalendar>(READER, task, READ_FOR_MS);
  if ('busy' in read) return { problem: null, busy: read.busy, etag: fetched.etag, workedOutOn };
  const isLarge = read.problem === 'large' || read.problem === 'slow';
  const words = isLarge ? 'This calendar has too many appointments' : 'This is no calendar (iCalendar)';
  return { problem: isLarge ? 'large' : 'unreadable', words, etag: null, workedOutOn };
}

/** Keeps what was read of a calendar, and when it is read next. A calendar that was not read keeps the times it took. */
export async function keepReading(ctx: Ctx, tx: Transaction, source: CalendarSource, reading: Reading): Promise<void> {
  const { busy, problem, etag, workedOutOn } = reading;
  const { id: sourceId, userId } = source;
  if (busy) {
    await tx.execute('delete from productivity.calendar_busy where organization_id = $1 and source_id = $2', [
      sourceId,
    ]);
    await tx.insertAll(
      CalendarBusy,
      busy.map(({ start, end }) => ({ sourceId, userId, startsAt: new Date(start), endsAt: new Date(end) })),
    );
  }
  await tx.update(CalendarSource, source, {
    problem,
    ...(problem === null && { readAt: ctx.now, etag, workedOutOn }),
  });
  await due.set(tx, 'calendar', sourceId, source.used ? minutesAfter(ctx.now, READ_EVERY_MINUTES) : undefined);
  ctx.emit(calendarSourcesChanged, { userId });
}

const SOURCE = `
  select s.id, s.user_id as "userId", s.sealed_address as "sealedAddress", s.etag, s.worked_out_on as "workedOutOn", s.used
  from productivity.calendar_source s where s.organization_id = $1 and s.id = $2`;
type Row = Pick<CalendarSource, 'id' | 'userId' | 'sealedAddress' | 'etag' | 'workedOutOn' | 'used'>;

/** Reads a calendar again. Answers why it could not; nothing where it is gone, or not used any more. */
export async function readAgain(ctx: Ctx, id: string): Promise<SourceProblem | null | undefined> {
  const row = await ctx.db.readOne<Row>(SOURCE, [id]);
  if (!row?.used) return undefined;
  const address = unseal(row.sealedAddress, placeOf(ctx.organizationId, id));
  const reading = await readCalendar(ctx, address, row);
  return ctx.db.write(async (tx) => {
    const source = await tx.find(CalendarSource, { id });
    if (!source?.used) return undefined;
    await keepReading(ctx, tx, await tx.lock(CalendarSource, id), reading);
    return reading.problem;
  }, 'bookkeeping');
}
