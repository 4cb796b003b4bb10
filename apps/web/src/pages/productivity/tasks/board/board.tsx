import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import type { TaskState } from '@talent-os/contracts/productivity/task-states';
import type { Task } from '@talent-os/contracts/productivity/tasks';
import clsx from 'clsx';
import { useState } from 'react';
import { TaskFacts } from '../task-facts';
import { targetsOf } from '../task.rules';
import type { Moves } from '../use-task-moves';
import { BoardColumn } from './board-column';
import type { Board as BoardData } from './board.rules';
import { INSTRUCTIONS_ID, TaskCard } from './task-card';
import { useKeptFocus } from './use-kept-focus';
import { useKeyboardMove } from './use-keyboard-move';
import css from './board.module.css';

type BoardProps = {
  readonly board: BoardData;
  readonly moves: Moves;
  readonly onOpen: (task: Task) => void;
  readonly announce: (text: string) => void;
};

/** Tasks by state. A card goes where its state lets it; the other columns step back while it is held. */
export function Board({ board, moves, onOpen, announce }: BoardProps) {
  const [dragged, setDragged] = useState<Task>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const boardRef = useKeptFocus(moves.movingId);
  const onMove = (task: Task, to: TaskState) => void moves.start(task, to);
  const keyboard = useKeyboardMove({ onOpen, announce, onMove });
  const inHand = dragged ?? keyboard.held?.task;
  const possible = (state: TaskState) =>
    inHand ? state === inHand.status || targetsOf(inHand.status).includes(state) : undefined;

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: silent }}
      onDragStart={({ active }) => setDragged(active.data.current?.['task'] as Task)}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ over }) => {
        setDragged(undefined);
        if (dragged && over) onMove(dragged, over.id as TaskState);
      }}
    >
      <VisuallyHidden id={INSTRUCTIONS_ID}>
        Press enter to open the task, space to pick it up and move it to another column.
      </VisuallyHidden>
      <div className={css.board} ref={boardRef} role="group" aria-label="Tasks by state">
        {board.columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            possible={possible(column.status)}
            chosen={keyboard.held?.over === column.status}
          >
            {column.tasks.map((task) => (
              <TaskCard
                key={task.id}
                task={task}
                held={keyboard.held?.task.id === task.id}
                moving={moves.movingId === task.id}
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
          <div className={clsx(css.card, css.ghost)}>
            <span className={css.name}>{dragged.title}</span>
            <TaskFacts task={dragged} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Who drags with a pointer sees what happens; the outcome of a move is announced for everybody. */
const nothing = () => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
