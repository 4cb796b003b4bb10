import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { useStable } from '@/lib/use-stable';
import { BoardCard, HeldCard } from './board-card';
import { placesFor, type BoardColumn, type BoardRules, type ColumnHead } from './board-model';
import { Column } from './column';
import { useKeptFocus } from './use-kept-focus';
import { useKeyboardMove } from './use-keyboard-move';
import css from './board.module.css';

type BoardProps<Item, Key extends string> = {
  readonly label: string;
  readonly columns: readonly (BoardColumn<Item, Key> & ColumnHead)[];
  readonly rules: BoardRules<Item, Key>;
  /** A move of it is on its way to the server. */
  readonly movingId: string | undefined;
  /** A move of it waits for an answer of the person. */
  readonly pendingId?: string | undefined;
  readonly onMove: (item: Item, to: Key) => void;
  readonly onOpen: (item: Item) => void;
  readonly announce: (text: string) => void;
  /** What a card says of an item; the same function as long as it would say the same. */
  readonly children: (item: Item) => ReactNode;
};

/** Items by column. A card goes where the rules let it; the other columns step back while it is held. */
export function Board<Item extends { readonly id: string }, Key extends string>(props: BoardProps<Item, Key>) {
  const { label, columns, rules, movingId, pendingId, onMove, onOpen, announce, children } = props;
  const [dragged, setDragged] = useState<Item>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const boardRef = useKeptFocus(pendingId ?? movingId);
  const keyboard = useKeyboardMove({ rules, onOpen, announce, onMove });
  const open = useStable(onOpen);
  const onKeyDown = useStable(keyboard.onKeyDown);
  const onBlur = useStable(keyboard.onBlur);
  const inHand = dragged ?? keyboard.held?.item;
  const instructions = useId();

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: silent }}
      onDragStart={({ active }) => setDragged(active.data.current?.['item'] as Item)}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ over }) => {
        setDragged(undefined);
        if (dragged && over) onMove(dragged, over.id as Key);
      }}
    >
      <VisuallyHidden id={instructions}>
        Press enter to open it, space to pick it up and move it to another {rules.column}. Arrow keys go to other cards,
        with shift they take it along.
      </VisuallyHidden>
      <div className={css.board} ref={boardRef} role="group" aria-label={label}>
        {columns.map((column) => (
          <Column
            key={column.key}
            column={column}
            title={rules.titleOf(column.key)}
            things={rules.things}
            possible={inHand && placesFor(rules, inHand).includes(column.key)}
            chosen={keyboard.held?.over === column.key}
          >
            {column.items.map((item) => (
              <BoardCard
                key={item.id}
                item={item}
                instructions={instructions}
                held={keyboard.held?.item.id === item.id}
                moving={movingId === item.id}
                onOpen={open}
                onKeyDown={onKeyDown}
                onBlur={onBlur}
                summary={children}
              />
            ))}
          </Column>
        ))}
      </div>
      <DragOverlay dropAnimation={null}>{dragged && <HeldCard>{children(dragged)}</HeldCard>}</DragOverlay>
    </DndContext>
  );
}

/** Who drags with a pointer sees what happens; the outcome of a move is announced for everybody. */
const nothing = () => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
