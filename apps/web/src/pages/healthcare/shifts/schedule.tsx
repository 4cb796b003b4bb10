import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  NO_UPCOMING_SHIFTS,
  mySchedule,
  scheduleSpans,
  type ScheduledShift,
  type ScheduleSpan,
} from '@talent-os/contracts/healthcare/shifts';
import { useState } from 'react';
import { assignmentStatusLabels } from '@talent-os/contracts/healthcare/shifts-states';
import { badgeOf } from '@/ui/display/badges';
import { choicesOf } from '@/lib/choices';
import { query } from '@/lib/query';
import { useListParams } from '@/lib/use-list-params';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { StatusBadge } from '@/ui/display/status-badge';
import { RowButton } from '@/ui/button/row-button';
import { ManageDialog } from './manage-dialog';
import { ShiftCell } from './shift-cell';
import { nameOf } from './labels';
import rows from '@/ui/table/rows.module.css';
import css from '../healthcare.module.css';

const empty: Record<ScheduleSpan, string> = {
  upcoming: NO_UPCOMING_SHIFTS,
  week: 'No confirmed shifts this week',
  nextWeek: 'No confirmed shifts next week',
  past: 'No shifts in the last 4 weeks',
};
const isSpan = (value: string | undefined): value is ScheduleSpan => value !== undefined && Object.hasOwn(empty, value);

/** My shifts ahead, or the ones behind me. */
export function Schedule() {
  const params = useListParams();
  const span = params.get('show');
  const show = isSpan(span) ? span : 'upcoming';
  const schedule = useQuery(query(mySchedule, { show }));
  const [managed, setManaged] = useState<string>();
  const named = params.get('shift');
  const shift = schedule.data?.items.find(({ assignmentId, id }) =>
    managed ? assignmentId === managed : id === named,
  );
  const close = () => {
    setManaged(undefined);
    params.patch({ shift: undefined });
  };
  return (
    <Card
      title="Schedule"
      flush
      actions={
        <SegmentedControl
          size="xs"
          aria-label="Shifts of"
          data={choicesOf(scheduleSpans)}
          value={show}
          onChange={(value) => params.patch({ show: value === 'upcoming' ? undefined : value })}
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
                  {...(show !== 'past' && { onManage: () => setManaged(one.assignmentId) })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {shift && <ManageDialog key={shift.assignmentId} shift={shift} onClose={close} />}
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
