import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { arranged, CARD_USUAL, COLUMNS, type Placed } from '@talent-os/contracts/facts/layout.js';
import { datasetsFor } from '@talent-os/contracts/facts/rights.js';
import { starterOf, type StarterKey } from '@talent-os/contracts/facts/starters.js';
import {
  changeDashboard,
  createDashboard,
  dashboardChanged,
  dropDashboard,
  listDashboards,
  MOST_DASHBOARDS,
} from '@talent-os/contracts/intelligence/dashboards.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { SavedQuestion } from '../questions/saved-question.entity.js';
import { saveQuestions } from '../questions/save-questions.js';
import { Dashboard } from './dashboard.entity.js';

type DashboardRow = {
  readonly id: string;
  readonly title: string;
  readonly cards: Placed[];
  readonly version: number;
};

/** `$2` whose. */
const OWN = `
  select d.id, d.title, d.cards, d.version from intelligence.dashboard d
  where d.organization_id = $1 and d.person_id = $2 order by d.title, d.id limit ${MOST_DASHBOARDS}`;
const QUESTIONS = `
  select q.id from intelligence.saved_question q where q.organization_id = $1 and q.person_id = $2`;

/** A dashboard of the caller's. */
const lockOwn = (tx: Transaction, { userId }: Ctx, dashboardId: string, version?: number) =>
  tx.lock(Dashboard, { id: dashboardId, personId: userId }, version);

@Controller()
export class DashboardsController {
  @Handles(listDashboards)
  async list(_input: Input<typeof listDashboards>, ctx: Ctx) {
    const [items, questions] = await Promise.all([
      ctx.db.read<DashboardRow>(OWN, [ctx.userId]),
      ctx.db.read<{ id: string }>(QUESTIONS, [ctx.userId]),
    ]);
    const known = new Set(questions.map(({ id }) => id));
    return {
      items: items.map((one) => ({
        ...one,
        cards: arranged(one.cards.filter(({ savedQuestionId }) => known.has(savedQuestionId))),
      })),
    };
  }

  @Handles(createDashboard)
  create({ title, starter }: Input<typeof createDashboard>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`dashboards ${ctx.userId}`);
      const own = await tx.findAll(Dashboard, { personId: ctx.userId });
      if (own.length >= MOST_DASHBOARDS) throw new DomainError('dashboard.many');
      const cards = starter ? await cardsOf(tx, ctx, starter) : [];
      const { id } = await tx.insert(Dashboard, { personId: ctx.userId, title, cards });
      ctx.emit(dashboardChanged, { userId: ctx.userId });
      return { dashboardId: id };
    });
  }

  @Handles(changeDashboard)
  change({ dashboardId, version, title, cards }: Input<typeof changeDashboard>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const dashboard = await lockOwn(tx, ctx, dashboardId, version);
      const own = new Set((await tx.findAll(SavedQuestion, { personId: ctx.userId })).map(({ id }) => id));
      if (cards.some(({ savedQuestionId }) => !own.has(savedQuestionId))) throw new DomainError('resource.missing');
      // A question lies on a dashboard once.
      const once = [...new Map(cards.map((card) => [card.savedQuestionId, card])).values()];
      const changed = await tx.update(Dashboard, dashboard, { title: title ?? dashboard.title, cards: arranged(once) });
      ctx.emit(dashboardChanged, { userId: ctx.userId });
      return { id: changed.id, title: changed.title, cards: [...changed.cards], version: changed.version };
    });
  }

  @Handles(dropDashboard)
  drop({ dashboardId }: Input<typeof dropDashboard>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.remove(Dashboard, await lockOwn(tx, ctx, dashboardId));
      ctx.emit(dashboardChanged, { userId: ctx.userId });
      return {};
    });
  }
}

/** The questions of a dashboard to begin with, kept as one's own and put side by side. */
async function cardsOf(tx: Transaction, ctx: Ctx, key: StarterKey): Promise<Placed[]> {
  const { dataset, questions } = starterOf(key);
  if (!datasetsFor(ctx.ability).includes(dataset)) throw new DomainError('resource.missing');
  const ids = await saveQuestions(
    tx,
    ctx,
    questions.map((question) => ({ ...question, dataset })),
  );
  return arranged(
    ids.map((savedQuestionId, at) => ({
      savedQuestionId,
      ...CARD_USUAL,
      x: (at * CARD_USUAL.w) % COLUMNS,
      y: Math.floor((at * CARD_USUAL.w) / COLUMNS) * CARD_USUAL.h,
    })),
  );
}
