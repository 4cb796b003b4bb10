import type { UseQueryResult } from '@tanstack/react-query';
import type { PipelineCard } from '@talent-os/contracts/talent/applications';
import type { ReactNode } from 'react';
import type { BoardWords } from '@/ui/board/board-model';
import { BoardView } from '@/ui/board/board-view';
import { counted } from '@/lib/counted';
import { statusLabels } from '../labels';
import { columnOf, stageFor, targetsOf, type BoardData, type Column } from './board.rules';
import { CardSummary } from './card-summary';
import type { Moves } from './use-moves';
import type { PipelineFilters } from './use-pipeline-filters';

type PipelineBoardProps = {
  readonly board: UseQueryResult<BoardData>;
  readonly filters: PipelineFilters;
  readonly toolbar: ReactNode;
  readonly empty: ReactNode;
  readonly moves: Moves;
  readonly onOpen: (card: PipelineCard) => void;
};

const summaryWithPosition = (card: PipelineCard) => <CardSummary card={card} withPosition />;
const summaryWithin = (card: PipelineCard) => <CardSummary card={card} withPosition={false} />;
const NOTHING: BoardData = { columns: [], pipelines: [], remaining: 0 };

/** People by stage. */
export function PipelineBoard({ board, filters, toolbar, empty, moves, onOpen }: PipelineBoardProps) {
  const shown = board.data ?? NOTHING;
  const single = filters.input.positionId !== undefined;
  const words: BoardWords<PipelineCard, string> = {
    things: 'applicants',
    column: 'stage',
    titleOf: (key) => shown.columns.find((column) => column.key === key)?.title ?? key,
    nameOf: ({ personName }) => personName,
    keyOf: (card) => columnOf(shown.columns, card),
    fixed: ({ status }) => (status === 'active' ? 'is moved by others' : `is ${statusLabels[status].toLowerCase()}`),
  };
  const start = (card: PipelineCard, key: string) => {
    const column = shown.columns.find((one) => one.key === key);
    const stage = column && stageFor(shown.pipelines, card, column);
    if (stage) moves.start(card, stage.key);
  };
  return (
    <BoardView
      label="Applicants by stage"
      words={words}
      query={board}
      moves={{ ...moves, start }}
      targetsOf={(card) => targetsOf(shown, card)}
      headOf={(column: Column) => ({
        note: limitOf(column),
        late: pastLimitOf(column, single),
        rest: { to: `?view=table&stage=${column.type}`, place: 'table' },
      })}
      onOpen={onOpen}
      params={filters.params}
      toolbar={toolbar}
      empty={empty}
    >
      {single ? summaryWithin : summaryWithPosition}
    </BoardView>
  );
}

/** How long people may wait in a column and how many there may be, or that nobody is there. */
function limitOf({ count, slaDays, maxPeople }: Column): string {
  const limits = [
    ...(slaDays === null ? [] : [counted(slaDays, 'days')]),
    ...(maxPeople === null ? [] : [`${maxPeople} a position`]),
  ];
  const limit = limits.length > 0 ? `limit ${limits.join(', ')}` : '';
  return count > 0 ? limit : ['No applicants in this stage', limit].filter(Boolean).join(' · ');
}

/** How many are past the limit: late, far too long, and more than a single position should have. */
function pastLimitOf({ count, late, overdue, maxPeople }: Column, single: boolean): string | undefined {
  const parts = [
    ...(late > 0 ? [`${late} late`] : []),
    ...(overdue > 0 ? [`${overdue} far too long`] : []),
    ...(single && maxPeople !== null && count > maxPeople ? [`${count - maxPeople} too many`] : []),
  ];
  return parts.join('\u00a0· ') || undefined;
}
