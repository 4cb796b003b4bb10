import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { teamsOf } from '@talent-os/contracts/identity/teams.js';
import {
  checkInWellness,
  deleteWellnessCheckin,
  listWellnessCheckins,
  skipWellnessCheckin,
  wellnessChanged,
} from '@talent-os/contracts/productivity/wellness.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { clockOf } from '../clock.js';
import { countIn, countOut, sameAs } from './counting.js';
import { groupOf } from './group.rules.js';
import { listOfCheckins, shownCheckin } from './checkins.queries.js';
import { periodOf } from './period.rules.js';
import { scoresOf } from './scoring.rules.js';
import { WellnessCheckin } from './wellness-checkin.entity.js';
import { WellnessSkip } from './wellness-skip.entity.js';

@Controller()
export class CheckinsController {
  @Handles(listWellnessCheckins)
  list(input: Input<typeof listWellnessCheckins>, ctx: Ctx) {
    return listOfCheckins(ctx, input);
  }

  @Handles(checkInWellness)
  async checkIn({ instrument, answers, note, at }: Input<typeof checkInWellness>, ctx: Ctx) {
    const { userId } = ctx;
    const moment = at ? new Date(at) : ctx.now;
    const { dayOf, today } = await clockOf(ctx);
    const periodStart = periodOf(instrument, dayOf(moment));
    const isCounted = periodStart === periodOf(instrument, today);
    const { teams } = isCounted ? await ctx.call(teamsOf, { userId }) : { teams: [] };
    const group = groupOf(teams.filter(({ relation }) => relation !== 'above'));
    return ctx.db.write(async (tx) => {
      const scores = scoresOf(instrument, answers);
      const checkin = { userId, instrument, answers, scores, note, at: moment, periodStart };
      const same = await sameAs(tx, checkin);
      if (same) return shownCheckin(same);
      const groupId = await countIn(tx, checkin, group?.id ?? null);
      ctx.emit(wellnessChanged, { userId, change: 'made' });
      return shownCheckin(await tx.insert(WellnessCheckin, { ...checkin, groupId }));
    });
  }

  /** Not recorded: that a person does not want to be asked is nobody's business. */
  @Handles(skipWellnessCheckin)
  skip({ instrument }: Input<typeof skipWellnessCheckin>, ctx: Ctx) {
    const { userId } = ctx;
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`wellness/${userId}/${instrument}`);
      const skip = await tx.find(WellnessSkip, { userId, instrument });
      if (skip) await tx.update(WellnessSkip, skip, { at: ctx.now });
      else await tx.insert(WellnessSkip, { userId, instrument, at: ctx.now });
      return {};
    }, 'bookkeeping');
  }

  @Handles(deleteWellnessCheckin)
  async remove({ wellnessCheckinId }: Input<typeof deleteWellnessCheckin>, ctx: Ctx) {
    const { userId } = ctx;
    const { today } = await clockOf(ctx);
    return ctx.db.write(async (tx) => {
      const checkin = await tx.lock(WellnessCheckin, { id: wellnessCheckinId, userId });
      if (checkin.periodStart === periodOf(checkin.instrument, today)) await countOut(tx, checkin);
      await tx.remove(WellnessCheckin, checkin);
      ctx.emit(wellnessChanged, { userId, change: 'deleted' });
      return shownCheckin(checkin);
    });
  }
}
