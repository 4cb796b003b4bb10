import type { Operation, Output } from '@talent-os/contracts/define';
import { useCallback, useState, type ReactNode } from 'react';
import { UndoToast } from '../message/undo-toast';
import { useAnnouncer } from '../message/use-announcer';
import type { BoardItem, BoardWords } from './board-model';
import { useShownMoves } from './use-shown-moves';

/** A move that waits for an answer of the person. */
export type PendingMove<Item, Key extends string> = { readonly item: Item; readonly to: Key };
type Undoable = { readonly id: number; readonly text: string; readonly run: () => void };

type MoveOptions<O extends Operation, Item, Key extends string, Answers, Arrived> = {
  /** The read that boards show, and what they show once an item has moved. */
  readonly board: O;
  readonly after: (board: Output<O>, item: Item, to: Key) => Output<O>;
  /** Whether a move is asked about before it is made; otherwise it shows at once. */
  readonly asks?: (item: Item, to: Key) => boolean;
  readonly run: (item: Item, to: Key, answers?: Answers) => Promise<Arrived>;
  /** The way back of a move that was made; nothing where there is none. */
  readonly undo?: (arrived: Arrived, item: Item, to: Key) => (() => Promise<object>) | undefined;
};

type Named<Item, Key extends string> = Pick<BoardWords<Item, Key>, 'nameOf' | 'keyOf'> & {
  readonly titleOf: (key: Key, item: Item) => string;
};

export type BoardMoves<Item, Key extends string, Answers = never> = {
  readonly pending: PendingMove<Item, Key> | undefined;
  readonly movingId: string | undefined;
  /** Starts a move the server lets the caller make; everything else is ignored. */
  readonly start: (item: Item, to: Key) => void;
  /** Makes a move that was asked about; fails where the server refuses. */
  readonly answer: (pending: PendingMove<Item, Key>, answers: Answers) => Promise<void>;
  readonly cancel: () => void;
  readonly announce: (text: string) => void;
  /** Says what was done, with the way back. */
  readonly offer: (text: string, run: () => void) => void;
  readonly forget: () => void;
  /** What is said of moves: the notification with the way back, and what is read out. Stands once on the screen. */
  readonly told: ReactNode;
};

/** What was done last, with the way back for as long as it is offered. */
function useUndoable() {
  const [undoable, setUndoable] = useState<Undoable>();
  const forget = useCallback(() => setUndoable(undefined), []);
  const offer = (text: string, run: () => void) => setUndoable((before) => ({ id: (before?.id ?? 0) + 1, text, run }));
  const undo = () => {
    forget();
    undoable?.run();
  };
  const toast = undoable && <UndoToast key={undoable.id} text={undoable.text} onUndo={undo} onGone={forget} />;
  return { offer, forget, toast };
}

/** Moves of the items of a board, wherever on the screen they begin. */
export function useBoardMoves<
  O extends Operation,
  Item extends BoardItem,
  Key extends string,
  Answers,
  Arrived extends object,
>(
  { nameOf, titleOf, keyOf }: Named<Item, Key>,
  { board, after, asks, run, undo }: MoveOptions<O, Item, Key, Answers, Arrived>,
): BoardMoves<Item, Key, Answers> {
  const { announce, region } = useAnnouncer();
  const shown = useShownMoves(announce);
  const [pending, setPending] = useState<PendingMove<Item, Key>>();
  const { offer, forget, toast } = useUndoable();
  const show = <T extends object>(item: Item, from: Key, to: Key, send: () => Promise<T>) =>
    shown.move<Output<O>, T>({
      id: item.id,
      name: nameOf(item),
      from: titleOf(from, item),
      to: titleOf(to, item),
      board,
      after: (before) => after(before, item, to),
      run: send,
    });

  function made(arrived: Arrived, item: Item, to: Key): void {
    const back = undo?.(arrived, item, to);
    if (back) offer(`${nameOf(item)} moved to ${titleOf(to, item)}`, () => void show(item, to, keyOf(item), back));
  }

  return {
    pending,
    movingId: shown.movingId,
    start(item, to) {
      if (!item.may.to.includes(to)) return;
      forget();
      if (asks?.(item, to)) return setPending({ item, to });
      void show(item, keyOf(item), to, () => run(item, to)).then((arrived) => arrived && made(arrived, item, to));
    },
    async answer({ item, to }, answers) {
      const arrived = await run(item, to, answers);
      announce(`${nameOf(item)} moved to ${titleOf(to, item)}.`);
      setPending(undefined);
      made(arrived, item, to);
    },
    cancel: () => setPending(undefined),
    announce,
    offer,
    forget,
    told: (
      <>
        {toast}
        {region}
      </>
    ),
  };
}
