import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { CHECK_IN_DAYS } from '@talent-os/contracts/productivity/goal-states.js';
import {
  createGoal,
  deleteGoal,
  getGoal,
  listGoals,
  moveGoal,
  pillarProgress,
  updateGoal,
} from '@talent-os/contracts/productivity/goals.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { addDays } from '@talent-os/service-kit/calendar';
import { clockOf } from '../clock.js';
import { due, setCheckInDue } from '../due.js';
import { checkGoal, checkPillar } from './check-goal.js';
import { Goal } from './goal.entity.js';
import { isOver, moveRefusal } from './goal.rules.js';
import { goalAfter, goalWithHistory, listOfGoals, progressOfPillars } from './goals.queries.js';
import { keyResultsOf, writeKeyResults } from './key-results.js';
import { ownerOf, viewerOf } from './viewer.js';
import { isShared, emitGoalChanged } from './goal-changed.js';

@Controller()
export class GoalsController {
  @Handles(listGoals)
  async list(input: Input<typeof listGoals>, ctx: Ctx) {
    return listOfGoals(ctx, await viewerOf(ctx), input);
  }

  @Handles(getGoal)
  async get({ goalId }: Input<typeof getGoal>, ctx: Ctx) {
    return goalWithHistory(ctx, await viewerOf(ctx), goalId);
  }

  @Handles(pillarProgress)
  async pillars(_: Input<typeof pillarProgress>, ctx: Ctx) {
    return { items: await progressOfPillars(ctx.db) };
  }

  @Handles(createGoal)
  async create({ keyResults, ...input }: Input<typeof createGoal>, ctx: Ctx) {
    const [owner] = await Promise.all([ownerOf(ctx), checkPillar(ctx, input)]);
    return ctx.db.write(async (tx) => {
      await checkGoal(tx, owner, input);
      const goal = await tx.insert(Goal, {
        ...input,
        ...sharedWith(input),
        pillarId: input.pillarId ?? null,
        ownerId: ctx.userId,
        status: 'draft',
        score: 0,
        lastCheckInAt: null,
        checkInDueOn: null,
      });
      await writeKeyResults(tx, goal.id, keyResults);
      emitGoalChanged(ctx, goal, 'created');
      return goalAfter(tx, owner, goal.id);
    });
  }

  @Handles(updateGoal)
  async update({ goalId, version, keyResults, ...facts }: Input<typeof updateGoal>, ctx: Ctx) {
    const [owner] = await Promise.all([ownerOf(ctx), checkPillar(ctx, facts, goalId)]);
    return ctx.db.write(async (tx) => {
      const goal = await lockOwn(tx, ctx, goalId, version);
      if (isOver(goal.status)) throw new DomainError('goal.over');
      if (goal.status === 'active' && keyResults.length === 0) throw new DomainError('goal.keyResults');
      await checkGoal(tx, owner, facts, goalId);
      const wasShared = isShared(goal);
      const score = await writeKeyResults(tx, goalId, keyResults);
      await tx.update(Goal, goal, { ...facts, ...sharedWith(facts), score });
      emitGoalChanged(ctx, goal, 'changed', wasShared);
      return goalAfter(tx, owner, goalId);
    });
  }

  @Handles(moveGoal)
  async move({ goalId, version, status }: Input<typeof moveGoal>, ctx: Ctx) {
    const [owner, { today }] = await Promise.all([ownerOf(ctx), clockOf(ctx)]);
    return ctx.db.write(async (tx) => {
      const goal = await lockOwn(tx, ctx, goalId, version);
      const refusal = moveRefusal(goal, status, (await keyResultsOf(tx, goalId)).length, today);
      if (refusal) throw new DomainError(refusal);
      const checkInDueOn = status === 'active' ? addDays(today, CHECK_IN_DAYS) : null;
      await tx.update(Goal, goal, { status, checkInDueOn });
      await setCheckInDue(tx, goal);
      emitGoalChanged(ctx, goal, 'moved');
      return goalAfter(tx, owner, goalId);
    });
  }

  @Handles(deleteGoal)
  remove({ goalId }: Input<typeof deleteGoal>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const goal = await lockOwn(tx, ctx, goalId);
      if (isOver(goal.status)) throw new DomainError('goal.over');
      for (const statement of WITHOUT_IT) await tx.execute(statement, [goalId]);
      await due.set(tx, 'checkin', goalId, null);
      await tx.remove(Goal, goal);
      emitGoalChanged(ctx, goal, 'deleted');
      return {};
    });
  }
}

/** Only the owner changes a goal; to everybody else it is not there. */
const lockOwn = (tx: Transaction, ctx: Ctx, id: string, version?: number) =>
  tx.lock(Goal, { id, ownerId: ctx.userId }, version);

/** A team belongs to a goal shared with a team, and to no other. */
const sharedWith = ({ visibility, teamId }: Pick<Goal, 'visibility' | 'teamId'>) => ({
  teamId: visibility === 'team' ? teamId : null,
});

const WITHOUT_IT = [
  'delete from productivity.goal_check_in where organization_id = $1 and goal_id = $2',
  'delete from productivity.key_result where organization_id = $1 and goal_id = $2',
  'update productivity.goal set parent_id = null, version = version + 1 where organization_id = $1 and parent_id = $2',
  'update productivity.task set goal_id = null, version = version + 1 where organization_id = $1 and goal_id = $2',
  'update productivity.suggestion set goal_id = null where organization_id = $1 and goal_id = $2',
];
