import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { copyWeek, discardDrafts, publishWeek, rosterWeek } from '@talent-os/contracts/healthcare/roster.js';
import { rosterChanged, shiftAssigned, shiftPublished } from '@talent-os/contracts/healthcare/shifts-events.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { addDays, daysBetween, weekOf } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { Unit } from '../../units/unit.entity.js';
import { ShiftAssignment } from '../assignment/assignment.entity.js';
import { offerSlots } from '../claim/offer.js';
import { standingsOf } from '../claim/standing.queries.js';
import { lockPeople } from '../locks.js';
import { eventPayload, publishedOf } from '../shift-event.js';
import { Shift } from '../shift.entity.js';
import { spanOf } from '../shift.rules.js';
import { missingShifts, planWork } from './plan.rules.js';
import { refusedNamed } from './refused-named.js';
import { assignmentsOf, draftsOf, shiftsToCopy } from './drafts.queries.js';
import { weekFor } from './week-view.js';

/** One at a time plans a week of a unit: two copies at once would each add what the other has. */
async function lockWeek(tx: Transaction, unitId: string, week: string): Promise<Unit> {
  const unit = await tx.get(Unit, unitId);
  await tx.advisoryLock(`roster/${unit.department}/${week}`);
  return unit;
}

@Controller()
export class RosterWeeksController {
  @Handles(rosterWeek)
  week(input: Input<typeof rosterWeek>, ctx: Ctx) {
    return weekFor(ctx, input);
  }

  @Handles(copyWeek)
  async copy({ unitId, from, to }: Input<typeof copyWeek>, ctx: Ctx) {
    const [source, week] = [weekOf(from), weekOf(to)];
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const { department } = await lockWeek(tx, unitId, week);
      if (addDays(week, 6) < today) throw new DomainError('roster.over');
      const shifts = await shiftsToCopy(tx, department, source);
      if (shifts.length === 0) throw new DomainError('roster.empty');
      const days = daysBetween(source, week);
      const lacking = missingShifts(shifts, await shiftsToCopy(tx, department, week), (date) => addDays(date, days));
      const drafts = lacking
        .map(({ of, date }) => ({ of, date, span: spanOf(date, of.startTime, of.endTime, of.timezone) }))
        // Copied into the hour the clocks go forward over, a short one has no length left.
        .filter(({ span }) => span.startsAt > ctx.now && span.endsAt > span.startsAt);
      const rows = await tx.insertAll(
        Shift,
        drafts.map(({ of: { id: _id, ...facts }, date, span }) => ({
          ...facts,
          ...span,
          date,
          status: 'draft' as const,
          publishedAt: null,
          cancelReason: null,
        })),
      );
      const copyOf = new Map(drafts.map(({ of }, index) => [of.id, rows[index]!]));
      const worked = await assignmentsOf(tx, [...copyOf.keys()], ['planned', 'confirmed', 'no_show']);
      await lockPeople(
        tx,
        worked.map(({ userId }) => userId),
      );
      const wishes = worked.map(({ shiftId, userId }) => ({ userId, shift: termsOf(copyOf.get(shiftId)!) }));
      const { granted, refused } = await decide(tx, ctx, wishes, { planned: true });
      await tx.insertAll(
        ShiftAssignment,
        granted.map(({ userId, shift, overtime }) => ({
          shiftId: shift.row.id,
          userId,
          overtime,
          status: 'planned' as const,
        })),
      );
      ctx.emit(rosterChanged, { date: week });
      const kept = shifts.length - lacking.length;
      return { copied: rows.length, kept, planned: granted.length, refused: await refusedNamed(tx, refused) };
    });
  }

  @Handles(publishWeek)
  publish({ unitId, week: day }: Input<typeof publishWeek>, ctx: Ctx) {
    const week = weekOf(day);
    return ctx.db.write(async (tx) => {
      const { drafts, locked } = await lockDrafts(tx, unitId, week);
      const byShift = new Map(drafts.map((row) => [row.id, termsOf(row)]));
      const ours = await assignmentsOf(tx, [...byShift.keys()], ['planned']);
      // Who was planned a moment ago is locked by nobody.
      if (ours.some(({ userId }) => !locked.has(userId))) throw new DomainError('roster.changed');
      const wishes = ours.map((one) => ({ userId: one.userId, shift: byShift.get(one.shiftId)! }));
      const { granted, refused } = await decide(tx, ctx, wishes);
      const isGranted = (one: (typeof ours)[number]) =>
        granted.find(({ userId, shift }) => userId === one.userId && shift.row.id === one.shiftId);
      for (const one of ours) {
        const yes = isGranted(one);
        await tx.update(
          ShiftAssignment,
          await tx.lock(ShiftAssignment, one.id),
          yes ? { status: 'confirmed', overtime: yes.overtime } : { status: 'released', releaseReason: 'manager' },
        );
      }
      for (const row of drafts) {
        const taken = granted.filter(({ shift }) => shift.row.id === row.id);
        const status = taken.length < row.slots ? 'open' : 'filled';
        const shift = await tx.update(Shift, row, { status, publishedAt: ctx.now });
        ctx.emit(shiftPublished, eventPayload(shift));
        for (const { userId } of taken) ctx.emit(shiftAssigned, { ...eventPayload(shift), userId });
        if (status === 'open') await offerSlots(tx, ctx, shift);
      }
      ctx.emit(rosterChanged, { date: week });
      return { published: drafts.length, assigned: granted.length, refused: await refusedNamed(tx, refused) };
    });
  }

  @Handles(discardDrafts)
  discard({ unitId, week: day }: Input<typeof discardDrafts>, ctx: Ctx) {
    const week = weekOf(day);
    return ctx.db.write(async (tx) => {
      const { drafts } = await lockDrafts(tx, unitId, week);
      const ids = drafts.map(({ id }) => id);
      await tx.execute('delete from healthcare.shift_assignment where organization_id = $1 and shift_id = any($2)', [
        ids,
      ]);
      for (const row of drafts) await tx.remove(Shift, row);
      ctx.emit(rosterChanged, { date: week });
      return { discarded: drafts.length };
    });
  }
}

