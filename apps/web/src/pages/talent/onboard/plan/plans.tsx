import { industryLabels } from '@talent-os/contracts/access/tables';
import { exportOnboarding, listOnboarding, type OnboardingPlan } from '@talent-os/contracts/talent/onboarding';
import { planStates } from '@talent-os/contracts/talent/onboarding-states';
import type { ReactNode } from 'react';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { useMe } from '@/lib/session';
import { useListFilters } from '@/lib/use-list-filters';
import { useToday } from '@/lib/use-today';
import { Meter } from '@/ui/figures/meter';
import type { RecordColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { PlanBadge } from '../badges';
import type { OnboardPlace } from '../use-onboard-place';
import { Summary } from './summary';
import { rampText, useRamp } from './use-ramp';
import cell from '@/ui/table/cell.module.css';

const states = [{ value: 'all', label: 'All' }, ...choicesOf(planStates)];

const share = ({ requiredDone, requiredTotal }: OnboardingPlan) =>
  requiredTotal === 0 ? 100 : (100 * requiredDone) / requiredTotal;

const heldUp = ({ blocked, overdue }: OnboardingPlan) =>
  [blocked > 0 && `${blocked} blocked`, overdue > 0 && `${counted(overdue, 'tasks')} overdue`]
    .filter(Boolean)
    .join(', ') || '–';

function Checkpoint({ nextCheckpoint: next, status }: OnboardingPlan) {
  const today = useToday();
  if (!next) return '–';
  return (
    <span className={status === 'active' && next.dueOn <= today ? cell.late : undefined}>
      {next.day} days, {day(next.dueOn)}
    </span>
  );
}

const columns: readonly RecordColumn<OnboardingPlan>[] = [
  { field: 'startDate', title: 'Start', stack: ({ startDate }) => `Starts ${day(startDate)}` },
  { field: 'status', title: 'Status', render: (plan) => <PlanBadge {...plan} />, stack: 'badge' },
  {
    field: 'progress',
    title: 'Required tasks',
    headings: ['Required tasks done', 'Required tasks'],
    width: 170,
    render: (plan) => <Meter percent={share(plan)} label={`Required tasks of ${plan.employeeName}`} showValue />,
    stack: 'line',
  },
  {
    field: 'blocked',
    title: 'Held up',
    headings: ['Blocked', 'Overdue'],
    render: heldUp,
    stack: ({ blocked }) => blocked > 0 && `${blocked} blocked`,
  },
  { field: 'nextCheckpoint', title: 'Next checkpoint', render: (plan) => <Checkpoint {...plan} /> },
  { field: 'title', title: 'Position', optional: true },
  { field: 'department', title: 'Department', optional: true },
];

type PlansProps = { readonly place: OnboardPlace; readonly empty: ReactNode };

/** Where onboarding stands, and the plans behind it; the running ones where nobody says which. */
export function Plans({ place, empty }: PlansProps) {
  const { preset, open } = place;
  const { industries } = useMe().organization;
  const ramp = useRamp(preset);
  const list = useListFilters(listOnboarding, {
    derive: ({ status }, get) => ({
      running: !status && get('status') !== 'all' ? 'true' : undefined,
      ...(preset && { industry: preset }),
    }),
  });
  return (
    <>
      <Summary place={place} />
      <RecordList
        list={list}
        label="plans"
        opens={({ id }) => open(id)}
        main={{
          field: 'employeeName',
          title: 'Newcomer',
          under: ({ title, department }) => `${title} · ${department}`,
        }}
        columns={[
          ...columns,
          ramp !== undefined && {
            field: 'rampDays',
            title: 'Ramp days',
            render: ({ id }) => rampText(ramp.get(id)),
            stack: ({ id }) => `Ramp days: ${rampText(ramp.get(id))}`,
          },
        ]}
        filters={{
          search: { label: 'Search onboarding', placeholder: 'Name, position or department' },
          status: { label: 'Status', all: 'Running', choices: states },
          industry: !preset &&
            industries.length > 1 && { label: 'Industry', choices: choicesOf(industryLabels, industries) },
          blocked: 'Blocked',
          overdue: 'Overdue',
          due: 'Checkpoint due',
        }}
        empty={empty}
        csv={exportOnboarding}
      />
    </>
  );
}
