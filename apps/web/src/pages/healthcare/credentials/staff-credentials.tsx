import { useQuery } from '@tanstack/react-query';
import { NO_CERTIFICATIONS, exportCredentials, listCredentials } from '@talent-os/contracts/healthcare/credentials';
import { useState } from 'react';
import { freshOf } from '../../../lib/fresh';
import { steadyQuery } from '../../../lib/query';
import { useListFilters } from '../../../lib/use-list-filters';
import { useNarrow } from '../../../lib/use-narrow';
import { DataTable } from '../../../ui/table/data-table';
import { EmptyState } from '../../../ui/loading/empty-state';
import { Page } from '../../../ui/page/page';
import { DecisionDialog, type Choice } from './decision-dialog';
import { HistoryDialog } from './history-dialog';
import { staffColumns } from './staff-columns';
import { useStaffBulk } from './use-staff-bulk';
import { StaffFilters } from './staff-filters';

/** Everybody's credentials for those who verify them: what waits first, then the next to expire. */
export function StaffCredentials() {
  const { params, input } = useListFilters(listCredentials);
  const credentials = useQuery(steadyQuery(listCredentials, { ...params.paging, ...input }));
  const [choice, setChoice] = useState<Choice>();
  const narrow = useNarrow();
  const waiting = credentials.data?.waiting;
  const opened = params.get('credential');
  return (
    <Page
      title="Professional Credentials"
      description={
        waiting === undefined
          ? 'Everybody’s credentials.'
          : `Everybody’s credentials; ${waiting === 1 ? '1 waits' : `${waiting} wait`} for verification.`
      }
    >
      <DataTable
        label="credentials"
        query={credentials}
        params={params}
        columns={staffColumns({ narrow, onChoose: setChoice })}
        minWidth={narrow ? 0 : 860}
        toolbar={<StaffFilters params={params} />}
        empty={<EmptyState title={NO_CERTIFICATIONS} />}
        exports={{ of: exportCredentials }}
        bulk={useStaffBulk()}
        nameOf={({ name, holderName }) => `${name} of ${holderName}`}
      />
      {opened && <HistoryDialog credentialId={opened} onClose={() => params.patch({ credential: undefined })} />}
      {choice && (
        <DecisionDialog
          key={choice.credential.id}
          choice={{ ...choice, credential: freshOf(choice.credential, credentials.data?.items) }}
          onClose={() => setChoice(undefined)}
        />
      )}
    </Page>
  );
}
