import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  changePositionSearch,
  dropPositionSearch,
  keepPositionSearch,
  listPositionSearches,
  MAX_SEARCHES,
  type PositionSearch as Search,
} from '@talent-os/contracts/talent/position-searches.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { DomainError, Handles, refuseDuplicates, type Ctx } from '@talent-os/service-kit';
import { countAdvertised, seekerOf } from '../advertised/advertised.queries.js';
import { due } from '../due.js';
import { nextLook } from './alert.rules.js';
import { PositionSearch } from './position-search.entity.js';
import { soughtBy } from './sought-by.js';

const MINE = `
  select s.id, s.name, s.search, s.location, s.industry, s.remote, s.pay_from::float8 as "payFrom", s.alert, s.version
  from talent.kept_search s where s.organization_id = $1 and s.user_id = $2 order by s.name, s.id`;

@Controller()
export class PositionSearchesController {
  @Handles(listPositionSearches)
  async list(_: Input<typeof listPositionSearches>, ctx: Ctx) {
    const mine = await ctx.db.read<Omit<Search, 'found'>>(MINE, [ctx.userId]);
    const counted = mine.map(async (search) => ({
      ...search,
      found: await countAdvertised(ctx.db, seekerOf(ctx), soughtBy(search)),
    }));
    return { items: await Promise.all(counted) };
  }

  @Handles(keepPositionSearch)
  keep(said: Input<typeof keepPositionSearch>, ctx: Ctx) {
    const { name, search, location, industry, remote, payFrom, alert } = said;
    const written = ctx.db.write(async (tx) => {
      await tx.advisoryLock(`searches/${ctx.userId}`);
      const known = await tx.findAll(PositionSearch, { userId: ctx.userId });
      if (known.length >= MAX_SEARCHES) throw new DomainError('search.many');
      const { id, version } = await tx.insert(PositionSearch, {
        userId: ctx.userId,
        name,
        search: search || null,
        location: location || null,
        industry: industry ?? null,
        remote,
        payFrom: payFrom ?? null,
        alert,
        ...askedBy(ctx),
        toldAt: ctx.now,
      });
      await due.set(tx, 'search', id, nextLook(alert, ctx.now));
      tell(ctx);
      return { id, version };
    });
    return refuseDuplicates(written, { kept_search_once: 'search.present' });
  }

  @Handles(changePositionSearch)
  change({ positionSearchId, alert, version }: Input<typeof changePositionSearch>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const search = await tx.lock(PositionSearch, { id: positionSearchId, userId: ctx.userId }, version);
      await tx.update(PositionSearch, search, {
        alert,
        ...askedBy(ctx),
        // What was opened while nobody wanted to be told is no news.
        ...(search.alert === 'off' && { toldAt: ctx.now }),
      });
      await due.set(tx, 'search', search.id, nextLook(alert, ctx.now));
      tell(ctx);
      return { version: search.version };
    });
  }

  @Handles(dropPositionSearch)
  drop({ positionSearchId }: Input<typeof dropPositionSearch>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.remove(PositionSearch, await tx.lock(PositionSearch, { id: positionSearchId, userId: ctx.userId }));
      await due.set(tx, 'search', positionSearchId, undefined);
      tell(ctx);
      return {};
    });
  }
}

const askedBy = (ctx: Ctx) => {
  const { industries, shown } = seekerOf(ctx);
  return { industries: [...industries], shown: [...shown] };
};

const tell = (ctx: Ctx): void => ctx.emit(profileChanged, { userId: ctx.userId, part: 'positions' });
