import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { ANSWER_DAYS, DISPUTE_DAYS } from '@talent-os/contracts/sales/compensation-shapes.js';
import {
  compensationChanged,
  disputeStatement,
  draftStatements,
  getStatement,
  listStatements,
  publishStatements,
  resolveStatement,
  statementTold,
} from '@talent-os/contracts/sales/compensation.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { addDays, monthOf, type Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { totalOf as totalIn } from '@talent-os/service-kit/sql/list';
import { currencyOf } from '@talent-os/service-kit/people/currency-of';
import { due } from '../due.js';
import { ensurePeopleCached } from '../people/people-cache.js';
import { CompStatement } from './comp-statement.entity.js';
import { draftMonth } from './draft-month.js';
import { managesPay } from './plans.view.js';
import {
  businessDaysAfter,
  disputeRefusal,
  linesOf,
  publishRefusal,
  resolveRefusal,
  totalOf,
  type StatementFacts,
} from './statement.rules.js';
import { pageOfStatements, rightsOf, statementAsRead, statementInFull, statementSeen } from './statements.queries.js';

@Controller()
export class StatementsController {
  @Handles(listStatements)
  async list(input: Input<typeof listStatements>, ctx: Ctx) {
    const [found, today] = await Promise.all([pageOfStatements(ctx, input), todayOf(ctx)]);
    return { items: found.items.map((row) => statementAsRead(ctx, row, today)), ...totalIn(found) };
  }

  @Handles(getStatement)
  async get({ statementId }: Input<typeof getStatement>, ctx: Ctx) {
    const [row, today] = await Promise.all([statementSeen(ctx, statementId), todayOf(ctx)]);
    if (!row) throw new DomainError('resource.missing');
    return statementInFull(ctx, row, today);
  }

  @Handles(draftStatements)
  async draft({ month }: Input<typeof draftStatements>, ctx: Ctx) {
    if (month >= monthOf(await todayOf(ctx))) throw new DomainError('comp.month');
    return ctx.db.write(async (tx) => {
      const drafted = await draftMonth(tx, `${month}-01`);
      ctx.emit(compensationChanged, {});
      return { drafted };
    });
  }

  @Handles(publishStatements)
  async publish({ month }: Input<typeof publishStatements>, ctx: Ctx) {
    const [today, currency] = await Promise.all([todayOf(ctx), currencyOf(ctx)]);
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock('commission statements');
      const drafts = await tx.findAll(CompStatement, { month: `${month}-01`, status: 'draft' });
      let published = 0;
      for (const draft of drafts) {
        const problem = draft.problem ?? (draft.basis.currency === currency ? null : ('currency' as const));
        if (publishRefusal(factsFor(ctx, { ...draft, problem }, today))) {
          if (problem !== draft.problem) await tx.update(CompStatement, draft, { problem });
          continue;
        }
        const disputeUntil = addDays(today, DISPUTE_DAYS);
        await tx.update(CompStatement, draft, { status: 'published', publishedAt: ctx.now, disputeUntil });
        await due.set(tx, 'statement', draft.id, addDays(disputeUntil, 1));
        tell(ctx, draft);
        published += 1;
      }
      ctx.emit(compensationChanged, {});
      return { published, kept: drafts.length - published };
    });
  }

  @Handles(disputeStatement)
  async dispute({ statementId, text, version }: Input<typeof disputeStatement>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const statement = await lockSeen(tx, ctx, statementId);
      if (statement.userId !== ctx.userId) throw new DomainError('resource.missing');
      tx.expectVersion(statement, version);
      refuse(disputeRefusal(factsFor(ctx, statement, today)));
      await due.set(tx, 'statement', statementId, undefined);
      await tx.update(CompStatement, statement, {
        status: 'disputed',
        dispute: {
          text,
          at: ctx.now.toISOString(),
          answerBy: businessDaysAfter(today, ANSWER_DAYS),
          answer: null,
          answeredById: null,
          answeredAt: null,
        },
      });
      tell(ctx, statement);
      ctx.emit(compensationChanged, {});
      return {};
    });
  }

  @Handles(resolveStatement)
  async resolve({ statementId, answer, correction, version }: Input<typeof resolveStatement>, ctx: Ctx) {
    const [today] = await Promise.all([todayOf(ctx), ensurePeopleCached(ctx, [ctx.userId])]);
    return ctx.db.write(async (tx) => {
      const statement = await lockSeen(tx, ctx, statementId);
      tx.expectVersion(statement, version);
      refuse(resolveRefusal(factsFor(ctx, statement, today)));
      const corrections = correction === 0 ? [] : [{ amount: correction, on: today }];
      const basis = { ...statement.basis, corrections: [...statement.basis.corrections, ...corrections] };
      const lines = linesOf(basis);
      await tx.update(CompStatement, statement, {
        status: 'resolved',
        basis,
        lines,
        total: totalOf(lines),
        dispute: {
          ...statement.dispute!,
          answer,
          answeredById: ctx.userId,
          answeredAt: ctx.now.toISOString(),
        },
      });
      await due.set(tx, 'statement', statementId, addDays(today, 1));
      tell(ctx, statement);
      ctx.emit(compensationChanged, {});
      return {};
    });
  }
}

const refuse = (code: ReturnType<typeof publishRefusal>) => {
  if (code) throw new DomainError(code);
};

const factsFor = (
  ctx: Ctx,
  { userId, status, problem, disputeUntil }: Pick<CompStatement, 'userId' | 'status' | 'problem' | 'disputeUntil'>,
  today: Day,
): StatementFacts => ({ ...rightsOf(ctx, userId, today), status, problem, disputeUntil });

/** A statement the caller may see, locked; a seller's own, once it is told. */
async function lockSeen(tx: Transaction, ctx: Ctx, id: string): Promise<CompStatement> {
  const statement = await tx.lock(CompStatement, id);
  if (!managesPay(ctx) && (statement.userId !== ctx.userId || statement.status === 'draft'))
    throw new DomainError('resource.missing');
  return statement;
}

const tell = (ctx: Ctx, { id, userId, month, status, total }: CompStatement) =>
  ctx.emit(statementTold, { statementId: id, userId, month: monthOf(month), status, total });
