import type { Output } from '@talent-os/contracts/define';
import type { getPipelineBoard, Pipeline, PipelineCard } from '@talent-os/contracts/talent/applications';

export type BoardData = Output<typeof getPipelineBoard>;
export type Column = BoardData['columns'][number];

/** The column a card stands in: its stage, or the type of its stage where pipelines stand side by side. */
export const columnOf = (columns: readonly Column[], card: PipelineCard): string =>
  columns.some(({ key }) => key === card.stageKey) ? card.stageKey : card.stageType;

/** The stage of a card's own pipeline that a column stands for; nothing where there is none. */
export function stageFor(pipelines: readonly Pipeline[], card: PipelineCard, column: Pick<Column, 'key' | 'type'>) {
  const stages = pipelines.find(({ id }) => id === card.pipelineId)?.stages ?? [];
  const same = stages.find(({ key }) => key === column.key);
  if (same) return same;
  return stages.filter(({ type }) => type === column.type).toSorted((a, b) => a.order - b.order)[0];
}

/** Columns a card may be put into: all but its own, and never the hired one, which only an accepted offer reaches. */
export const targetsOf = (columns: readonly Column[], from: string): readonly string[] =>
  columns.some(({ key, type }) => key === from && type === 'hired')
    ? []
    : columns.filter(({ key, type }) => key !== from && type !== 'hired').map(({ key }) => key);

const findCard = ({ columns }: BoardData, id: string): PipelineCard | undefined =>
  columns.flatMap(({ cards }) => cards).find((card) => card.id === id);

/** The board as it will look once a card has moved: on top of its new column, with no days in it yet. */
export function moveCard(board: BoardData, id: string, to: string): BoardData {
  const card = findCard(board, id);
  if (!card || columnOf(board.columns, card) === to) return board;
  const target = board.columns.find(({ key }) => key === to);
  const stage = target && stageFor(board.pipelines, card, target);
  if (!stage) return board;
  const arrived: PipelineCard = {
    ...card,
    stageKey: stage.key,
    stageName: stage.name,
    stageType: stage.type,
    daysInStage: 0,
    age: 'fresh',
  };
  return {
    ...board,
    columns: board.columns.map((column) => {
      if (column.key === to) return { ...column, count: column.count + 1, cards: [arrived, ...column.cards] };
      if (column.key !== columnOf(board.columns, card)) return column;
      return {
        ...column,
        count: column.count - 1,
        late: column.late - Number(card.age === 'late'),
        overdue: column.overdue - Number(card.age === 'overdue'),
        cards: column.cards.filter((one) => one.id !== id),
      };
    }),
  };
}
