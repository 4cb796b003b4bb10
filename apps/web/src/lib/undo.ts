import { useSyncExternalStore } from 'react';

/** Something that was done, and the way back. */
export type UndoOffer = { readonly id: number; readonly text: string; readonly run: () => void };

/** How long something can be taken back from its notification, in milliseconds. */
export const UNDO_MS = 10_000;

let offered: UndoOffer | undefined;
let counted = 0;
const listeners = new Set<() => void>();

function become(next: UndoOffer | undefined): void {
  offered = next;
  listeners.forEach((listener) => listener());
}

/** Offers to take back what was just done. It gives way to the next offer. */
export const offerUndo = (text: string, run: () => void): void => become({ id: (counted += 1), text, run });

export const dropUndo = (id: number): void => {
  if (offered?.id === id) become(undefined);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOfferedUndo = (): UndoOffer | undefined => useSyncExternalStore(subscribe, () => offered);
