import { useQuery } from '@tanstack/react-query';
import { datasetOf } from '@talent-os/contracts/facts/datasets';
import { faultOfQuestion, groupsOf } from '@talent-os/contracts/facts/question';
import { fieldLabel, questionTitle } from '@talent-os/contracts/facts/question-words';
import type { DatasetState } from '@talent-os/contracts/intelligence/datasets';
import { askQuestion, type Answer } from '@talent-os/contracts/intelligence/questions';
import type { ReactNode } from 'react';
import { chartOf, groupNamesOf } from '@/features/questions/chart-of';
import { inputOf, type Draft, type Figure } from '@/features/questions/question-state';
import { useValueText } from '@/features/questions/use-value-text';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useToday } from '@/lib/use-today';
import { AppLink } from '@/ui/button/app-link';
import { ChartCard } from '@/ui/chart/chart-card';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';

type AnswerCardProps = {
  readonly draft: Draft;
  readonly dataset: DatasetState;
  readonly linkTo: (figure: Figure) => string | undefined;
  /** Of its chart, in pixels. */
  readonly height?: number;
  readonly actions?: ReactNode;
};

/** What the question comes to, drawn at once. */
export function AnswerCard({ draft, dataset, linkTo, height = 300, actions }: AnswerCardProps) {
  const input = inputOf(draft, useToday());
  const fault = faultOfQuestion(draft);
  const answer = useQuery({ ...query(askQuestion, input), enabled: !fault });
  const text = useValueText(draft);
  const groups = groupsOf(draft.groups);
  const title = draft.title ?? questionTitle(draft);
  if (fault)
    return (
      <Card title="Answer">
        <EmptyState {...faultTexts[fault]} />
      </Card>
    );
  if (dataset.rebuiltAt !== null && dataset.facts === 0)
    return (
      <Card title={title}>
        <EmptyState
          title={`No ${dataset.label.toLowerCase()} yet`}
          text={`${dataset.one}: as soon as there is one, it counts here.`}
        />
      </Card>
    );
  const total = answer.data && <Total answer={answer.data} dataset={dataset} text={text} linkTo={linkTo} />;
  if (groups.length === 0)
    return (
      <Card title={title} actions={actions}>
        <Loaded query={answer} skeletons={1}>
          {() => total}
        </Loaded>
      </Card>
    );
  const { series, rows } = chartOf(answer.data?.cells ?? [], groups.length, { ...groupNamesOf(draft), linkTo });
  return (
    <ChartCard
      title={title}
      {...(total && { description: total })}
      actions={actions}
      query={answer}
      kind={draft.chart}
      label={title}
      heading={fieldLabel(draft.dataset, groups[0]!)}
      series={series}
      rows={answer.data && rows}
      unit={{ text }}
      height={height}
      empty="Nothing in this period"
    />
  );
}

const faultTexts = {
  'question.field': { title: 'This question asks of a field that is not there', text: 'Please choose another one.' },
  'question.long': { title: 'This question has too many groups, filters or values', text: 'Please leave some out.' },
  'question.narrow': {
    title: 'A question about single persons names two fields at most',
    text: 'Groups and filters count alike. Please leave one out.',
  },
};

type TotalProps = Pick<AnswerCardProps, 'dataset' | 'linkTo'> & {
  readonly answer: Answer;
  readonly text: (value: number) => string;
};

function Total({ answer, dataset, text, linkTo }: TotalProps) {
  const { total, cells, more, from, until } = answer;
  const list = dataset.personal && <AppLink to={datasetOf(dataset.dataset).opens}>Open their list</AppLink>;
  if (total.hidden)
    return (
      <>
        <Quiet>Not enough people to show this safely</Quiet> {list}
      </>
    );
  const hidden = cells.filter((cell) => cell.hidden).length;
  const rows = counted(total.rows ?? 0, 'rows');
  const to = linkTo({});
  const parts = [
    dataset.personal && `${day(from)} to ${day(until)}, as whole years tell of nobody`,
    hidden > 0 && `${counted(hidden, 'groups')} hidden, as they would tell of fewer than 5 people`,
    more && 'there are more groups than these',
  ].filter(Boolean);
  return (
    <Quiet>
      {text(total.value ?? 0)} in all, {to ? <AppLink to={to}>{rows}</AppLink> : rows}
      {parts.map((part) => ` · ${String(part)}`)}
      {list && ' · '}
      {list}
    </Quiet>
  );
}
