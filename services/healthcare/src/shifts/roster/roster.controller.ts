import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { rosterChanged, shiftCancelled, shiftPublished } from '@talent-os/contracts/healthcare/shifts-events.js';
import {
  cancelShift,
  exportShifts,
  getShift,
  listShifts,
  publishShift,
  shiftWords,
} from '@talent-os/contracts/healthcare/shifts-roster.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { exportOf } from '@talent-os/service-kit/export-of';
import { timezoneOf, todayOf } from '@talent-os/service-kit/people/timezone-of';
import { ShiftAssignment } from '../assignment/assignment.entity.js';
import { columns } from './export-columns.js';
import { offerSlots } from '../claim/offer.js';
import { rosterOf, scheduleToExport, shiftInFull, wordsOf } from './roster.queries.js';
import { Shift } from '../shift.entity.js';
import { eventPayload } from '../shift-event.js';
import { publishFault, spanOf } from '../shift.rules.js';
import { withdrawSwaps } from '../assignment/slots.js';

@Controller()
export class RosterController {
  @Handles(publishShift)
  async publish(input: Input<typeof publishShift>, ctx: Ctx) {
    const timezone = await timezoneOf(ctx);
    const flaw = publishFault(input, timezone, ctx.now);
    if (flaw) throw new DomainError('request.invalid', [flaw]);
    const span = spanOf(input.date, input.startTime, input.endTime, timezone);
    return ctx.db.write(async (tx) => {
      const shift = await tx.insert(Shift, { ...input, ...span, timezone, status: 'open', cancelReason: null });
      ctx.emit(shiftPublished, eventPayload(shift));
      await offerSlots(tx, ctx, shift);
      return { id: shift.id };
    });
  }

  @Handles(listShifts)
  async list(input: Input<typeof listShifts>, ctx: Ctx) {
    return rosterOf(ctx, input, await todayOf(ctx));
  }

  @Handles(getShift)
  get({ shiftId }: Input<typeof getShift>, ctx: Ctx) {
    return shiftInFull(ctx, shiftId);
  }

  @Handles(shiftWords)
  words(_input: Input<typeof shiftWords>, ctx: Ctx) {
    return wordsOf(ctx);
  }

  @Handles(exportShifts)
  async export(input: Input<typeof exportShifts>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const rows = await scheduleToExport(ctx, input, today);
    return exportOf(ctx, 'shifts', getShift, columns, rows, { at: 'out', of: today });
  }

  @Handles(cancelShift)
  cancel({ shiftId, reason }: Input<typeof cancelShift>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const shift = await tx.lock(Shift, shiftId);
      if (shift.status === 'cancelled' || shift.startsAt <= ctx.now) throw new DomainError('shift.over');
      const draft = shift.status === 'draft';
      const people = (await tx.findAll(ShiftAssignment, { shiftId })).filter(({ status }) =>
        ['planned', 'pending', 'confirmed'].includes(status),
      );
      for (const one of people) {
        const decided = { decidedById: ctx.userId, decidedAt: ctx.now, releaseAskedAt: null, note: reason };
        await tx.update(ShiftAssignment, one, { status: 'released', releaseReason: 'manager', ...decided });
        await withdrawSwaps(tx, ctx, one.id);
      }
      await tx.update(Shift, shift, { status: 'cancelled', cancelReason: reason });
      if (draft) ctx.emit(rosterChanged, { date: shift.date });
      else ctx.emit(shiftCancelled, { ...eventPayload(shift), userIds: people.map(({ userId }) => userId) });
      return {};
    });
  }
}
