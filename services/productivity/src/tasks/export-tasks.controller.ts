import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { exportTasks, listTasks, type Task } from '@talent-os/contracts/productivity/tasks.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { exportOf } from '@talent-os/service-kit/export-of';
import { clockOf } from '../clock.js';
import { GOAL, TASK, tasksWhere, USUAL } from './tasks.queries.js';

const columns = ['title', 'status', 'due', 'priority', 'goalTitle', 'source', 'notes', 'closedAt'] as const;

@Controller()
export class ExportTasksController {
  /** A person's own list: it takes no right to export what belongs to others. */
  @Handles(exportTasks)
  async export(input: Input<typeof exportTasks>, ctx: Ctx) {
    const clock = await clockOf(ctx);
    const filters = tasksWhere(ctx, input, clock);
    const page = filters.filePage(input.skip);
    const { where, args } = filters;
    const tasks = await ctx.db.read<Task & { total: number }>(
      `select ${TASK}, count(*) over () as total from productivity.task t ${GOAL}
       where ${where} order by ${USUAL}, t.id ${page}`,
      args,
    );
    return exportOf(ctx, 'tasks', listTasks, columns, tasks);
  }
}
