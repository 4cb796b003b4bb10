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

const summaryWithPosition = (card: PipelineCard) => <CardSummary card={card} withPosition />;
const summaryWithin = (card: PipelineCard) => <CardSummary card={card} withPosition={false} />;

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
        note: limitOf(column),
        late: pastLimitOf(column, !withPosition),
        rest: { to: `?view=table&stage=${column.type}`, place: 'table' },
      }))}
      rules={rules}
      movingId={moves.movingId}
      pendingId={moves.pending?.card.id}
      onMove={move}
      onOpen={onOpen}
      announce={announce}
    >
      {withPosition ? summaryWithPosition : summaryWithin}
    </Board>
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
