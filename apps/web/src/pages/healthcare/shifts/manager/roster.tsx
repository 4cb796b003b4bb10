import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { exportShifts, listShifts, shiftWords, type RosterShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { shiftStates } from '@talent-os/contracts/healthcare/shifts-states';
import { useState } from 'react';
import { query, steadyQuery } from '../../../../lib/query';
import { useListBeside } from '../../../../lib/use-list-beside';
import type { ListParams } from '../../../../lib/use-list-params';
import { useNarrow } from '../../../../lib/use-narrow';
import { CsvButton } from '../../../../ui/csv-button';
import { DataTable } from '../../../../ui/data-table';
import { EmptyState } from '../../../../ui/empty-state';
import { ListSearch } from '../../../../ui/filters/list-search';
import { ListSelect } from '../../../../ui/filters/list-select';
import { PublishDialog } from '../../../../features/shifts/publish-dialog';
import { stateLabels } from '../labels';
import { choicesOf } from '../../../../lib/choices';
import { rosterColumns } from './roster-columns';
import { ShiftDialog } from './shift-dialog';

const FILTERS = ['search', 'department', 'status', 'from', 'until'] as const;
const dayLabels = { from: 'From', until: 'Until' } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the address asks for. */
function inputOf({ get, oneOf, search }: ListParams) {
  const dayOf = (name: 'from' | 'until') => DAY.exec(get(name) ?? '')?.[0];
  const status = oneOf('status', shiftStates);
  return { search, department: get('department'), status, from: dayOf('from'), until: dayOf('until') };
}

/** Shifts of all departments, from today on where nobody asks for other days. */
export function Roster() {
  const params = useListBeside(FILTERS);
  const input = inputOf(params);
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
            <CsvButton of={exportShifts} input={input} />
            <Button leftSection={<IconPlus size={16} />} onClick={() => setPublishing(true)}>
              Publish shift
            </Button>
          </>
        }
        empty={<EmptyState title="No shifts published" />}
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
      {(['from', 'until'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          aria-label={dayLabels[name]}
          leftSection={dayLabels[name]}
          leftSectionWidth={54}
          w={190}
          value={params.get(name) ?? ''}
          onChange={(event) => params.patch({ [name]: event.currentTarget.value || undefined })}
        />
      ))}
    </>
  );
}
