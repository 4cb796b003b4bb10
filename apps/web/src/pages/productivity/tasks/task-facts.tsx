import { IconCalendarEvent, IconTarget } from '@tabler/icons-react';
import { priorityLabels } from '@talent-os/contracts/productivity/task-states';
import type { Task } from '@talent-os/contracts/productivity/tasks';
import { day } from '@/lib/format';
import { useToday } from '@/lib/use-today';
import { StatusBadge } from '@/ui/display/status-badge';
import { dueKind, isOpen, priorityVariants, type DueKind } from './task.rules';
import css from './task-facts.module.css';

const dueTexts: Record<DueKind, (due: string) => string> = {
  overdue: (due) => `Overdue since ${day(due)}`,
  today: () => 'Due today',
  ahead: (due) => `Due ${day(due)}`,
};

/** When a task is due, in words and in a colour that is never its only meaning. */
export function DueDay({ task }: { readonly task: Pick<Task, 'due' | 'status'> }) {
  const kind = dueKind(task, useToday());
  if (!kind || !task.due) return task.due ? <span className={css.fact}>{day(task.due)}</span> : null;
  return (
    <span className={css.fact} data-due={kind}>
      <IconCalendarEvent size={14} aria-hidden />
      {dueTexts[kind](task.due)}
    </span>
  );
}

/** What stands under the title of a task: its day, its goal, its priority where it is not the usual one. */
export function TaskFacts({ task }: { readonly task: Task }) {
  const loud = task.priority !== 'normal' && isOpen(task.status);
  return (
    <span className={css.facts}>
      <DueDay task={task} />
      {task.goalTitle && (
        <span className={css.fact}>
          <IconTarget size={14} aria-hidden />
          {task.goalTitle}
        </span>
      )}
      {loud && <StatusBadge variant={priorityVariants[task.priority]}>{priorityLabels[task.priority]}</StatusBadge>}
    </span>
  );
}
