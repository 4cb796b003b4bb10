import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { exportShifts, listShifts, shiftWords } from '@talent-os/contracts/healthcare/shifts-roster';
import type { ShiftState } from '@talent-os/contracts/healthcare/shifts-states';
import { useState } from 'react';
import { PublishDialog } from '@/features/shifts/publish-dialog';
import { choicesOf } from '@/lib/choices';
import { query } from '@/lib/query';
import { useListFilters } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { RecordList } from '@/ui/list/record-list';
import { hasClaims, nameOf, stateLabels, stateText, takenText, whenOf } from '../labels';
import { ShiftDialog } from './shift-dialog';

const colours: Record<ShiftState, BadgeVariant> = {
  draft: 'default',
  open: 'warning',
  filled: 'success',
  cancelled: 'secondary',
};

/** Shifts of all departments, from today on where nobody asks for other days. */
export function Roster() {
  const { departments = [] } = useQuery(query(shiftWords, {})).data ?? {};
  const [publishing, setPublishing] = useState(false);
  const { opened, to, close } = useOpened({ shift: 'id' });
  return (
    <>
      <RecordList
        list={useListFilters(listShifts)}
        label="shifts"
        main={{ field: 'department', title: 'Department', to: ({ id }) => to(id), label: nameOf }}
        columns={[
          { field: 'date', title: 'When', headings: ['Date', 'Start', 'End'], render: whenOf, stack: 'fact' },
          {
            field: 'free',
            title: 'Confirmed',
            headings: ['Confirmed', 'Slots'],
            render: takenText,
            stack: (shift) => `${takenText(shift)} confirmed`,
          },
          {
            field: 'status',
            title: 'Status',
            render: (shift) => (
              <StatusBadge variant={hasClaims(shift) ? 'warning' : colours[shift.status]}>
                {stateText(shift)}
              </StatusBadge>
            ),
            stack: 'badge',
          },
          { field: 'requiredCredentials', title: 'Needs', headings: ['Required credentials'] },
          { field: 'requiredSkills', title: 'Skills', headings: ['Required skills'], optional: true },
          { field: 'hours', title: 'Hours', optional: true },
          { field: 'pending', title: 'Waiting', optional: true },
        ]}
        filters={{
          search: 'Department, credential or skill',
          department: { label: 'Department', choices: departments },
          status: { label: 'Status', choices: choicesOf(stateLabels) },
          free: 'Free slots',
          from: { day: 'From' },
          until: { day: 'Until' },
        }}
        tools={
          <Button leftSection={<IconPlus size={16} />} onClick={() => setPublishing(true)}>
            Publish shift
          </Button>
        }
        empty="No shifts published"
        csv={exportShifts}
      />
      {opened.shift && <ShiftDialog key={opened.shift} shiftId={opened.shift} onClose={close} />}
      {publishing && <PublishDialog onClose={() => setPublishing(false)} />}
    </>
  );
}
