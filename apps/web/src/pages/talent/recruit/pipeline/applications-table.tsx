import { useQuery } from '@tanstack/react-query';
import { moveApplications } from '@talent-os/contracts/talent/application-changes';
import { listApplications, type PipelineCard } from '@talent-os/contracts/talent/applications';
import { useState, type ReactNode } from 'react';
import { steadyQuery } from '../../../../lib/query';
import { useFormat } from '../../../../lib/use-format';
import { useMay } from '../../../../lib/use-may';
import { useNarrow } from '../../../../lib/use-narrow';
import { DataTable } from '../../../../ui/data-table';
import { applicationColumns } from './application-columns';
import { BulkBar } from './bulk-bar';
import { BulkMoveDialog } from './bulk-move-dialog';
import { Refused, type RefusedMoves } from './refused';
import { useBulk } from './use-bulk';
import type { Moves } from './use-moves';
import type { PipelineFilters } from './use-pipeline-filters';

type ApplicationsTableProps = {
  readonly filters: PipelineFilters;
  readonly toolbar: ReactNode;
  readonly empty: ReactNode;
  readonly moves: Moves;
  readonly onOpen: (card: PipelineCard) => void;
  readonly onReject: (cards: readonly PipelineCard[]) => void;
};

/** Applicants as rows, to search, sort, take along and change several at once. */
export function ApplicationsTable({ filters, toolbar, empty, moves, onOpen, onReject }: ApplicationsTableProps) {
  const applications = useQuery(steadyQuery(listApplications, { ...filters.params.paging, ...filters.listed }));
  const mayMove = useMay(moveApplications);
  const narrow = useNarrow();
  const { momentOf } = useFormat();
  const bulk = useBulk(applications.data?.items ?? []);
  const [refused, setRefused] = useState<RefusedMoves>([]);
  const choice = mayMove ? { chosen: bulk.ids, onToggle: bulk.toggle } : undefined;
  return (
    <>
      <Refused refused={refused} withCloseButton onClose={() => setRefused([])} />
      <DataTable
        label="applicants"
        query={applications}
        params={filters.params}
        columns={applicationColumns({ narrow, momentOf, onOpen, choice })}
        toolbar={
          <>
            {toolbar}
            {bulk.chosen.length > 0 && (
              <BulkBar
                chosen={bulk.chosen}
                pipelines={applications.data?.pipelines ?? []}
                onMove={bulk.askMove}
                onReject={() => onReject(bulk.chosen)}
                onClear={bulk.clear}
              />
            )}
          </>
        }
        empty={empty}
        onRow={onOpen}
        minWidth={narrow ? 0 : 980}
      />
      {bulk.stage && (
        <BulkMoveDialog
          chosen={bulk.chosen}
          stage={bulk.stage}
          moves={moves}
          onDone={(stayed) => {
            setRefused(stayed);
            bulk.clear();
          }}
          onClose={bulk.cancelMove}
        />
      )}
    </>
  );
}
