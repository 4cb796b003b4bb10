import type { DatasetState } from '@talent-os/contracts/intelligence/datasets';
import type { SavedQuestion } from '@talent-os/contracts/intelligence/questions';
import { datasetOf } from '@talent-os/contracts/facts/datasets';
import { draftOf, paramsOf, type Figure } from '@/features/questions/question-state';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { AnswerCard } from '../answer-card';
import { ROW_HEIGHT } from './sizes';

type QuestionCardProps = {
  readonly question: SavedQuestion;
  readonly datasets: readonly DatasetState[];
  /** How high it may be. */
  readonly rows: number;
};

/** What stands around a chart in its card. */
const FRAME = 150;

/** A saved question with its answer. Whoever has lost the right to its rows reads that. */
export function QuestionCard({ question, datasets, rows }: QuestionCardProps) {
  const dataset = datasets.find((one) => one.dataset === question.dataset);
  const draft = { ...draftOf(question), title: question.title };
  if (!dataset)
    return (
      <Card title={question.title}>
        <EmptyState title="These rows are not yours to see any more" text={datasetOf(question.dataset).label} />
      </Card>
    );
  const linkTo = ({ group, beside }: Figure) => {
    if (dataset.personal) return undefined;
    const params = { ...paramsOf(draft), rows: 'all', at: group, beside };
    const given = Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return `/data?${new URLSearchParams(given)}`;
  };
  return (
    <AnswerCard draft={draft} dataset={dataset} linkTo={linkTo} height={Math.max(120, rows * ROW_HEIGHT - FRAME)} />
  );
}
