import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  ERASURE_WAIT_DAYS,
  erasureChanged,
  getOwnErasure,
  requestErasure,
  withdrawErasure,
  type ErasureState,
} from '@talent-os/contracts/talent/own-erasure.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { In } from 'typeorm';
import { due } from '../due.js';
import { Erasure } from './erasure.entity.js';
import { withdrawalRefusal } from './erasure.rules.js';
import { countsOf, holdNow } from './standing.queries.js';

const OPEN: ErasureState[] = ['requested', 'held', 'running'];

const ERASURE = `
  select e.status, e.hold, e.requested_at as "requestedAt", e.starts_at as "startsAt" from talent.erasure e
  where e.organization_id = $1 and e.user_id = $2 and e.status in ('requested', 'held', 'running')`;
type Row = Pick<Erasure, 'status' | 'hold'> & { readonly requestedAt: string; readonly startsAt: string };

/** People ask to be erased, see what it means, and take it back. */
@Controller()
export class OwnErasureController {
  @Handles(getOwnErasure)
  async get(_: Input<typeof getOwnErasure>, ctx: Ctx) {
    const wouldHold = await holdNow(ctx, ctx.userId);
    const [found, counts] = await Promise.all([ctx.db.readOne<Row>(ERASURE, [ctx.userId]), countsOf(ctx)]);
    const erasure = found && {
      ...found,
      requestedAt: new Date(found.requestedAt).toISOString(),
      startsAt: new Date(found.startsAt).toISOString(),
    };
    return { erasure: erasure ?? null, wouldHold: wouldHold ?? null, ...counts };
  }

  @Handles(requestErasure)
  async request(_: Input<typeof requestErasure>, ctx: Ctx) {
    const hold = await holdNow(ctx, ctx.userId);
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`erasure/${ctx.userId}`);
      const open = await openOf(tx, ctx.userId);
      if (open) return { startsAt: open.startsAt.toISOString() };
      const startsAt = daysBefore(ctx.now, -ERASURE_WAIT_DAYS);
      const status = hold ? 'held' : 'requested';
      const erasure = await tx.insert(Erasure, {
        userId: ctx.userId,
        status,
        hold: hold ?? null,
        requestedAt: ctx.now,
        startsAt,
        doneAt: {},
      });
      await due.set(tx, 'erasure', erasure.id, startsAt);
      ctx.emit(erasureChanged, { userId: ctx.userId, status });
      return { startsAt: startsAt.toISOString() };
    });
  }

  @Handles(withdrawErasure)
  withdraw(_: Input<typeof withdrawErasure>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const open = await openOf(tx, ctx.userId);
      if (!open) return {};
      const erasure = await tx.lock(Erasure, open.id);
      const refusal = withdrawalRefusal(erasure.status);
      if (refusal) throw new DomainError(refusal);
      await tx.update(Erasure, erasure, { status: 'withdrawn', hold: null, endedAt: ctx.now });
      await due.set(tx, 'erasure', erasure.id, undefined);
      ctx.emit(erasureChanged, { userId: ctx.userId, status: 'withdrawn' });
      return {};
    });
  }
}

const openOf = (tx: Transaction, userId: string): Promise<Erasure | null> =>
  tx.find(Erasure, { userId, status: In(OPEN) });
