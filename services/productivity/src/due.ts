import type { Transaction } from '@talent-os/service-kit';
import { DueQueue } from '@talent-os/service-kit/due/due-queue';
import type { Goal } from './goals/goal.entity.js';
import type { Task } from './tasks/task.entity.js';
import { isOpen } from './tasks/task.rules.js';

/** A task on its due day, a goal on the day of its next check-in, a calendar when it is read next. */
export const due = new DueQueue<'task' | 'checkin' | 'calendar'>('productivity');

/** A check-in is due inside the period of its goal. */
export const setCheckInDue = (
  tx: Transaction,
  { id, checkInDueOn, periodEnd }: Pick<Goal, 'id' | 'checkInDueOn' | 'periodEnd'>,
) => due.set(tx, 'checkin', id, checkInDueOn && checkInDueOn <= periodEnd ? checkInDueOn : null);

/** An open task is due, unless its owner has been reminded of that day already. */
export const setTaskDue = (
  tx: Transaction,
  { id, status, due: day, remindedOf }: Pick<Task, 'id' | 'status' | 'due' | 'remindedOf'>,
) => due.set(tx, 'task', id, isOpen(status) && day !== remindedOf ? day : null);
