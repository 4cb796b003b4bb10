import { useQuery } from '@tanstack/react-query';
import { exportOnboarding, listOnboarding, type OnboardingPlan } from '@talent-os/contracts/talent/onboarding';
import type { ReactNode } from 'react';
import { day } from '../../../../lib/format';
import { steadyQuery } from '../../../../lib/query';
import { useNarrow } from '../../../../lib/use-narrow';
import { useToday } from '../../../../lib/use-today';
import { counted } from '../../../../lib/counted';
import { DataTable, type Column } from '../../../../ui/table/data-table';
import { Meter } from '../../../../ui/figures/meter';
import { OpenButton } from '../../../../ui/button/open-button';
import { PlanBadge } from '../badges';
import { rampText, useRamp, type Ramp } from './use-ramp';
import type { OnboardView } from '../use-onboard-view';
import cell from '../../../../ui/table/cell.module.css';

type PlansTableProps = { readonly view: OnboardView; readonly toolbar: ReactNode; readonly empty: ReactNode };

/** Plans as rows; on small screens the facts of a row stand under the name. */
export function PlansTable({ view, toolbar, empty }: PlansTableProps) {
  const plans = useQuery(steadyQuery(listOnboarding, { ...view.params.paging, ...view.input }));
  const narrow = useNarrow();
  const today = useToday();
  const ramp = useRamp(view.preset);
  return (
    <DataTable
      label="plans"
      query={plans}
      params={view.params}
      columns={columnsOf({ narrow, today, ramp, open: view.open })}
      toolbar={toolbar}
      empty={empty}
      exports={{ of: exportOnboarding }}
      onRow={({ id }) => view.open(id)}
      minWidth={narrow ? 0 : 900}
    />
  );
}

const share = ({ requiredDone, requiredTotal }: OnboardingPlan) =>
  requiredTotal === 0 ? 100 : (100 * requiredDone) / requiredTotal;

function Checkpoint({ plan, today }: { readonly plan: OnboardingPlan; readonly today: string }) {
  const next = plan.nextCheckpoint;
  if (!next) return '–';
  const due = plan.status === 'active' && next.dueOn <= today;
  return (
    <span className={due ? cell.late : undefined}>
      {next.day} days, {day(next.dueOn)}
    </span>
  );
}

type ColumnContext = {
  readonly narrow: boolean;
  readonly today: string;
  readonly ramp: ReadonlyMap<string, Ramp> | undefined;
  readonly open: (planId: string) => void;
};

/** Who it is about, on small screens with everything else. */
function Newcomer({ plan, narrow, ramp, open }: Omit<ColumnContext, 'today'> & { readonly plan: OnboardingPlan }) {
  return (
    <div className={cell.cell}>
      <OpenButton onOpen={() => open(plan.id)}>{plan.employeeName}</OpenButton>
      <span className={cell.quiet}>
        {plan.title} · {plan.department}
      </span>
      {narrow && (
        <>
          <span className={cell.badges}>
            <PlanBadge status={plan.status} />
            <span className={cell.quiet}>
              Starts {day(plan.startDate)}
              {plan.blocked > 0 && ` · ${plan.blocked} blocked`}
              {ramp && ` · Ramp days: ${rampText(ramp.get(plan.id))}`}
            </span>
          </span>
          <Meter percent={share(plan)} label={`Required tasks of ${plan.employeeName}`} showValue />
        </>
      )}
    </div>
  );
}

function columnsOf({ narrow, today, ramp, open }: ColumnContext): readonly Column<OnboardingPlan>[] {
  const name: Column<OnboardingPlan> = {
    accessor: 'employeeName',
    title: 'Newcomer',
    sortable: true,
    render: (plan) => <Newcomer plan={plan} narrow={narrow} ramp={ramp} open={open} />,
  };
  if (narrow) return [name];
  return [
    name,
    { accessor: 'startDate', title: 'Start', sortable: true, render: ({ startDate }) => day(startDate) },
    { accessor: 'status', title: 'Status', sortable: true, render: ({ status }) => <PlanBadge status={status} /> },
    {
      accessor: 'progress',
      title: 'Required tasks',
      headings: ['Required tasks done', 'Required tasks'],
      sortable: true,
      width: 170,
      render: (plan) => <Meter percent={share(plan)} label={`Required tasks of ${plan.employeeName}`} showValue />,
    },
    {
      accessor: 'blocked',
      title: 'Held up',
      headings: ['Blocked', 'Overdue'],
      sortable: true,
      render: ({ blocked, overdue }) =>
        [blocked > 0 && `${blocked} blocked`, overdue > 0 && counted(overdue, 'tasks') + ' overdue']
          .filter(Boolean)
          .join(', ') || '–',
    },
    {
      accessor: 'nextCheckpoint',
      title: 'Next checkpoint',
      render: (plan) => <Checkpoint plan={plan} today={today} />,
    },
    { accessor: 'title', title: 'Position', optional: true },
    { accessor: 'department', title: 'Department', optional: true },
    ...(ramp
      ? [
          {
            accessor: 'rampDays',
            title: 'Ramp days',
            render: ({ id }: OnboardingPlan) => rampText(ramp.get(id)),
          },
        ]
      : []),
  ];
}
