import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  claimableShifts,
  myAvailability,
  mySchedule,
  myShifts,
  setAvailability,
} from '@talent-os/contracts/healthcare/shifts.js';
import { availabilitySet } from '@talent-os/contracts/healthcare/shifts-events.js';
import { weekParts } from '@talent-os/contracts/healthcare/shifts-states.js';
import { holdsWords } from '@talent-os/contracts/search/fold.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { Availability } from './availability.entity.js';
import { choiceOf } from '../claim/claimable.js';
import { lockPeople } from '../locks.js';
import { availabilityOf } from '../claim/offer.js';
import { scheduleOf, workFrom } from './own.queries.js';
import { statusAt } from '../assignment/assignment.rules.js';
import { summaryOf } from './summary.rules.js';
import { workweekOf } from '../work/work.rules.js';

@Controller()
export class OwnShiftsController {
  @Handles(myShifts)
  async mine(_input: Input<typeof myShifts>, ctx: Ctx) {
    const timezone = await timezoneOf(ctx);
    const week = workweekOf(ctx.now, timezone);
    const [rows, { items }] = await Promise.all([workFrom(ctx, week.startsAt), choiceOf(ctx)]);
    const work = rows.map(({ startsAt, endsAt, ...row }) => ({
      ...row,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    }));
    return {
      ...summaryOf(work, week, workweekOf(ctx.now, timezone, 1)),
      availableSlots: items.reduce((sum, { free }) => sum + free, 0),
      upcomingShifts: work
        .filter(({ endsAt }) => endsAt > ctx.now)
        .map(({ date, startTime, endTime, department, status, ...span }) => ({
          date,
          startTime,
          endTime,
          department,
          status: statusAt(status, span, ctx.now),
        })),
    };
  }

  @Handles(mySchedule)
  async schedule({ show }: Input<typeof mySchedule>, ctx: Ctx) {
    return scheduleOf(ctx, show, await timezoneOf(ctx));
  }

  @Handles(claimableShifts)
  async claimable({ department, fitting, search }: Input<typeof claimableShifts>, ctx: Ctx) {
    const { items, hidden } = await choiceOf(ctx);
    const matches = (shift: { department: string; requiredSkills: string[] }) =>
      (!department || shift.department === department) &&
      holdsWords([shift.department, ...shift.requiredSkills].join(' '), search);
    const shown = items.filter((shift) => matches(shift) && (fitting === undefined || shift.fits === fitting));
    return {
      items: shown,
      total: shown.length,
      hidden: hidden.filter(matches),
      departments: [...new Set([...items, ...hidden].map((shift) => shift.department))].toSorted(textOrder),
    };
  }

  @Handles(myAvailability)
  async availability(_input: Input<typeof myAvailability>, ctx: Ctx) {
    const parts = (await availabilityOf(ctx.db, [ctx.userId])).get(ctx.userId);
    return { parts: parts ?? [...weekParts], isSet: parts !== undefined };
  }

  @Handles(setAvailability)
  setAvailability({ parts }: Input<typeof setAvailability>, ctx: Ctx) {
    const { userId } = ctx;
    const inOrder = weekParts.filter((part) => parts.includes(part));
    return ctx.db.write(async (tx) => {
      await lockPeople(tx, [userId]);
      const known = await tx.find(Availability, { userId });
      if (known) await tx.update(Availability, known, { parts: inOrder });
      else await tx.insert(Availability, { userId, parts: inOrder });
      ctx.emit(availabilitySet, { userId });
      return {};
    });
  }
}
