import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  createDeal,
  dealChanged,
  dealClosed,
  dealCreated,
  dealMoved,
  getBoard,
  getDeal,
  listDeals,
  logActivity,
  moveDeal,
  updateDeal,
} from '@talent-os/contracts/sales/deals.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { visibleAccount } from '../accounts/accounts.queries.js';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { knownCompetitor } from './competitors.js';
import { ensurePeopleCached } from '../people/people-cache.js';
import { boardOfDeals } from './board.queries.js';
import { DealEntry } from './deal-entry.entity.js';
import { Deal } from './deal.entity.js';
import { changesOf, editOf, isOpen, noteOf, refusalOf } from './deal.rules.js';
import { dealAfter, dealWithHistory, listOfDeals, ownerBound } from './deals.queries.js';

@Controller()
export class DealsController {
  @Handles(listDeals)
  list(input: Input<typeof listDeals>, ctx: Ctx) {
    return listOfDeals(ctx, input);
  }

  @Handles(getBoard)
  board(input: Input<typeof getBoard>, ctx: Ctx) {
    return boardOfDeals(ctx, input);
  }

  @Handles(getDeal)
  get({ dealId }: Input<typeof getDeal>, ctx: Ctx) {
    return dealWithHistory(ctx, dealId);
  }

  @Handles(createDeal)
  async create(input: Input<typeof createDeal>, ctx: Ctx) {
    await ensurePeopleCached(ctx, [ctx.userId]);
    return ctx.db.write(async (tx) => {
      await visibleAccount(tx, ctx, input.accountId);
      const deal = await tx.insert(Deal, {
        ...input,
        competitor: await knownCompetitor(tx, input.competitor),
        ownerId: ctx.userId,
        stage: 'prospect',
        lastActivityAt: ctx.now,
      });
      await note(tx, ctx, deal, { kind: 'created', toStage: 'prospect' });
      ctx.emit(dealCreated, eventPayload(deal));
      return dealAfter(tx, ctx, deal.id);
    });
  }

  @Handles(updateDeal)
  async update({ dealId, version, ...asked }: Input<typeof updateDeal>, ctx: Ctx) {
    await ensurePeopleCached(ctx, [ctx.userId]);
    return ctx.db.write(async (tx) => {
      const deal = await lockDeal(tx, ctx, dealId, version);
      if (!isOpen(deal.stage)) throw new DomainError('deal.transition');
      const facts = { ...asked, competitor: await knownCompetitor(tx, asked.competitor) };
      const edit = editOf(deal, facts);
      if (edit) {
        await tx.update(Deal, deal, facts);
        await note(tx, ctx, deal, { kind: 'changed', note: edit });
        ctx.emit(dealChanged, eventPayload(deal));
      }
      return dealAfter(tx, ctx, dealId);
    });
  }

  @Handles(moveDeal)
  async move({ dealId, version, ...move }: Input<typeof moveDeal>, ctx: Ctx) {
    const [today] = await Promise.all([todayOf(ctx), ensurePeopleCached(ctx, [ctx.userId])]);
    return ctx.db.write(async (tx) => {
      const deal = await lockDeal(tx, ctx, dealId, version);
      const refusal = refusalOf(deal, move, today, ownerBound(ctx) === undefined);
      if (refusal) throw new DomainError(refusal);
      const from = deal.stage;
      await tx.update(Deal, deal, changesOf(deal, move, ctx.now));
      await note(tx, ctx, deal, { kind: 'stage', fromStage: from, toStage: deal.stage, note: noteOf(move) });
      ctx.emit(dealMoved, { ...eventPayload(deal), from });
      if (!isOpen(deal.stage)) ctx.emit(dealClosed, { ...eventPayload(deal), amount: deal.amount, name: deal.name });
      return dealAfter(tx, ctx, dealId);
    });
  }

  @Handles(logActivity)
  async log({ dealId, note: text }: Input<typeof logActivity>, ctx: Ctx) {
    await ensurePeopleCached(ctx, [ctx.userId]);
    return ctx.db.write(async (tx) => {
      const deal = await lockDeal(tx, ctx, dealId);
      await tx.update(Deal, deal, { lastActivityAt: ctx.now });
      await note(tx, ctx, deal, { kind: 'activity', note: text });
      ctx.emit(dealChanged, eventPayload(deal));
      return dealAfter(tx, ctx, dealId);
    });
  }
}

const eventPayload = ({ id, ownerId, stage }: Deal) => ({ dealId: id, ownerId, stage });

/** A deal the caller may see, locked; 404 where they may not, `resource.stale` where they have seen another version. */
function lockDeal(tx: Transaction, ctx: Ctx, id: string, version?: number): Promise<Deal> {
  const ownerId = ownerBound(ctx);
  return tx.lock(Deal, { id, ...(ownerId && { ownerId }) }, version);
}

type DealEntryLine = Pick<DealEntry, 'kind'> & Partial<Pick<DealEntry, 'fromStage' | 'toStage' | 'note'>>;

const note = (tx: Transaction, ctx: Ctx, deal: Deal, line: DealEntryLine) =>
  tx.insert(DealEntry, { ...line, dealId: deal.id, byId: ctx.userId });
