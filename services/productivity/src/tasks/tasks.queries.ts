import type { Input, Output } from '@talent-os/contracts';
import { openTaskStates, priorities, taskStateKeys } from '@talent-os/contracts/productivity/task-states.js';
import type { Task, getTaskBoard, listTasks } from '@talent-os/contracts/productivity/tasks.js';
import { DomainError, type Ctx, type RawJson, type Reader } from '@talent-os/service-kit';
import { addDays, weekOf } from '@talent-os/service-kit/calendar';
import { maySql } from '@talent-os/service-kit/may';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { texts } from '@talent-os/service-kit/sql/texts';
import { clockOf, type Clock } from '../clock.js';
import { mayIn } from './task.rules.js';

const OPEN = `t.status in (${texts(openTaskStates)})`;
const URGENCY = `array_position(array[${texts(priorities)}], t.priority)`;
const DUE_DAYS = 7;
/** Tasks a column shows; its count is of all of them. */
const COLUMN_LENGTH = 100;
/** Columns of what is over show the last so many days. */
const CLOSED_DAYS = 14;

/** A task as the contract shows it; `$2` is its owner. */
export const TASK = `
  t.id, t.title, t.notes, t.due, t.priority, t.status, t.goal_id as "goalId", g.title as "goalTitle", t.source, t.link,
  t.closed_at as "closedAt", ${maySql([['t.status', taskStateKeys]], mayIn)} as may, t.version`;
/** A task's goal is its owner's own. */
export const GOAL =
  'left join productivity.goal g on g.organization_id = t.organization_id and g.id = t.goal_id and g.owner_id = t.owner_id';
/** Open before over, then what was over last, the next due, the most urgent. */
export const USUAL = `not (${OPEN}), t.closed_at desc, t.due nulls last, ${URGENCY} desc, t.title`;

const SORTABLE = {
  title: 't.title',
  due: 't.due',
  priority: URGENCY,
  status: `array_position(array[${texts(taskStateKeys)}], t.status)`,
};
type TaskFilter = Input<typeof getTaskBoard> & Pick<Partial<Input<typeof listTasks>>, 'status'>;

/** The caller's tasks that match what is wanted. */
export function tasksWhere(ctx: Ctx, filter: TaskFilter, { today, startOf }: Clock): Filters {
  const { search, priority, goalId, due, status, closedWeek, thisWeek } = filter;
  const filters = new Filters('t.organization_id = $1 and t.owner_id = $2', ctx.userId)
    .and((value) => `t.status = ${value}`, status)
    .and((value) => `t.priority = ${value}`, priority)
    .and((value) => `t.goal_id = ${value}`, goalId)
    .and((value) => `t.closed_at >= ${value}`, closedWeek && startOf(closedWeek))
    .and((value) => `t.closed_at < ${value}`, closedWeek && startOf(addDays(closedWeek, 7)))
    .and((value) => `t.closed_at >= ${value}`, thisWeek ? startOf(weekOf(today)) : undefined)
    .search(holdingWords('productivity', 't.title', 't.notes'), containingWords(search));
  if (due === undefined) return filters;
  if (due === 'none') return filters.andThat(`${OPEN} and t.due is null`);
  const from = filters.arg(today);
  const conditions = {
    overdue: `t.due < ${from}::date`,
    today: `t.due = ${from}::date`,
    week: `t.due between ${from}::date and ${from}::date + ${DUE_DAYS}`,
  };
  return filters.andThat(`${OPEN} and ${conditions[due]}`);
}

export async function listOfTasks(
  ctx: Ctx,
  input: Input<typeof listTasks>,
): Promise<RawJson<Output<typeof listTasks>>> {
  const filters = tasksWhere(ctx, input, await clockOf(ctx));
  const order = orderBy(SORTABLE, input.sort, USUAL, 't.id');
  return ctx.db.json(
    listJson({ table: 'productivity.task t', joins: { g: GOAL }, filters, order, item: TASK, page: input.page }),
    filters.args,
  );
}

const COLUMNS = taskStateKeys.map((status, place) => `('${status}', ${place})`).join(', ');

/** All columns in one statement: the next due on top of an open one, what was over last on top of the others. */
export async function boardOfTasks(
  ctx: Ctx,
  input: Input<typeof getTaskBoard>,
): Promise<RawJson<Output<typeof getTaskBoard>>> {
  const clock = await clockOf(ctx);
  const filters = tasksWhere(ctx, input, clock);
  const since = filters.arg(clock.startOf(addDays(clock.today, -CLOSED_DAYS)));
  const inColumn = `${filters.where} and t.status = board.status and (t.closed_at is null or t.closed_at >= ${since})`;
  return ctx.db.json(
    `select json_build_object('columns', json_agg(json_build_object(
       'key', board.status, 'count', counted.count, 'items', coalesce(listed.tasks, '[]'::json)) order by board.place))::text
     from (values ${COLUMNS}) as board (status, place),
       lateral (select count(*) from productivity.task t where ${inColumn}) counted,
       lateral (select json_agg(named) as tasks from (
         select ${TASK} from productivity.task t ${GOAL} where ${inColumn}
         order by ${USUAL}, t.id limit ${COLUMN_LENGTH}) named) listed`,
    filters.args,
  );
}

const ONE = `select ${TASK} from productivity.task t ${GOAL}
  where t.organization_id = $1 and t.owner_id = $2 and t.id = $3`;

/** One task of the caller, or 404. */
export async function taskOf(db: Reader, ctx: Ctx, taskId: string): Promise<Task> {
  const task = await db.readOne<Task>(ONE, [ctx.userId, taskId]);
  if (!task) throw new DomainError('resource.missing');
  return task;
}
