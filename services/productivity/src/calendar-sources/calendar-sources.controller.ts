import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  addCalendarSource,
  calendarSourcesChanged,
  changeCalendarSource,
  dropCalendarSource,
  listCalendarSources,
  readCalendarSource,
  SOURCES_MOST,
  type CalendarSource as Shown,
} from '@talent-os/contracts/productivity/calendar-sources.js';
import { listCalendarBusy } from '@talent-os/contracts/productivity/calendar-busy.js';
import type { BusyTime } from '@talent-os/contracts/calendar/shapes.js';
import { DomainError, Handles, uuidv7, type Ctx } from '@talent-os/service-kit';
import { seal } from '@talent-os/service-kit/sealing/seal';
import { due } from '../due.js';
import { CalendarSource } from './calendar-source.entity.js';
import { overHttps } from './fetch-calendar.js';
import { placeOf } from './place-of.js';
import { keepReading, readAgain, readCalendar } from './read-source.js';

/** `$2` whose, `$3` now. */
const MINE = `
  select s.id, s.name, s.host, s.used, s.read_at as "readAt", s.problem, s.version,
    (select count(*)::int from productivity.calendar_busy b
      where b.organization_id = $1 and b.source_id = s.id and b.ends_at > $3) as "busyTimes"
  from productivity.calendar_source s where s.organization_id = $1 and s.user_id = $2 order by s.name, s.id`;
const BUSY = `
  select b.user_id as "userId", 'calendar' as kind, b.starts_at as start, b.ends_at as end
  from productivity.calendar_busy b
  where b.organization_id = $1 and b.user_id = any($2::uuid[]) and b.ends_at > $3::timestamptz
    and b.starts_at < $4::timestamptz
  order by b.starts_at, b.id`;
const FREE = 'delete from productivity.calendar_busy where organization_id = $1 and source_id = $2';

/** Calendars people subscribe to: their appointments take time, and are told to nobody. */
@Controller()
export class CalendarSourcesController {
  @Handles(listCalendarSources)
  async list(_: Input<typeof listCalendarSources>, ctx: Ctx): Promise<Output<typeof listCalendarSources>> {
    return { items: await ctx.db.read<Shown>(MINE, [ctx.userId, ctx.now]) };
  }

  @Handles(addCalendarSource)
  async add(
    { name, address: said }: Input<typeof addCalendarSource>,
    ctx: Ctx,
  ): Promise<Output<typeof addCalendarSource>> {
    const address = overHttps(said);
    const reading = await readCalendar(ctx, address);
    if (reading.problem)
      throw new DomainError('request.invalid', [{ field: 'address', message: reading.words ?? 'It was not read' }]);
    const calendarSourceId = uuidv7();
    await ctx.db.write(async (tx) => {
      await tx.advisoryLock(`calendars/${ctx.userId}`);
      const held = await tx.findAll(CalendarSource, { userId: ctx.userId });
      if (held.length >= SOURCES_MOST) throw new DomainError('calendar.many');
      const source = await tx.insert(CalendarSource, {
        id: calendarSourceId,
        userId: ctx.userId,
        name,
        host: new URL(address).host,
        sealedAddress: seal(address, placeOf(ctx.organizationId, calendarSourceId)),
        used: true,
        readAt: null,
        problem: null,
        etag: null,
        workedOutOn: null,
      });
      await keepReading(ctx, tx, source, reading);
    });
    return { calendarSourceId, busyTimes: reading.busy?.length ?? 0 };
  }

  /** One that is not used any more takes no time at once; one that is again is read within a minute. */
  @Handles(changeCalendarSource)
  change(
    { calendarSourceId: id, name, used, version }: Input<typeof changeCalendarSource>,
    ctx: Ctx,
  ): Promise<Output<typeof changeCalendarSource>> {
    return ctx.db.write(async (tx) => {
      const source = await tx.lock(CalendarSource, { id, userId: ctx.userId }, version);
      const turned = used !== source.used;
      await tx.update(CalendarSource, source, {
        name,
        used,
        ...(turned && { etag: null, workedOutOn: null, problem: null }),
      });
      if (turned && !used) await tx.execute(FREE, [id]);
      if (turned) await due.set(tx, 'calendar', id, used ? ctx.now : undefined);
      ctx.emit(calendarSourcesChanged, { userId: ctx.userId });
      return {};
    });
  }

  @Handles(readCalendarSource)
  async read(
    { calendarSourceId: id }: Input<typeof readCalendarSource>,
    ctx: Ctx,
  ): Promise<Output<typeof readCalendarSource>> {
    await ctx.db.readExisting(
      'select 1 from productivity.calendar_source where organization_id = $1 and id = $2 and user_id = $3',
      [id, ctx.userId],
    );
    return { problem: (await readAgain(ctx, id)) ?? null };
  }

  @Handles(dropCalendarSource)
  drop(
    { calendarSourceId: id }: Input<typeof dropCalendarSource>,
    ctx: Ctx,
  ): Promise<Output<typeof dropCalendarSource>> {
    return ctx.db.write(async (tx) => {
      const source = await tx.lock(CalendarSource, { id, userId: ctx.userId });
      await tx.execute(FREE, [id]);
      await due.set(tx, 'calendar', id, undefined);
      await tx.remove(CalendarSource, source);
      ctx.emit(calendarSourcesChanged, { userId: ctx.userId });
      return {};
    });
  }

  @Handles(listCalendarBusy)
  async busy({ userIds, from, until }: Input<typeof listCalendarBusy>, ctx: Ctx) {
    return { items: await ctx.db.read<BusyTime>(BUSY, [userIds, from, until]) };
  }
}
