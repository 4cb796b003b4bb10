import { useQuery } from '@tanstack/react-query';
import { NO_CLEARANCE_HISTORY, exportClearances, listClearances } from '@talent-os/contracts/cyber/clearance';
import { useState, type ReactNode } from 'react';
import { steadyQuery } from '../../../../lib/query';
import { useNarrow } from '../../../../lib/use-narrow';
import { DataTable } from '../../../../ui/table/data-table';
import { EmptyState } from '../../../../ui/loading/empty-state';
import { Page } from '../../../../ui/page/page';
import { ClearanceDialog } from './clearance-dialog';
import { DecisionDialog, type Choice } from './decision-dialog';
import { staffColumns } from './staff-columns';
import { useStaffBulk } from './use-staff-bulk';
import { StaffFilters } from './staff-filters';
import { useStaffFilters } from './use-staff-filters';

/** Everybody's clearances for the security officer: what waits first, then the next to be reinvestigated. */
export function StaffClearances({ choice: view }: { readonly choice: ReactNode }) {
  const { params, input } = useStaffFilters();
  const clearances = useQuery(steadyQuery(listClearances, { ...params.paging, ...input }));
  const [choice, setChoice] = useState<Choice>();
  const narrow = useNarrow();
  const waiting = clearances.data?.waiting;
  const opened = params.get('clearance');
  return (
    <Page
      title="Security Clearance Status"
      description={
        waiting === undefined
          ? 'Everybody’s clearances. Reading them is recorded.'
          : `Everybody’s clearances; ${waiting === 1 ? '1 report waits' : `${waiting} reports wait`} for verification. Reading them is recorded.`
      }
      actions={view}
    >
      <DataTable
        label="clearances"
        query={clearances}
        params={params}
        columns={staffColumns({ narrow, onChoose: setChoice, onOpen: (clearance) => params.patch({ clearance }) })}
        minWidth={narrow ? 0 : 900}
        toolbar={<StaffFilters params={params} />}
        empty={<EmptyState title={NO_CLEARANCE_HISTORY} />}
        exports={{ of: exportClearances }}
        bulk={useStaffBulk()}
      />
      {opened && <ClearanceDialog clearanceId={opened} onClose={() => params.patch({ clearance: undefined })} />}
      {choice && <DecisionDialog key={choice.clearance.id} choice={choice} onClose={() => setChoice(undefined)} />}
    </Page>
  );
}
