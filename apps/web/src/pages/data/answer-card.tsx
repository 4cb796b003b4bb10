import { useQuery } from '@tanstack/react-query';
import { datasetOf } from '@talent-os/contracts/facts/datasets';
import {
  commonFactFields,
  faultOfQuestion,
  groupsOf,
  measures,
  MONTH,
  MONTH_LABEL,
} from '@talent-os/contracts/facts/question';
import type { DatasetState } from '@talent-os/contracts/intelligence/datasets';
import { askQuestion, type Answer } from '@talent-os/contracts/intelligence/questions';
import { counted } from '@/lib/counted';
import { count, day, decimal, month, money } from '@/lib/format';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useToday } from '@/lib/use-today';
import { AppLink } from '@/ui/button/app-link';
import { ChartCard } from '@/ui/chart/chart-card';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { chartOf } from './chart-of';
import { inputOf, shownValue, type Draft, type Figure } from './question-state';

type AnswerCardProps = {
  readonly draft: Draft;
  readonly dataset: DatasetState;
  readonly linkTo: (figure: Figure) => string | undefined;
  /** Of its chart, in pixels. */
  readonly height?: number;
};

/** What the question comes to, drawn at once. */
export function AnswerCard({ draft, dataset, linkTo, height = 300 }: AnswerCardProps) {
  const input = inputOf(draft, useToday());
  const fault = faultOfQuestion(draft);
  const answer = useQuery({ ...query(askQuestion, input), enabled: !fault });
  const text = useValueText(draft, dataset);
  const groups = groupsOf(draft.groups);
  const title = titleOf(draft, dataset);
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
      <Card title={title}>
        <Loaded query={answer} skeletons={1}>
          {() => total}
        </Loaded>
      </Card>
    );
  const shown = (at: number) => (name: string) => (groups[at] === MONTH ? month(name) : shownValue(name));
  const { series, rows } = chartOf(answer.data?.cells ?? [], groups.length, {
    group: shown(0),
    beside: shown(1),
    linkTo,
  });
  return (
    <ChartCard
      title={title}
      {...(total && { description: total })}
      query={answer}
      kind={draft.chart}
      label={title}
      heading={groups[0] === MONTH ? 'Month' : labelOf(dataset, groups[0]!)}
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

/** How a value of the answer is written. */
function useValueText({ of, field }: Draft, { fields }: DatasetState): (value: number) => string {
  const { currency } = useMe().organization;
  const kind = fields.find((one) => one.field === field)?.kind;
  if (kind === 'money' && of !== 'count') return (value) => money(value, currency, 'compact');
  return of === 'average' ? decimal : count;
}

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

const common: Readonly<Record<string, string>> = { ...commonFactFields, [MONTH]: MONTH_LABEL };
const labelOf = ({ fields }: DatasetState, field: string): string =>
  fields.find((one) => one.field === field)?.label ?? common[field] ?? field;

/** `Sum of amount by stage`. */
function titleOf({ of, field, groups, title }: Draft, dataset: DatasetState): string {
  if (title) return title;
  const what = of === 'count' ? dataset.label : `${measures[of]} of ${labelOf(dataset, field ?? '').toLowerCase()}`;
  const by = groupsOf(groups).map((group) => labelOf(dataset, group).toLowerCase());
  return by.length === 0 ? what : `${what} by ${by.join(' and ')}`;
}
