import { useDraggable } from '@dnd-kit/core';
import type { Deal } from '@talent-os/contracts/sales/deals';
import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { DealSummary } from './deal-summary';
import css from './deal-card.module.css';

export const INSTRUCTIONS_ID = 'deal-card-instructions';

type DealCardProps = {
  readonly deal: Deal;
  readonly showOwner: boolean;
  /** Somebody has picked it up with the keyboard. */
  readonly held: boolean;
  /** A move of it is on its way to the server. */
  readonly moving: boolean;
  readonly onOpen: (deal: Deal) => void;
  readonly onKeyDown: (event: KeyboardEvent, deal: Deal) => void;
  readonly onBlur: () => void;
};

/** A deal on the board: opens on click or Enter, moves by pointer, touch or Space. */
export function DealCard({ deal, showOwner, held, moving, onOpen, onKeyDown, onBlur }: DealCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: deal.id, data: { deal }, disabled: moving });
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      role="button"
      tabIndex={0}
      aria-describedby={INSTRUCTIONS_ID}
      aria-pressed={held}
      aria-busy={moving}
      data-deal={deal.id}
      className={clsx(css.card, held && css.held, isDragging && css.away)}
      onClick={() => onOpen(deal)}
      onKeyDown={(event) => onKeyDown(event, deal)}
      onBlur={onBlur}
    >
      <DealSummary deal={deal} showOwner={showOwner} />
    </div>
  );
}
