import { useQuery } from '@tanstack/react-query';
import { groupsOf, measures, MONTH } from '@talent-os/contracts/facts/question';
import type { DatasetState } from '@talent-os/contracts/intelligence/datasets';
import { askQuestion, type Answer } from '@talent-os/contracts/intelligence/questions';
import { counted } from '@/lib/counted';
import { count, decimal, month, money } from '@/lib/format';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useToday } from '@/lib/use-today';
import { ChartCard } from '@/ui/chart/chart-card';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { chartOf } from './chart-of';
import { inputOf, isWhole, type Draft } from './question-state';

type AnswerCardProps = { readonly draft: Draft; readonly dataset: DatasetState };

/** What the question comes to, drawn at once. */
export function AnswerCard({ draft, dataset }: AnswerCardProps) {
  const today = useToday();
  const { organization } = useMe();
  const whole = isWhole(draft);
  const answer = useQuery({ ...query(askQuestion, inputOf(draft, today)), enabled: whole });
  if (!whole)
    return (
      <Card title="Answer">
        <EmptyState title="This question asks of a field that is not there" text="Please choose another one." />
      </Card>
    );
  const kind = dataset.fields.find(({ field }) => field === draft.field)?.kind;
  const text = (value: number) =>
    kind === 'money' && draft.of !== 'count'
      ? money(value, organization.currency, 'compact')
      : draft.of === 'average'
        ? decimal(value)
        : count(value);
  const groups = groupsOf(draft.groups);
  const { series, rows } = chartOf(answer.data?.cells ?? [], groups.length, (name) =>
    groups[0] === MONTH ? month(name) : name,
  );
  const title = titleOf(draft, dataset);
  if (groups.length === 0)
    return (
      <Card title={title}>
        <Total answer={answer.data} text={text} />
      </Card>
    );
  return (
    <ChartCard
      title={title}
      {...(answer.data && { description: <Total answer={answer.data} text={text} /> })}
      query={answer}
      kind={draft.chart}
      label={title}
      heading={groups[0] === MONTH ? 'Month' : labelOf(dataset, groups[0]!)}
      series={series}
      rows={answer.data && rows}
      unit={{ text }}
      height={300}
      empty="Nothing in this period"
    />
  );
}

function Total({ answer, text }: { readonly answer: Answer | undefined; readonly text: (value: number) => string }) {
  if (!answer) return null;
  const { total, cells, left, more } = answer;
  if (total.hidden) return <Quiet>Not enough people to show this safely</Quiet>;
  const hidden = cells.filter((cell) => cell.hidden).length;
  const parts = [
    `${text(total.value ?? 0)} in all, ${counted(total.rows ?? 0, 'rows')}`,
    hidden > 0 && `${counted(hidden, 'groups')} hidden, as they would tell of fewer than 5 people`,
    left > 0 && `${counted(left, 'months or values are', 'month or value is')} left out for the same reason`,
    more && 'there are more groups than these',
  ].filter(Boolean);
  return <Quiet>{parts.join(' · ')}</Quiet>;
}

const common: Readonly<Record<string, string>> = { industry: 'Industry', department: 'Team', [MONTH]: 'Month' };
const labelOf = ({ fields }: DatasetState, field: string): string =>
  fields.find((one) => one.field === field)?.label ?? common[field] ?? field;

/** `Sum of amount by stage`. */
function titleOf({ of, field, groups, title }: Draft, dataset: DatasetState): string {
  if (title) return title;
  const what = of === 'count' ? dataset.label : `${measures[of]} of ${labelOf(dataset, field ?? '').toLowerCase()}`;
  const by = groupsOf(groups).map((group) => labelOf(dataset, group).toLowerCase());
  return by.length === 0 ? what : `${what} by ${by.join(' and ')}`;
}
