import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { DealStage } from '@talent-os/contracts/sales/deal-stages';
import type { Deal } from '@talent-os/contracts/sales/deals';
import { VisuallyHidden } from '@mantine/core';
import clsx from 'clsx';
import { useState } from 'react';
import { targetsOf } from '../move/move.rules';
import type { Moves } from '../move/use-moves';
import { BoardColumn } from './board-column';
import type { Board as BoardData } from './board.rules';
import { DealCard, INSTRUCTIONS_ID } from './deal-card';
import { DealSummary } from './deal-summary';
import { useKeyboardMove } from './use-keyboard-move';
import { useKeptFocus } from './use-kept-focus';
import cardCss from './deal-card.module.css';
import css from './board.module.css';

type BoardProps = {
  readonly board: BoardData;
  readonly moves: Moves;
  readonly showOwner: boolean;
  readonly onOpen: (deal: Deal) => void;
  readonly announce: (text: string) => void;
};

/** Deals by stage. A card goes where the rules let it; the other columns step back while it is held. */
export function Board({ board, moves, showOwner, onOpen, announce }: BoardProps) {
  const [dragged, setDragged] = useState<Deal>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const boardRef = useKeptFocus(moves);
  const keyboard = useKeyboardMove({ onOpen, announce, onMove: moves.start });
  const inHand = dragged ?? keyboard.held?.deal;
  const possible = (stage: DealStage) =>
    inHand ? stage === inHand.stage || targetsOf(inHand.stage).includes(stage) : undefined;

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: silent }}
      onDragStart={({ active }) => setDragged(active.data.current?.['deal'] as Deal)}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ over }) => {
        setDragged(undefined);
        if (dragged && over) moves.start(dragged, over.id as DealStage);
      }}
    >
      <VisuallyHidden id={INSTRUCTIONS_ID}>
        Press enter to open the deal, space to pick it up and move it to another stage.
      </VisuallyHidden>
      <div className={css.board} ref={boardRef} role="group" aria-label="Deals by stage">
        {board.columns.map((column) => (
          <BoardColumn
            key={column.stage}
            column={column}
            possible={possible(column.stage)}
            chosen={keyboard.held?.over === column.stage}
          >
            {column.deals.map((deal) => (
              <DealCard
                key={deal.id}
                deal={deal}
                showOwner={showOwner}
                held={keyboard.held?.deal.id === deal.id}
                moving={moves.movingId === deal.id}
                onOpen={onOpen}
                onKeyDown={keyboard.onKeyDown}
                onBlur={keyboard.onBlur}
              />
            ))}
          </BoardColumn>
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={clsx(cardCss.card, cardCss.ghost)}>
            <DealSummary deal={dragged} showOwner={showOwner} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Who drags with a pointer sees what happens; the outcome of a move is announced for everybody. */
const nothing = () => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
