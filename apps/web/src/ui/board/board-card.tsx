import { useDraggable } from '@dnd-kit/core';
import clsx from 'clsx';
import { memo, type KeyboardEvent, type ReactNode } from 'react';
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
  /** What it says of its item. */
  readonly summary: (item: Item) => ReactNode;
};

/**
 * A card on the board: opens on click or Enter, moves by pointer, touch or Space. Drawn anew only where something of its
 * own has changed: a board may have hundreds.
 */
export const BoardCard = memo(Card) as typeof Card;

function Card<Item extends { readonly id: string }>(props: BoardCardProps<Item>) {
  const { item, instructions, held, moving, onOpen, onKeyDown, onBlur, summary } = props;
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
      <Summary item={item} summary={summary} />
    </div>
  );
}

/** Apart, because every card hears of every drag. */
const Summary = memo(SummaryOf) as typeof SummaryOf;

function SummaryOf<Item>({ item, summary }: Pick<BoardCardProps<Item>, 'item' | 'summary'>) {
  return summary(item);
}

/** The card while it is dragged. */
export const HeldCard = ({ children }: { readonly children: ReactNode }) => (
  <div className={clsx(css.card, css.ghost)}>{children}</div>
);

/** What the card is called. */
export const CardName = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.name}>{children}</span>
);
