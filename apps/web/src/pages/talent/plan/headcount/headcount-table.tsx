import { Button } from '@mantine/core';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { exportHeadcountPlan, type getHeadcountPlan, type TeamPlan } from '@talent-os/contracts/talent/headcount';
import { createRequisition } from '@talent-os/contracts/talent/requisitions';
import type { ReactNode } from 'react';
import { choicesOf } from '@/lib/choices';
import { count } from '@/lib/format';
import { useListAnswer } from '@/lib/use-list-answer';
import type { List } from '@/lib/use-list-filters';
import { useMay } from '@/lib/use-may';
import { useMyIndustries } from '@/lib/use-my-industries';
import { useToday } from '@/lib/use-today';
import { AppLink } from '@/ui/button/app-link';
import { StatusBadge } from '@/ui/display/status-badge';
import type { RecordColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { gapText, industryOf, nameOf, requestFor } from './labels';
import css from './headcount.module.css';

/** A column that an industry adds: its title, and what stands there for a team. */
export type ExtraColumn = { readonly title: string; readonly value: (team: TeamPlan) => ReactNode };

type HeadcountTableProps = {
  readonly list: List<typeof getHeadcountPlan>;
  readonly extra: readonly ExtraColumn[];
  /** The screen shows every industry the person works in. */
  readonly everyIndustry: boolean;
  readonly onTarget: (team: TeamPlan) => void;
};

/** Teams with their seats, target and gap. */
export function HeadcountTable({ list, extra, everyIndustry, onTarget }: HeadcountTableProps) {
  const { data } = useListAnswer(list);
  const mine = useMyIndustries();
  const unplanned = data && data.total > 0 && data.totals.target === null;
  return (
    <>
      {unplanned && (
        <Card>
          <EmptyState title="No plan for this period" text="Set a target for a team to see what it lacks." />
        </Card>
      )}
      <RecordList
        list={list}
        label="teams"
        main={{
          field: 'department',
          title: 'Team',
          headings: ['Team', 'Industry'],
          under: (team, { narrow }) => (narrow ? facts(team) : industryOf(team)),
        }}
        columns={[
          ...seats,
          ...extra.map(columnOf),
          number('target', 'Target'),
          { field: 'gap', title: 'Gap', render: (team) => <Gap {...team} />, stack: 'badge' },
          {
            field: 'ways',
            title: 'Actions',
            deeds: true,
            align: 'right',
            render: (team) => <Ways team={team} quarter={data?.quarter} onTarget={onTarget} />,
            stack: 'badge',
          },
        ]}
        filters={{
          search: 'Team',
          industry: everyIndustry && mine.length > 1 && { label: 'Industry', choices: choicesOf(industryLabels, mine) },
          short: 'Short of seats',
        }}
        idOf={nameOf}
        empty="No plan for this period"
        csv={exportHeadcountPlan}
      />
      <p className={css.note}>
        Forecast leavers are people with an approved move to another team that takes effect by the end of the quarter.
        Gap is the target less the people who stay and the open seats.
      </p>
    </>
  );
}

const number = (field: 'seats' | 'filled' | 'open' | 'approved' | 'requested' | 'leavers' | 'target', title: string) =>
  ({ field, title, align: 'right' }) as const;

const seats: readonly RecordColumn<TeamPlan>[] = [
  number('seats', 'Seats'),
  number('filled', 'Filled'),
  number('open', 'Open'),
  number('approved', 'Approved'),
  number('requested', 'Requested'),
  { ...number('leavers', 'Leavers'), headings: ['Forecast leavers'] },
];

const columnOf = ({ title, value }: ExtraColumn): RecordColumn<TeamPlan> => ({
  field: `extra${title.replaceAll(/[^a-zA-Z]/g, '')}`,
  title,
  align: 'right',
  render: value,
  stack: (team) => (
    <>
      {title}: {value(team)}
    </>
  ),
});

const facts = ({ filled, open, leavers, target }: TeamPlan) =>
  [
    `${count(filled)} filled`,
    `${count(open)} open`,
    ...(leavers > 0 ? [`${count(leavers)} leaving`] : []),
    ...(target === null ? [] : [`target ${count(target)}`]),
  ].join(' · ');

const Gap = ({ gap }: TeamPlan) => (
  <StatusBadge variant={gap === null ? 'secondary' : gap > 0 ? 'warning' : 'success'}>{gapText(gap)}</StatusBadge>
);

type WaysProps = {
  readonly team: TeamPlan;
  readonly quarter: string | undefined;
  readonly onTarget: (team: TeamPlan) => void;
};

/** The ways on from a team: set its target, and ask for the seats it lacks. */
function Ways({ team, quarter, onTarget }: WaysProps) {
  const today = useToday();
  const mayRequest = useMay(createRequisition);
  return (
    <span className={css.ways}>
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => onTarget(team)}
        aria-label={`Set target of ${team.department}`}
      >
        Set target
      </Button>
      {mayRequest && quarter && (team.gap ?? 0) > 0 && (
        <Button
          size="compact-xs"
          variant="light"
          component={AppLink}
          to={requestFor(team, quarter, today)}
          aria-label={`Request seats for ${team.department}`}
        >
          Request
        </Button>
      )}
    </span>
  );
}
