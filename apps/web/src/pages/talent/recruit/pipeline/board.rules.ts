import type { Output } from '@talent-os/contracts/define';
import type { getPipelineBoard, Pipeline, PipelineCard } from '@talent-os/contracts/talent/applications';
import type { Stage } from '@talent-os/contracts/talent/pipeline';
import { moveOnBoard } from '@/ui/board/move-on-board';

export type BoardData = Output<typeof getPipelineBoard>;
export type Column = BoardData['columns'][number];

/** The column a stage stands in: its own, or that of its type where pipelines stand side by side. */
const columnFor = (columns: readonly Column[], { key, type }: Pick<Stage, 'key' | 'type'>): string =>
  columns.some((column) => column.key === key) ? key : type;
export const columnOf = (columns: readonly Column[], { stageKey, stageType }: PipelineCard): string =>
  columnFor(columns, { key: stageKey, type: stageType });

/** The stages of a card's own pipeline. */
const stagesOf = (pipelines: readonly Pipeline[], { pipelineId }: Pick<PipelineCard, 'pipelineId'>): readonly Stage[] =>
  pipelines.find(({ id }) => id === pipelineId)?.stages ?? [];
export const stageCalled = (pipelines: readonly Pipeline[], card: Pick<PipelineCard, 'pipelineId'>, stageKey: string) =>
  stagesOf(pipelines, card).find(({ key }) => key === stageKey);

/** The stage of a card's own pipeline that a column stands for; nothing where there is none. */
export function stageFor(
  pipelines: readonly Pipeline[],
  card: PipelineCard,
  { key, type }: Pick<Column, 'key' | 'type'>,
): Stage | undefined {
  const alike = stagesOf(pipelines, card).filter((stage) => stage.type === type);
  return stageCalled(pipelines, card, key) ?? alike.toSorted((a, b) => a.order - b.order)[0];
}

/** Columns whose stage a card may be taken to. */
export const targetsOf = ({ columns, pipelines }: BoardData, card: PipelineCard): readonly string[] =>
  columns.filter((column) => card.may.to.includes(stageFor(pipelines, card, column)?.key ?? '')).map(({ key }) => key);

/** The board once a card has moved to a stage, with no days in it yet. */
export function afterMove(board: BoardData, card: PipelineCard, stageKey: string): BoardData {
  const stage = stageCalled(board.pipelines, card, stageKey);
  if (!stage) return board;
  return moveOnBoard<PipelineCard, Column, BoardData>(board, card.id, columnFor(board.columns, stage), {
    arrive: (one) => ({
      ...one,
      stageKey,
      stageName: stage.name,
      stageType: stage.type,
      daysInStage: 0,
      age: 'fresh',
    }),
    tally: ({ late, overdue }, { age }, sign) => ({
      late: late + sign * Number(age === 'late'),
      overdue: overdue + sign * Number(age === 'overdue'),
    }),
  });
}
