import { Controller } from '@nestjs/common';
import { admits, type Input, type Output } from '@talent-os/contracts';
import { rejectReasonChanged } from '@talent-os/contracts/talent/hiring-design-events.js';
import { hiringDesigner } from '@talent-os/contracts/talent/hiring-design.js';
import {
  changeRejectReason,
  createRejectReason,
  listRejectReasons,
  restoreRejectReason,
  retireRejectReason,
} from '@talent-os/contracts/talent/reject-reasons.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { randomUUID } from 'node:crypto';
import { mayWith, retireRefusal, wordingRefusal } from './reason.rules.js';
import { keptReasons, reasonsOf, uses } from './reasons.js';
import { RejectReason } from './reject-reason.entity.js';

@Controller()
export class RejectReasonsController {
  @Handles(listRejectReasons)
  async list(_: Input<typeof listRejectReasons>, ctx: Ctx): Promise<Output<typeof listRejectReasons>> {
    const [{ reasons, isStandard }, used] = await Promise.all([reasonsOf(ctx.db), uses(ctx)]);
    const designs = admits(ctx.ability, hiringDesigner);
    const items = reasons.map(({ retiredAt, ...reason }) => ({
      ...reason,
      retired: retiredAt !== null,
      used: used.get(reason.key) ?? 0,
      may: designs ? mayWith({ ...reason, retiredAt }) : { do: [] },
    }));
    return { items, standard: isStandard };
  }

  @Handles(createRejectReason)
  create({ text, noticeText }: Input<typeof createRejectReason>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const refusal = wordingRefusal(await keptReasons(tx), text);
      if (refusal) throw new DomainError(refusal);
      const row = await tx.insert(RejectReason, { key: `reason-${randomUUID()}`, text, noticeText, retiredAt: null });
      ctx.emit(rejectReasonChanged, { key: row.key, how: 'created' });
      return { key: row.key, version: row.version };
    });
  }

  @Handles(changeRejectReason)
  change({ key, text, noticeText, version }: Input<typeof changeRejectReason>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { row, all } = await one(tx, key);
      tx.expectVersion(row, version);
      const refusal = row.retiredAt ? 'reason.retired' : wordingRefusal(all, text, key);
      if (refusal) throw new DomainError(refusal);
      await tx.update(RejectReason, row, { text, noticeText });
      ctx.emit(rejectReasonChanged, { key, how: 'changed' });
      return { version: row.version };
    });
  }

  @Handles(retireRejectReason)
  retire({ key }: Input<typeof retireRejectReason>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { row } = await one(tx, key);
      const refusal = retireRefusal(row);
      if (refusal) throw new DomainError(refusal);
      await tx.update(RejectReason, row, { retiredAt: ctx.now });
      ctx.emit(rejectReasonChanged, { key, how: 'retired' });
      return { version: row.version };
    });
  }

  @Handles(restoreRejectReason)
  restore({ key }: Input<typeof restoreRejectReason>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { row, all } = await one(tx, key);
      const refusal = wordingRefusal(all, row.text, key);
      if (refusal) throw new DomainError(refusal);
      if (row.retiredAt) {
        await tx.update(RejectReason, row, { retiredAt: null });
        ctx.emit(rejectReasonChanged, { key, how: 'restored' });
      }
      return { version: row.version };
    });
  }
}

/** A reason among all of them, by its key; 404 where there is none. */
async function one(tx: Transaction, key: string): Promise<{ row: RejectReason; all: RejectReason[] }> {
  const all = await keptReasons(tx);
  const row = all.find((kept) => kept.key === key);
  if (!row) throw new DomainError('resource.missing');
  return { row, all };
}
