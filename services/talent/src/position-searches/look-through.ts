import { positionsFound } from '@talent-os/contracts/talent/position-searches.js';
import type { Ctx } from '@talent-os/service-kit';
import { countAdvertised } from '../advertised/advertised.queries.js';
import { due } from '../due.js';
import { nextLook } from './alert.rules.js';
import { PositionSearch } from './position-search.entity.js';
import { soughtBy } from './sought-by.js';

/** Tells somebody of positions opened since they were last told. The row is locked: a second round finds it told. */
export const lookThrough = (ctx: Ctx, id: string): Promise<void> =>
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
