import { journeyRunStates, type JourneyRun } from '@talent-os/contracts/identity/journey-shapes';
import { exportJourneyRuns, listJourneyRuns } from '@talent-os/contracts/identity/journeys';
import { choicesOf } from '@/lib/choices';
import { day } from '@/lib/format';
import { useListFilters } from '@/lib/use-list-filters';
import { useToday } from '@/lib/use-today';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { RecordList } from '@/ui/list/record-list';
import { EmptyState } from '@/ui/loading/empty-state';
import cell from '@/ui/table/cell.module.css';

/** Who began a journey, and how far each is. */
export const JourneyRuns = ({ journeyId }: { readonly journeyId: string }) => (
  <RecordList
    list={useListFilters(listJourneyRuns, { derive: () => ({ journeyId }) })}
    label="runs"
    main={{ field: 'person', title: 'Person', under: ({ personTitle }) => personTitle }}
    nameOf={({ person }) => person}
    columns={[
      { field: 'startedOn', title: 'Began on', width: 130, render: ({ startedOn }) => day(startedOn) },
      { field: 'number', title: 'Version', width: 90, align: 'right', optional: true },
      {
        field: 'state',
        title: 'State',
        width: 120,
        render: ({ state }) => (
          <StatusBadge variant={state === 'completed' ? 'success' : 'default'}>
            {journeyRunStates[state].label}
          </StatusBadge>
        ),
        stack: 'badge',
      },
      {
        field: 'done',
        title: 'Steps done',
        width: 110,
        align: 'right',
        render: ({ done, stepCount }) => `${done} of ${stepCount}`,
      },
      { field: 'nextTitle', title: 'Next step', width: 260, render: (run) => <Next run={run} />, stack: 'line' },
    ]}
    filters={{ search: 'Name of a person', state: { label: 'State', choices: choicesOf(journeyRunStates) } }}
    empty={<EmptyState title="Nobody has begun it" />}
    csv={{ of: exportJourneyRuns, also: { journeyId } }}
  />
);

function Next({ run: { nextTitle, nextDueOn } }: { readonly run: JourneyRun }) {
  const today = useToday();
  if (!nextTitle || !nextDueOn) return null;
  return (
    <span className={cell.cell}>
      <span>{nextTitle}</span>
      <Quiet late={nextDueOn < today}>due {day(nextDueOn)}</Quiet>
    </span>
  );
}
