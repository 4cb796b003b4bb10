import { useDraggable } from '@dnd-kit/core';
import type { Task } from '@talent-os/contracts/productivity/tasks';
import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { TaskFacts } from '../task-facts';
import css from './board.module.css';

export const INSTRUCTIONS_ID = 'task-card-instructions';

type TaskCardProps = {
  readonly task: Task;
  /** Somebody has picked it up with the keyboard. */
  readonly held: boolean;
  /** A move of it is on its way to the server. */
  readonly moving: boolean;
  readonly onOpen: (task: Task) => void;
  readonly onKeyDown: (event: KeyboardEvent, task: Task) => void;
  readonly onBlur: () => void;
};

/** A task on the board: opens on click or Enter, moves by pointer, touch or Space. */
export function TaskCard({ task, held, moving, onOpen, onKeyDown, onBlur }: TaskCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: task.id, data: { task }, disabled: moving });
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      role="button"
      tabIndex={0}
      aria-describedby={INSTRUCTIONS_ID}
      aria-pressed={held}
      aria-busy={moving}
      data-task={task.id}
      className={clsx(css.card, held && css.held, isDragging && css.away)}
      onClick={() => onOpen(task)}
      onKeyDown={(event) => onKeyDown(event, task)}
      onBlur={onBlur}
    >
      <span className={css.name}>{task.title}</span>
      <TaskFacts task={task} />
    </div>
  );
}
