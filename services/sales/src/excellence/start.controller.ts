import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  excellenceChanged,
  getExcellenceDraft,
  saveExcellenceDraft,
  startExcellence,
  type ExcellenceInputs,
} from '@talent-os/contracts/sales/excellence.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { Not } from 'typeorm';
import { ensurePeopleCached } from '../people/people-cache.js';
import { ExcellenceSession } from './excellence-session.entity.js';
import type { Basis } from './metrics/figure.rules.js';
import { basisOf } from './metrics/metrics.queries.js';
import { startRefusal } from './session.rules.js';
import { DROP_DRAFT, KEEP_DRAFT } from './sessions.queries.js';

/** A session that was started without a word about the company. */
const NO_INPUTS: ExcellenceInputs = {
  company: '',
  product: '',
  customer: '',
  competitors: [],
  averageDeal: null,
  cycleDays: null,
  winRate: null,
  sellers: null,
  yearlyTarget: null,
};

type Draft = Output<typeof getExcellenceDraft>;

@Controller()
export class StartController {
  @Handles(getExcellenceDraft)
  async draft(_input: Input<typeof getExcellenceDraft>, ctx: Ctx): Promise<Draft> {
    const [draft, basis] = await Promise.all([
      ctx.db.readOne<NonNullable<Draft['draft']>>(
        `select d.step, d.module, d.inputs, d.updated_at as "savedAt" from sales.excellence_draft d
         where d.organization_id = $1 and d.user_id = $2`,
        [ctx.userId],
      ),
      basisOf(ctx, await todayOf(ctx)),
    ]);
    return { draft: draft ?? null, known: knownOf(basis) };
  }

  @Handles(saveExcellenceDraft)
  save({ step, module, inputs }: Input<typeof saveExcellenceDraft>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.execute(KEEP_DRAFT, [ctx.now, ctx.userId, step, module, JSON.stringify(inputs)]);
      return {};
    });
  }

  @Handles(startExcellence)
  async start({ module, inputs }: Input<typeof startExcellence>, ctx: Ctx) {
    await ensurePeopleCached(ctx, [ctx.userId]);
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`excellence ${module}`);
      const current = await tx.find(ExcellenceSession, { module, status: Not('archived') });
      const refusal = startRefusal(current?.status);
      if (refusal) throw new DomainError(refusal);
      if (current)
        await tx.update(ExcellenceSession, await tx.lock(ExcellenceSession, current.id), { status: 'archived' });
      const session = await tx.insert(ExcellenceSession, {
        module,
        status: 'in_progress',
        ownerId: ctx.userId,
        inputs: inputs ?? current?.inputs ?? NO_INPUTS,
      });
      if (inputs) await tx.execute(DROP_DRAFT, [ctx.userId]);
      ctx.emit(excellenceChanged, { module, change: 'started' });
      return { excellenceSessionId: session.id };
    });
  }
}

const QUARTERS = 4;
const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));

/** What sales knows of its own numbers; nothing where it has none. */
const knownOf = ({ competitors, averageDeal, cycleDays, won, closed, sellers, quotas }: Basis): Draft['known'] => ({
  competitors: [...competitors],
  averageDeal: whole(averageDeal),
  cycleDays: cycleDays === null ? null : Math.max(1, Math.round(cycleDays)),
  winRate: closed > 0 ? Math.round((100 * won) / closed) : null,
  sellers: sellers || null,
  yearlyTarget: quotas ? Math.round(QUARTERS * quotas) : null,
});
