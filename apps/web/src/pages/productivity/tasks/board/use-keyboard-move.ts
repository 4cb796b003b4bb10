import { taskStateKeys, type TaskState } from '@talent-os/contracts/productivity/task-states';
import type { Task } from '@talent-os/contracts/productivity/tasks';
import { useState, type KeyboardEvent } from 'react';
import { labelOf, targetsOf } from '../task.rules';

export type Held = { readonly task: Task; readonly over: TaskState };

type KeyboardMoveOptions = {
  readonly onOpen: (task: Task) => void;
  readonly onMove: (task: Task, to: TaskState) => void;
  readonly announce: (text: string) => void;
};

const directions: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The next permitted state in a direction; the task's own counts as the way to put it back. */
function nextState({ task, over }: Held, direction: 1 | -1): TaskState {
  const states = taskStateKeys.filter((state) => state === task.status || targetsOf(task.status).includes(state));
  return states[states.indexOf(over) + direction] ?? over;
}

/** Moves cards without a pointer: space picks up, arrows choose a state, space drops, escape cancels, enter opens. */
export function useKeyboardMove({ onOpen, onMove, announce }: KeyboardMoveOptions) {
  const [held, setHeld] = useState<Held>();

  function pickUp(task: Task): void {
    setHeld({ task, over: task.status });
    announce(
      `Picked up ${task.title} in ${labelOf(task.status)}. Left and right arrow keys choose a column, space moves it there, escape puts it back.`,
    );
  }

  function cancel(): void {
    if (!held) return;
    setHeld(undefined);
    announce(`${held.task.title} is back in ${labelOf(held.task.status)}.`);
  }

  function drop({ task, over }: Held): void {
    if (over === task.status) return cancel();
    setHeld(undefined);
    onMove(task, over);
  }

  function steer(key: string, now: Held): boolean {
    const direction = directions[key];
    if (direction) {
      const over = nextState(now, direction);
      setHeld({ ...now, over });
      announce(`${now.task.title} over ${labelOf(over)}.`);
    } else if (key === ' ' || key === 'Enter') drop(now);
    else if (key === 'Escape') cancel();
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent, task: Task): void {
    if (held?.task.id === task.id) {
      if (steer(event.key, held)) event.preventDefault();
      return;
    }
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === ' ') pickUp(task);
    else onOpen(task);
  }

  return { held, onKeyDown, onBlur: cancel };
}
