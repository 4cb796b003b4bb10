import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { exemptIndicator, markFalsePositive, sightIndicator } from '@talent-os/contracts/cyber/indicators.js';
import { indicatorChanged } from '@talent-os/contracts/cyber/threat-events.js';
import { decay } from '@talent-os/contracts/cyber/threat-kinds.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { Indicator } from './indicator.entity.js';
import { countSighting } from './see-indicator.js';
import { indicatorAfter } from './indicators.queries.js';

@Controller()
export class IndicatorsController {
  @Handles(sightIndicator)
  sight({ indicatorId, place, seenAt }: Input<typeof sightIndicator>, ctx: Ctx) {
    const at = seenAt ? new Date(seenAt) : ctx.now;
    return ctx.db.write(async (tx) => {
      const indicator = await tx.lock(Indicator, indicatorId);
      if (at > ctx.now) throw new DomainError('indicator.ahead');
      await countSighting(tx, ctx, indicator, { at, place: place || null });
      return indicatorAfter(tx, ctx, indicatorId);
    });
  }

  @Handles(exemptIndicator)
  exempt({ exempt, ...about }: Input<typeof exemptIndicator>, ctx: Ctx) {
    return change(ctx, about, (tx, indicator) => tx.update(Indicator, indicator, { exempt }));
  }

  @Handles(markFalsePositive)
  falsePositive({ falsePositive, ...about }: Input<typeof markFalsePositive>, ctx: Ctx) {
    return change(ctx, about, (tx, indicator) =>
      tx.update(Indicator, indicator, { baseScore: falsePositive ? 0 : indicator.baseScore || decay.base }),
    );
  }
}

type IndicatorRef = { readonly indicatorId: string; readonly version: number };

const change = (
  ctx: Ctx,
  { indicatorId, version }: IndicatorRef,
  work: (tx: Transaction, row: Indicator) => Promise<unknown>,
) =>
  ctx.db.write(async (tx) => {
    const indicator = await tx.lock(Indicator, indicatorId, version);
    await work(tx, indicator);
    const { exempt, baseScore } = indicator;
    ctx.emit(indicatorChanged, { indicatorId, exempt, falsePositive: baseScore === 0 });
    return indicatorAfter(tx, ctx, indicatorId);
  });
