import { useQuery } from '@tanstack/react-query';
import { IconArrowRight, IconPlayerPause, IconX } from '@tabler/icons-react';
import { holdApplication, moveApplications, rejectApplications } from '@talent-os/contracts/talent/application-changes';
import { exportApplications, listApplications, type PipelineCard } from '@talent-os/contracts/talent/applications';
import { useState, type ReactNode } from 'react';
import { counted } from '../../../../lib/counted';
import { steadyQuery } from '../../../../lib/query';
import { useFormat } from '../../../../lib/use-format';
import { useNarrow } from '../../../../lib/use-narrow';
import { bulkWithUndo, type BulkAction } from '../../../../ui/list/bulk-action';
import { DataTable } from '../../../../ui/table/data-table';
import { applicationColumns } from './application-columns';
import { BulkMoveDialog } from './bulk-move-dialog';
import { Refused, type RefusedMoves } from './refused';
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

/** Rests somebody’s application; taken up again by Undo. */
const hold = bulkWithUndo<PipelineCard, typeof holdApplication, typeof holdApplication>(
  holdApplication,
  { operation: holdApplication, input: ({ id }) => ({ applicationId: id, onHold: false }) },
  {
    key: 'hold',
    label: 'Hold',
    icon: <IconPlayerPause size={15} />,
    shortcut: 'h',
    allows: ({ status }) => status === 'active',
    input: ({ id }) => ({ applicationId: id, onHold: true }),
    done: (count) => `${counted(count, 'applications')} on hold`,
  },
);
const isActive = ({ status }: PipelineCard) => status === 'active';
const isUnderWay = ({ status }: PipelineCard) => status === 'active' || status === 'on_hold';

/** Applicants as rows, to search, sort, take along and change several at once. */
export function ApplicationsTable({ filters, toolbar, empty, moves, onOpen, onReject }: ApplicationsTableProps) {
  const applications = useQuery(steadyQuery(listApplications, { ...filters.params.paging, ...filters.listed }));
  const narrow = useNarrow();
  const { momentOf } = useFormat();
  const [moving, setMoving] = useState<readonly PipelineCard[]>();
  const [refused, setRefused] = useState<RefusedMoves>([]);
  const bulk: readonly BulkAction<PipelineCard>[] = [
    {
      key: 'move',
      label: 'Move to…',
      icon: <IconArrowRight size={15} />,
      shortcut: 'm',
      operation: moveApplications,
      allows: isActive,
      open: setMoving,
    },
    hold,
    {
      key: 'reject',
      label: 'Reject…',
      icon: <IconX size={15} />,
      danger: true,
      operation: rejectApplications,
      allows: isUnderWay,
      open: onReject,
    },
  ];
  return (
    <>
      <Refused refused={refused} withCloseButton onClose={() => setRefused([])} />
      <DataTable
        label="applicants"
        query={applications}
        params={filters.params}
        columns={applicationColumns({ narrow, momentOf, onOpen })}
        toolbar={toolbar}
        empty={empty}
        exports={{ of: exportApplications }}
        bulk={bulk}
        onRow={onOpen}
        minWidth={narrow ? 0 : 900}
      />
      {moving && (
        <BulkMoveDialog
          chosen={moving}
          pipelines={applications.data?.pipelines ?? []}
          moves={moves}
          onDone={(stayed) => {
            setRefused(stayed);
            setMoving(undefined);
          }}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  );
}
