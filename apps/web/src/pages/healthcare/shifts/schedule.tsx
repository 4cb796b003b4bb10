import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mySchedule, type ScheduledShift } from '@talent-os/contracts/healthcare/shifts';
import { useState } from 'react';
import { assignmentStatusLabels } from '@talent-os/contracts/healthcare/shifts-states';
import { badgeOf } from '../../../ui/badges';
import { query } from '../../../lib/query';
import { useListParams } from '../../../lib/use-list-params';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Loaded } from '../../../ui/loaded';
import { StatusBadge } from '../../../ui/status-badge';
import { RowButton } from '../../../ui/row-button';
import { ManageDialog } from './manage-dialog';
import { ShiftCell } from './shift-cell';
import { nameOf } from './labels';
import rows from '../../../ui/rows.module.css';
import css from '../healthcare.module.css';

const spans = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Last 4 weeks' },
];
const empty = { upcoming: 'No upcoming shifts scheduled', past: 'No shifts in the last 4 weeks' } as const;

/** My shifts ahead, or the ones behind me. */
export function Schedule() {
  const params = useListParams();
  const show = params.get('show') === 'past' ? 'past' : 'upcoming';
  const schedule = useQuery(query(mySchedule, { show }));
  const [managed, setManaged] = useState<string>();
  const shift = schedule.data?.items.find(({ assignmentId }) => assignmentId === managed);
  return (
    <Card
      title="Schedule"
      flush
      actions={
        <SegmentedControl
          size="xs"
          aria-label="Shifts of"
          data={spans}
          value={show}
          onChange={(value) => params.patch({ show: value === 'past' ? value : undefined })}
        />
      }
    >
      <Loaded query={schedule} skeletons={5}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={empty[show]} />
          ) : (
            <ul className={rows.rows}>
              {items.map((one) => (
                <ScheduleRow
                  key={one.assignmentId}
                  shift={one}
                  {...(show === 'upcoming' && { onManage: () => setManaged(one.assignmentId) })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {shift && <ManageDialog key={shift.assignmentId} shift={shift} onClose={() => setManaged(undefined)} />}
    </Card>
  );
}

function ScheduleRow({ shift, onManage }: { readonly shift: ScheduledShift; readonly onManage?: () => void }) {
  const { status, overtime, releaseAsked, swapId, note, started } = shift;
  return (
    <li>
      <ShiftCell shift={shift}>
        {overtime && <span className={css.facts}>Overtime</span>}
        {releaseAsked && <span className={css.note}>Your release waits for approval{note && `: ${note}`}</span>}
        {swapId && <span className={css.note}>Part of an open exchange</span>}
      </ShiftCell>
      <div className={css.buttons}>
        <StatusBadge variant={badgeOf('shift', status === 'completed' ? 'confirmed' : status)}>
          {assignmentStatusLabels[status]}
        </StatusBadge>
        {onManage && !started && <RowButton label="Manage" of={nameOf(shift)} variant="default" onClick={onManage} />}
      </div>
    </li>
  );
}
