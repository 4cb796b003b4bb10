import { UndoToast } from '@/ui/message/undo-toast';
import type { Ticks } from './use-ticks';

/** The notification of a ticked task, with the way back. */
export function TickedToast({ ticks: { undoable, undo, forget } }: { readonly ticks: Ticks }) {
  if (!undoable) return null;
  return <UndoToast key={undoable.id} text={`${undoable.title}: done`} onUndo={() => undo(undoable)} onGone={forget} />;
}
