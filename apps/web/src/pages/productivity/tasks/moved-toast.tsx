import { UndoToast } from '../../../ui/message/undo-toast';
import { labelOf } from './task.rules';
import type { Moves } from './use-task-moves';

/** The notification of a move, with the way back. */
export function MovedToast({ moves: { undoable, undo, forget } }: { readonly moves: Moves }) {
  if (!undoable) return null;
  const { task } = undoable;
  return (
    <UndoToast
      key={`${task.id} ${task.version}`}
      text={`${task.title} moved to ${labelOf(task.status)}`}
      onUndo={() => undo(undoable)}
      onGone={forget}
    />
  );
}
