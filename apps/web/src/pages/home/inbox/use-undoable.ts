import { useRef, useState } from 'react';

type WayBack = () => Promise<unknown>;
/** Something done, with the way back. */
type Undoable = { readonly text: string; readonly id: number; readonly undo: WayBack };

let counted = 0;

/**
 * What was done last, to be taken back. It can be already while it is under way: whoever takes something back in the
 * same breath has it undone as soon as it is done, and reads of neither.
 */
export function useUndoable() {
  const [undoable, show] = useState<Undoable>();
  // Keys are faster than what is drawn: they go by these.
  const offered = useRef<Undoable>(undefined);
  const underWay = useRef<{ takenBack: boolean }>(undefined);
  const offer = (next: Undoable | undefined) => {
    offered.current = next;
    show(next);
  };
  const [forget] = useState(() => () => offer(undefined));

  /** Does something, which answers its way back. */
  const undoably = async (text: string, work: () => Promise<WayBack>): Promise<void> => {
    const begun = { takenBack: false };
    underWay.current = begun;
    try {
      const undo = await work();
      if (begun.takenBack) await undo();
      else offer({ text, id: (counted += 1), undo });
    } finally {
      if (underWay.current === begun) underWay.current = undefined;
    }
  };
  /** Takes back what is offered. */
  const undo = () => {
    const last = offered.current;
    offer(undefined);
    // The failure was told.
    void last?.undo().catch(() => undefined);
  };
  /** Takes back what was begun last, done or not. */
  const undoNewest = () => {
    if (underWay.current) underWay.current.takenBack = true;
    else undo();
  };
  return { undoable, undoably, undo, undoNewest, forget };
}
