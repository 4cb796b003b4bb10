import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  analyzeExcellence,
  answerStatement,
  excellenceChanged,
  getExcellence,
  listExcellence,
} from '@talent-os/contracts/sales/excellence.js';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data.js';
import { statementsOf } from '@talent-os/contracts/sales/excellence/module.js';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { Not } from 'typeorm';
import { sellerIds } from '../people/sellers.js';
import { analysisOf } from './analysis.rules.js';
import { ExcellenceSession } from './excellence-session.entity.js';
import { figuresOf } from './metrics/metrics.queries.js';
import { analyzeRefusal, mayOf } from './session.rules.js';
import {
  actionsIn,
  answerCounts,
  answersExcellence,
  answersIn,
  assetCounts,
  KEEP_ANSWER,
  latestSessions,
  managesExcellence,
  openActionCounts,
  sessionsOf,
  sheetsOf,
} from './sessions.queries.js';
import { analyzedOf, completeSheets, currentOf, departedIn, lengthOf, overviewOf, runOf, shownOf } from './view.js';

@Controller()
export class ExcellenceController {
  @Handles(listExcellence)
  async list(_input: Input<typeof listExcellence>, ctx: Ctx) {
    const [sessions, all, sellers, open, assets] = await Promise.all([
      latestSessions(ctx),
      answerCounts(ctx),
      sellerIds(ctx),
      openActionCounts(ctx),
      assetCounts(ctx),
    ]);
    const counts = all.filter(({ userId }) => userId === ctx.userId || sellers.includes(userId));
    const actions = new Map(open.map((one) => [one.module, one.open]));
    return {
      items: overviewOf(sessions, counts, actions, assets, { userId: ctx.userId, answers: answersExcellence(ctx) }),
    };
  }

  @Handles(getExcellence)
  async get({ module, excellenceSessionId }: Input<typeof getExcellence>, ctx: Ctx) {
    const [sessions, actions, sellers] = await Promise.all([
      sessionsOf(ctx, module),
      actionsIn(ctx, module),
      sellerIds(ctx),
    ]);
    const current = currentOf(sessions);
    const analyzed = analyzedOf(sessions);
    const sheets = sheetsOf(current ? await answersIn(ctx.db, current.id) : []);
    const answered = completeSheets(module, sheets, sellers).length;
    const mine = sheets.get(ctx.userId) ?? new Map<string, number | null>();
    const answers = answersExcellence(ctx);
    const answering = answers && current?.status === 'in_progress';
    const left = answering ? lengthOf(module) - mine.size : 0;
    return {
      module,
      session: current ? sessionView(current) : null,
      may: mayOf({
        current: current?.status,
        complete: answered,
        analyzed: analyzed.length > 0,
        manages: managesExcellence(ctx),
        answers,
      }),
      answered,
      departed: departedIn(sheets, sellers),
      sellers: sellers.length,
      answers: [...mine].map(([statement, value]) => ({ statement, value })),
      left,
      own:
        answering && left === 0
          ? analysisOf(excellenceData[module], [mine], (await figures(ctx, module)).items, 1)
          : null,
      ...shownOf(analyzed, excellenceSessionId),
      runs: analyzed.map(runOf),
      actions: actions.map((one) => ({ ...one, mine: one.ownerId === ctx.userId })),
    };
  }

  @Handles(answerStatement)
  answer({ module, statement, value }: Input<typeof answerStatement>, ctx: Ctx) {
    if (!statementsOf(excellenceData[module]).some(({ key }) => key === statement))
      throw new DomainError('resource.missing');
    return ctx.db.write(async (tx) => {
      const session = await lockCurrent(tx, module);
      if (session.status !== 'in_progress') throw new DomainError('excellence.closed');
      await tx.execute(KEEP_ANSWER, [ctx.now, ctx.userId, session.id, statement, value]);
      const mine = sheetsOf(await answersIn(tx, session.id)).get(ctx.userId);
      ctx.emit(excellenceChanged, { module, change: 'answered' });
      return { left: lengthOf(module) - (mine?.size ?? 0) };
    });
  }

  @Handles(analyzeExcellence)
  async analyze({ module, version }: Input<typeof analyzeExcellence>, ctx: Ctx) {
    const [seen, sellers] = await Promise.all([figures(ctx, module), sellerIds(ctx)]);
    // An analysis is final: it does not wait for a figure, but is not made without one that belongs to it either.
    if (seen.missing.length > 0) throw new DomainError('excellence.figures');
    return ctx.db.write(async (tx) => {
      const session = await lockCurrent(tx, module);
      const sheets = completeSheets(module, sheetsOf(await answersIn(tx, session.id)), sellers);
      const refusal = analyzeRefusal(session.status, sheets.length);
      if (refusal) throw new DomainError(refusal);
      tx.expectVersion(session, version);
      const analysis = analysisOf(excellenceData[module], sheets, seen.items);
      await tx.update(ExcellenceSession, session, { status: 'analyzed', analysis, analyzedAt: ctx.now });
      ctx.emit(excellenceChanged, { module, change: 'analyzed' });
      return { score: analysis.score };
    });
  }
}

const sessionView = ({
  id,
  status,
  startedAt,
  ownerName,
  version,
}: NonNullable<Output<typeof getExcellence>['session']>) => ({
  id,
  status,
  startedAt,
  ownerName,
  version,
});

const figures = async (ctx: Ctx, module: ExcellenceModuleKey) => {
  const { dimensions } = excellenceData[module];
  return figuresOf(
    ctx,
    await todayOf(ctx),
    dimensions.flatMap(({ metric }) => metric ?? []),
  );
};

/** The current session of a module, locked; 404 where there is none. */
async function lockCurrent(tx: Transaction, module: ExcellenceModuleKey): Promise<ExcellenceSession> {
  const current = await tx.find(ExcellenceSession, { module, status: Not('archived') });
  if (!current) throw new DomainError('resource.missing');
  return tx.lock(ExcellenceSession, current.id);
}
