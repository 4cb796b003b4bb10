import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  getStrategy,
  listStrategies,
  publishStrategy,
  strategyPublished,
  type Strategy as Published,
} from '@talent-os/contracts/identity/strategy.js';
import { DomainError, Handles, uuidv7, type Ctx, type Reader } from '@talent-os/service-kit';
import { Strategy } from './strategy.entity.js';
import { pillarsOf } from './strategy.rules.js';

/** Versions that are shown at most. */
const SHOWN = 100;
const VERSIONS = (most: number) => `
  select s.number, s.mission, s.pillars, s.objectives, s.created_at as "publishedAt",
    rtrim(p.first_name || ' ' || p.last_name) as "publishedByName"
  from identity.strategy s
  left join identity.person p on p.organization_id = $1 and p.id = s.created_by
  where s.organization_id = $1 order by s.number desc limit ${most}`;

const latest = (db: Reader) => db.readOne<Published>(VERSIONS(1));

@Controller()
export class StrategyController {
  @Handles(getStrategy)
  async get(_: Input<typeof getStrategy>, ctx: Ctx): Promise<Output<typeof getStrategy>> {
    return { strategy: (await latest(ctx.db)) ?? null };
  }

  @Handles(listStrategies)
  async versions(_: Input<typeof listStrategies>, ctx: Ctx): Promise<Output<typeof listStrategies>> {
    return { items: await ctx.db.read<Published>(VERSIONS(SHOWN)) };
  }

  @Handles(publishStrategy)
  publish(
    { mission, pillars, objectives, number: seen }: Input<typeof publishStrategy>,
    ctx: Ctx,
  ): Promise<Output<typeof publishStrategy>> {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock('strategy');
      const before = await latest(tx);
      const kept = pillarsOf(pillars, before?.pillars ?? [], uuidv7);
      if (!kept) throw new DomainError('resource.missing');
      if ((before?.number ?? 0) !== seen) throw new DomainError('strategy.published');
      const number = seen + 1;
      await tx.insert(Strategy, { number, mission, pillars: kept, objectives });
      ctx.emit(strategyPublished, { number });
      return { number };
    });
  }
}
