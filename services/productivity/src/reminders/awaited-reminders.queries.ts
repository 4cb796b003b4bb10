import type { Ctx, Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import type { Task } from '../tasks/task.entity.js';
import { isOpen } from '../tasks/task.rules.js';

export type Awaited = {
  readonly organizationId: string;
  readonly subjectId: string;
  readonly kind: 'task' | 'checkin';
  readonly dueOn: Day;
};

/** Notes the day of the next reminder of a task or a goal, where the job of no organization finds it; none stops it. */
export const awaitReminder = (tx: Transaction, kind: Awaited['kind'], subjectId: string, dueOn: Day | null) =>
  dueOn === null
    ? tx.rows('delete from productivity.awaited_reminder where organization_id = $1 and subject_id = $2', [subjectId])
    : tx.rows(
        `insert into productivity.awaited_reminder (organization_id, subject_id, kind, due_on) values ($1, $2, $3, $4)
         on conflict (subject_id) do update set due_on = excluded.due_on`,
        [subjectId, kind, dueOn],
      );

type Running = { readonly id: string; readonly checkInDueOn: Day | null; readonly periodEnd: Day };

/** Awaits the next check-in of a goal, where one is due inside its period. */
export const awaitCheckIn = (tx: Transaction, { id, checkInDueOn, periodEnd }: Running) =>
  awaitReminder(tx, 'checkin', id, checkInDueOn && checkInDueOn <= periodEnd ? checkInDueOn : null);

type Due = Pick<Task, 'id' | 'status' | 'due' | 'remindedOf'>;

/** Awaits the due day of an open task, unless its owner has been reminded of that day already. */
export const awaitTask = (tx: Transaction, { id, status, due, remindedOf }: Due) =>
  awaitReminder(tx, 'task', id, isOpen(status) && due !== remindedOf ? due : null);

/** Takes a reminder for telling it now. Answers false where somebody else has, or where its day has changed since. */
export async function takeReminder(tx: Transaction, { subjectId, dueOn }: Awaited): Promise<boolean> {
  const taken = await tx.rows(
    `delete from productivity.awaited_reminder
     where organization_id = $1 and subject_id = $2 and due_on = $3::date returning subject_id`,
    [subjectId, dueOn],
  );
  return taken.length > 0;
}

/** Reminders of all organizations until a day; the one read without an organization. */
export const remindersDue = (ctx: Ctx, until: Day, without: readonly string[] = []) =>
  ctx.db.read<Awaited>(
    `select organization_id as "organizationId", subject_id as "subjectId", kind, due_on as "dueOn"
     from productivity.awaited_reminder
     where $1::uuid is null and due_on <= $2::date and organization_id <> all($3::uuid[])
     order by due_on, subject_id limit 1000`,
    [until, without],
  );
