import { useDraggable } from '@dnd-kit/core';
import clsx from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import css from './board-card.module.css';

type BoardCardProps<Item> = {
  readonly item: Item;
  readonly instructions: string;
  /** A person has picked it up with the keyboard. */
  readonly held: boolean;
  /** A move of it is on its way to the server. */
  readonly moving: boolean;
  readonly onOpen: (item: Item) => void;
  readonly onKeyDown: (event: KeyboardEvent, item: Item) => void;
  readonly onBlur: () => void;
  readonly children: ReactNode;
};

/** A card on the board: opens on click or Enter, moves by pointer, touch or Space. */
export function BoardCard<Item extends { readonly id: string }>(props: BoardCardProps<Item>) {
  const { item, instructions, held, moving, onOpen, onKeyDown, onBlur, children } = props;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: item.id, data: { item }, disabled: moving });
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      role="button"
      tabIndex={0}
      aria-describedby={instructions}
      aria-pressed={held}
      aria-busy={moving}
      data-card={item.id}
      className={clsx(css.card, held && css.held, isDragging && css.away)}
      onClick={() => onOpen(item)}
      onKeyDown={(event) => onKeyDown(event, item)}
      onBlur={onBlur}
    >
      {children}
    </div>
  );
}

/** The card while it is dragged. */
export const HeldCard = ({ children }: { readonly children: ReactNode }) => (
  <div className={clsx(css.card, css.ghost)}>{children}</div>
);

/** What the card is called. */
export const CardName = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.name}>{children}</span>
);
