import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { positionsFound, watchPositionSearches } from '@talent-os/contracts/talent/position-searches.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { countAdvertised } from '../advertised/advertised.queries.js';
import { due } from '../due.js';
import { nextLook } from './alert.rules.js';
import { PositionSearch } from './position-search.entity.js';
import { soughtBy } from './sought-by.js';

@Injectable()
export class WatchPositionSearches {
  @Works(watchPositionSearches)
  work(_: JobData<typeof watchPositionSearches>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'search', look);
  }
}

/** Tells somebody of positions opened since they were last told. The row is locked: a second round finds it told. */
const look = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.write(async (tx) => {
    const search = await tx.lock(PositionSearch, id);
    const { userId, name, alert, toldAt } = search;
    const count = alert === 'off' ? 0 : await countAdvertised(tx, search, soughtBy(search), toldAt);
    if (count > 0) {
      await tx.update(PositionSearch, search, { toldAt: ctx.now });
      ctx.emit(positionsFound, { positionSearchId: id, userId, name, count });
    }
    await due.set(tx, 'search', id, nextLook(alert, ctx.now));
  }, 'bookkeeping');
