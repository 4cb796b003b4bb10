import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { exportShifts, listShifts, shiftWords, type RosterShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { useState } from 'react';
import { query, steadyQuery } from '../../../../lib/query';
import { useListFilters } from '../../../../lib/use-list-filters';
import type { ListParams } from '../../../../lib/use-list-params';
import { useNarrow } from '../../../../lib/use-narrow';
import { DataTable } from '../../../../ui/table/data-table';
import { EmptyState } from '../../../../ui/loading/empty-state';
import { ListChip } from '../../../../ui/filters/list-chip';
import { BarOnly } from '../../../../ui/filters/bar-only';
import { ListDay } from '../../../../ui/filters/list-day';
import { ListSearch } from '../../../../ui/filters/list-search';
import { ListSelect } from '../../../../ui/filters/list-select';
import { PublishDialog } from '../../../../features/shifts/publish-dialog';
import { stateLabels } from '../labels';
import { choicesOf } from '../../../../lib/choices';
import { rosterColumns } from './roster-columns';
import { ShiftDialog } from './shift-dialog';

const dayLabels = { from: 'From', until: 'Until' } as const;

/** Shifts of all departments, from today on where nobody asks for other days. */
export function Roster() {
  const { params, input } = useListFilters(listShifts);
  const shifts = useQuery(steadyQuery(listShifts, { ...params.paging, ...input }));
  const narrow = useNarrow();
  const [publishing, setPublishing] = useState(false);
  const opened = params.get('shift');
  const open = (shift: string | undefined) => params.patchBeside({ shift });
  return (
    <>
      <DataTable<RosterShift>
        label="shifts"
        query={shifts}
        params={params}
        columns={rosterColumns(narrow)}
        minWidth={narrow ? 0 : 760}
        toolbar={
          <>
            <RosterFilters params={params} />
            <BarOnly>
              <Button leftSection={<IconPlus size={16} />} onClick={() => setPublishing(true)}>
                Publish shift
              </Button>
            </BarOnly>
          </>
        }
        empty={<EmptyState title="No shifts published" />}
        exports={{ of: exportShifts }}
      />
      {opened && <ShiftDialog key={opened} shiftId={opened} onClose={() => open(undefined)} />}
      {publishing && <PublishDialog onClose={() => setPublishing(false)} />}
    </>
  );
}

function RosterFilters({ params }: { readonly params: ListParams }) {
  const words = useQuery(query(shiftWords, {}));
  return (
    <>
      <ListSearch params={params} label="Search shifts" placeholder="Department, credential or skill" />
      <ListSelect
        params={params}
        name="department"
        label="Department"
        w={180}
        choices={words.data?.departments ?? []}
      />
      <ListSelect params={params} name="status" label="Status" w={140} choices={choicesOf(stateLabels)} />
      <ListChip params={params} name="free">
        Free slots
      </ListChip>
      {(['from', 'until'] as const).map((name) => (
        <ListDay key={name} params={params} name={name} label={dayLabels[name]} />
      ))}
    </>
  );
}
