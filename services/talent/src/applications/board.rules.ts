import type { Output } from '@talent-os/contracts';
import {
  COLUMN_CARDS,
  type PipelineCard,
  type getPipelineBoard,
  type Pipeline,
} from '@talent-os/contracts/talent/applications.js';
import { stageTypes, type StageType } from '@talent-os/contracts/talent/pipeline.js';

type Column = Output<typeof getPipelineBoard>['columns'][number];
type Head = Pick<Column, 'key' | 'title' | 'type' | 'slaDays'>;

/** What types of stages are called where positions with different pipelines stand side by side. */
const titles: Record<StageType, string> = {
  applied: 'Applied',
  screen: 'Screening',
  assess: 'Assessment',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
};

/** Stages where all positions share one pipeline, otherwise the types of stages. */
export function headsOf(pipelines: readonly Pipeline[]): readonly Head[] {
  const [only, other] = pipelines;
  if (!only || other) return stageTypes.map((type) => ({ key: type, title: titles[type], type, slaDays: null }));
  return only.stages
    .toSorted((a, b) => a.order - b.order)
    .map(({ key, name, type, slaDays }) => ({ key, title: name, type, slaDays }));
}

const order = (a: PipelineCard, b: PipelineCard) =>
  (b.match ?? -1) - (a.match ?? -1) || b.daysInStage - a.daysInStage || a.id.localeCompare(b.id);

/** People by column, the best match on top; a column shows its first cards and counts all of them. */
export function columnsOf(heads: readonly Head[], cards: readonly PipelineCard[]): Column[] {
  return heads.map((head) => {
    const mine = cards.filter((card) => (head.slaDays === null ? card.stageType : card.stageKey) === head.key);
    return {
      ...head,
      count: mine.length,
      late: mine.filter(({ age }) => age === 'late').length,
      overdue: mine.filter(({ age }) => age === 'overdue').length,
      cards: mine.toSorted(order).slice(0, COLUMN_CARDS),
    };
  });
}
