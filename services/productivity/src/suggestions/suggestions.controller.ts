import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  acceptSuggestion,
  dismissSuggestion,
  listSuggestions,
  suggestionsChanged,
  type Suggestion as Shown,
} from '@talent-os/contracts/productivity/suggestions.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { clockOf } from '../clock.js';
import { Goal } from '../goals/goal.entity.js';
import { emitGoalChanged } from '../goals/goal-changed.js';
import { addTask } from '../tasks/add-task.js';
import { Suggestion } from './suggestion.entity.js';
import { titleOf } from './suggestion.rules.js';

const MOST_SHOWN = 50;
/** A goal that grew out of a conversation is for a quarter until a person says otherwise. */
const USUAL_PERIOD_DAYS = 90;

@Controller()
export class SuggestionsController {
  @Handles(listSuggestions)
  async list(_: Input<typeof listSuggestions>, ctx: Ctx) {
    const items = await ctx.db.read<Shown>(
      `select id, text, hub_context as "hubContext", chat_session_id as "chatSessionId", created_at as "suggestedAt", status
       from productivity.suggestion where organization_id = $1 and person_id = $2 and status = 'new'
       order by created_at desc, id desc limit ${MOST_SHOWN}`,
      [ctx.userId],
    );
    return { items };
  }

  @Handles(acceptSuggestion)
  async accept({ suggestionId, as, title, due }: Input<typeof acceptSuggestion>, ctx: Ctx) {
    const { today } = await clockOf(ctx);
    return ctx.db.write(async (tx) => {
      const suggestion = await lockOwn(tx, ctx, suggestionId);
      if (suggestion.status === 'dismissed') throw new DomainError('suggestion.decided');
      const made = as === 'task' ? suggestion.taskId : suggestion.goalId;
      if (made) return { kind: as, id: made };
      if (suggestion.status === 'accepted') throw new DomainError('suggestion.decided');
      const called = title ?? titleOf(suggestion.text);
      const id =
        as === 'task' ? await becomeTask(tx, ctx, called, due) : await becomeGoal(tx, ctx, called, suggestion, today);
      await tx.update(Suggestion, suggestion, {
        status: 'accepted',
        ...(as === 'task' ? { taskId: id } : { goalId: id }),
      });
      ctx.emit(suggestionsChanged, { userId: ctx.userId });
      return { kind: as, id };
    });
  }

  @Handles(dismissSuggestion)
  dismiss({ suggestionId, restore }: Input<typeof dismissSuggestion>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const suggestion = await lockOwn(tx, ctx, suggestionId);
      if (suggestion.status === 'accepted') throw new DomainError('suggestion.decided');
      const status = restore ? ('new' as const) : ('dismissed' as const);
      if (suggestion.status !== status) {
        await tx.update(Suggestion, suggestion, { status });
        ctx.emit(suggestionsChanged, { userId: ctx.userId });
      }
      return { status };
    });
  }
}

const lockOwn = (tx: Transaction, ctx: Ctx, id: string) => tx.lock(Suggestion, { id, personId: ctx.userId });

async function becomeTask(tx: Transaction, ctx: Ctx, title: string, due: string | undefined): Promise<string> {
  const facts = { title, notes: null, due: due ?? null, priority: 'normal' as const, goalId: null, link: null };
  return (await addTask(tx, ctx, { ...facts, source: 'chat' })).id;
}

async function becomeGoal(
  tx: Transaction,
  ctx: Ctx,
  title: string,
  { hubContext }: Suggestion,
  today: Day,
): Promise<string> {
  const goal = await tx.insert(Goal, {
    ownerId: ctx.userId,
    title,
    visibility: 'private',
    hub: hubContext,
    periodStart: today,
    periodEnd: addDays(today, USUAL_PERIOD_DAYS),
    status: 'draft',
    score: 0,
  });
  emitGoalChanged(ctx, goal, 'created');
  return goal.id;
}
