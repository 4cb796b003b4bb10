import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  createTask,
  deleteTask,
  getTask,
  getTaskBoard,
  listTasks,
  moveTask,
  updateTask,
} from '@talent-os/contracts/productivity/tasks.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { Goal } from '../goals/goal.entity.js';
import { due, setTaskDue } from '../due.js';
import { addTask, emitTaskChanged } from './add-task.js';
import { Task } from './task.entity.js';
import { changesOf, moveRefusal } from './task.rules.js';
import { boardOfTasks, listOfTasks, taskOf } from './tasks.queries.js';

@Controller()
export class TasksController {
  @Handles(listTasks)
  list(input: Input<typeof listTasks>, ctx: Ctx) {
    return listOfTasks(ctx, input);
  }

  @Handles(getTaskBoard)
  board(input: Input<typeof getTaskBoard>, ctx: Ctx) {
    return boardOfTasks(ctx, input);
  }

  @Handles(getTask)
  get({ taskId }: Input<typeof getTask>, ctx: Ctx) {
    return taskOf(ctx.db, ctx, taskId);
  }

  @Handles(createTask)
  create(input: Input<typeof createTask>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await ownGoal(tx, ctx, input.goalId);
      const task = await addTask(tx, ctx, input);
      return taskOf(tx, ctx, task.id);
    });
  }

  @Handles(updateTask)
  update({ taskId, version, ...facts }: Input<typeof updateTask>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const task = await lockOwn(tx, ctx, taskId, version);
      if (facts.goalId !== task.goalId) await ownGoal(tx, ctx, facts.goalId);
      await tx.update(Task, task, facts);
      await setTaskDue(tx, task);
      emitTaskChanged(ctx, task, 'changed');
      return taskOf(tx, ctx, taskId);
    });
  }

  @Handles(moveTask)
  move({ taskId, version, status }: Input<typeof moveTask>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const task = await lockOwn(tx, ctx, taskId, version);
      const refusal = moveRefusal(task.status, status);
      if (refusal) throw new DomainError(refusal);
      await tx.update(Task, task, changesOf(status, ctx.now));
      await setTaskDue(tx, task);
      emitTaskChanged(ctx, task, 'moved');
      return taskOf(tx, ctx, taskId);
    });
  }

  @Handles(deleteTask)
  remove({ taskId }: Input<typeof deleteTask>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const task = await lockOwn(tx, ctx, taskId);
      await due.set(tx, 'task', taskId, null);
      await tx.remove(Task, task);
      emitTaskChanged(ctx, task, 'deleted');
      return {};
    });
  }
}

const lockOwn = (tx: Transaction, ctx: Ctx, id: string, version?: number) =>
  tx.lock(Task, { id, ownerId: ctx.userId }, version);

/** A task belongs to a goal of the same person, or to none. */
const ownGoal = async (tx: Transaction, ctx: Ctx, goalId: string | null) =>
  goalId === null ? undefined : tx.get(Goal, { id: goalId, ownerId: ctx.userId });
