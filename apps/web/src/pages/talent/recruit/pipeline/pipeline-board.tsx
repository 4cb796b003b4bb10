import type { PipelineCard } from '@talent-os/contracts/talent/applications';
import { Board } from '../../../../ui/board/board';
import type { BoardRules } from '../../../../ui/board/board-model';
import { counted } from '../../../../lib/counted';
import { statusLabels } from '../labels';
import { columnOf, stageFor, targetsOf, type BoardData, type Column } from './board.rules';
import { CardSummary } from './card-summary';
import type { Moves } from './use-moves';

type PipelineBoardProps = {
  readonly board: BoardData;
  readonly moves: Moves;
  readonly mayMove: boolean;
  readonly withPosition: boolean;
  readonly onOpen: (card: PipelineCard) => void;
  readonly announce: (text: string) => void;
};

/** People by stage. */
export function PipelineBoard({ board, moves, mayMove, withPosition, onOpen, announce }: PipelineBoardProps) {
  const { columns } = board;
  const rules: BoardRules<PipelineCard, string> = {
    things: 'applicants',
    column: 'stage',
    keys: columns.map(({ key }) => key),
    titleOf: (key) => columns.find((column) => column.key === key)?.title ?? key,
    nameOf: ({ personName }) => personName,
    keyOf: (card) => columnOf(columns, card),
    targetsOf: (key, card) => (mayMove && card.status === 'active' ? targetsOf(columns, key) : []),
    fixed: ({ status }) => (status === 'active' ? 'is moved by others' : `is ${statusLabels[status].toLowerCase()}`),
  };
  const move = (card: PipelineCard, key: string) => {
    const column = columns.find((one) => one.key === key);
    const stage = column && stageFor(board.pipelines, card, column);
    if (stage && rules.targetsOf(rules.keyOf(card), card).includes(key)) moves.start(card, stage, key);
  };
  return (
    <Board
      label="Applicants by stage"
      columns={columns.map((column) => ({
        key: column.key,
        title: column.title,
        count: column.count,
        items: column.cards,
        note: noteOf(column),
        rest: { to: `?view=table&stage=${column.type}`, place: 'table' },
      }))}
      rules={rules}
      movingId={moves.movingId}
      pendingId={moves.pending?.card.id}
      onMove={move}
      onOpen={onOpen}
      announce={announce}
    >
      {(card) => <CardSummary card={card} withPosition={withPosition} />}
    </Board>
  );
}

/** How many are late in a column, or that nobody is there. */
function noteOf({ count, late, overdue, slaDays }: Column): string {
  if (count === 0) return 'No applicants in this stage';
  const parts = [
    ...(slaDays === null ? [] : [`${counted(slaDays, 'days')} at most`]),
    ...(late > 0 ? [`${late} late`] : []),
    ...(overdue > 0 ? [`${overdue} far too long`] : []),
  ];
  return parts.join(' · ');
}