/** The drafts of a week with everybody who is planned in them, locked in the order everybody takes: people, then shifts. */
async function lockDrafts(tx: Transaction, unitId: string, week: string) {
  const { department } = await lockWeek(tx, unitId, week);
  const ids = await draftsOf(tx, department, week);
  const locked = new Set((await assignmentsOf(tx, ids, ['planned'])).map(({ userId }) => userId));
  await lockPeople(tx, [...locked]);
  const drafts: Shift[] = [];
  for (const id of ids) drafts.push(await tx.lock(Shift, id));
  const still = drafts.filter(({ status }) => status === 'draft');
  if (still.length === 0) throw new DomainError('roster.undrafted');
  return { drafts: still, locked };
}

const termsOf = (row: Shift) => ({ ...publishedOf(row), row });

/** Who of those who are to work may, from what they work already. */
async function decide(
  tx: Transaction,
  ctx: Ctx,
  wishes: readonly { userId: string; shift: ReturnType<typeof termsOf> }[],
  options?: { planned: boolean },
) {
  const people = [...new Set(wishes.map(({ userId }) => userId))];
  const shifts = wishes.map(({ shift }) => shift);
  const around = {
    timezone: shifts[0]?.timezone ?? 'UTC',
    startsAt: new Date(Math.min(...shifts.map(({ startsAt }) => +startsAt))),
    endsAt: new Date(Math.max(...shifts.map(({ endsAt }) => +endsAt))),
  };
  const states = people.length > 0 ? await standingsOf(tx, people, around, ctx.now, options) : new Map();
  return planWork(wishes, states, ({ row }) => row.slots, ctx.now);
}
