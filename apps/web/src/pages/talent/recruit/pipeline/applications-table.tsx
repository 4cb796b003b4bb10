import { IconArrowRight, IconPlayerPause, IconX } from '@tabler/icons-react';
import { holdApplication, moveApplications, rejectApplications } from '@talent-os/contracts/talent/application-changes';
import { exportApplications, waitingPartyLabels, type PipelineCard } from '@talent-os/contracts/talent/applications';
import { wordsOf } from '@talent-os/contracts/words';
import { useState, type ReactNode } from 'react';
import { counted } from '@/lib/counted';
import { useListAnswer } from '@/lib/use-list-answer';
import { StatusBadge } from '@/ui/display/status-badge';
import { bulkWithUndo, type BulkAction } from '@/ui/list/bulk-action';
import type { Format } from '@/ui/list/record-columns';
import type { RecordColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { ageVariants, requirementBadge, stageText, statusLabels, stayText } from '../labels';
import { BulkMoveDialog } from './bulk-move-dialog';
import { Refused, type RefusedMoves } from './refused';
import type { Moves } from './use-moves';
import type { PipelineFilters } from './use-pipeline-filters';

type ApplicationsTableProps = {
  readonly filters: PipelineFilters;
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
    allows: ({ may }) => may.do.includes('hold'),
    input: ({ id }) => ({ applicationId: id, onHold: true }),
    done: (count) => `${counted(count, 'applications')} on hold`,
  },
);

const nextInterview = ({ nextInterviewAt }: PipelineCard, { momentOf }: Format) =>
  nextInterviewAt ? momentOf(nextInterviewAt) : '–';

const waitingText = ({ waitingFor, waitingForMe }: PipelineCard) =>
  waitingForMe ? 'You' : waitingFor ? waitingPartyLabels[waitingFor] : '–';

const requirementBadges = ({ requirements }: PipelineCard) =>
  requirements.length > 0 &&
  requirements.map((requirement) => {
    const { text, variant } = requirementBadge(requirement);
    return (
      <StatusBadge key={requirement.value} variant={variant}>
        {text}
      </StatusBadge>
    );
  });

const columns: readonly RecordColumn<PipelineCard>[] = [
  { field: 'positionTitle', title: 'Position', stack: 'fact' },
  { field: 'stage', title: 'Stage', render: stageText, stack: 'column' },
  {
    field: 'daysInStage',
    title: 'In stage',
    headings: ['Days in stage'],
    render: (card) => <StatusBadge variant={ageVariants[card.age]}>{stayText(card)}</StatusBadge>,
    stack: 'badge',
  },
  {
    field: 'match',
    title: 'Match',
    align: 'right',
    render: ({ match }) => (match === null ? '–' : `${match}%`),
  },
  { field: 'nextInterviewAt', title: 'Next interview', render: nextInterview },
  { field: 'waitingFor', title: 'Waiting for', render: waitingText },
  { field: 'department', title: 'Department', optional: true },
  { field: 'personTitle', title: 'Title', optional: true },
  { field: 'source', title: 'Source', optional: true, render: ({ source }) => wordsOf(source) },
  {
    field: 'appliedAt',
    title: 'Applied',
    optional: true,
    render: ({ appliedAt }, { momentOf }) => momentOf(appliedAt),
  },
  { field: 'status', title: 'Status', optional: true, render: ({ status }) => statusLabels[status] },
];

/** Applicants as rows, to search, sort, take along and change several at once. */
export function ApplicationsTable({
  filters: { list, filters },
  empty,
  moves,
  onOpen,
  onReject,
}: ApplicationsTableProps) {
  const { data } = useListAnswer(list);
  const [moving, setMoving] = useState<readonly PipelineCard[]>();
  const [refused, setRefused] = useState<RefusedMoves>([]);
  const bulk: readonly BulkAction<PipelineCard>[] = [
    {
      key: 'move',
      label: 'Move to…',
      icon: <IconArrowRight size={15} />,
      shortcut: 'm',
      operation: moveApplications,
      allows: ({ may }) => may.to.length > 0,
      open: setMoving,
    },
    hold,
    {
      key: 'reject',
      label: 'Reject…',
      icon: <IconX size={15} />,
      danger: true,
      operation: rejectApplications,
      allows: ({ may }) => may.do.includes('reject'),
      open: onReject,
    },
  ];
  return (
    <>
      <Refused refused={refused} withCloseButton onClose={() => setRefused([])} />
      <RecordList
        list={list}
        label="applicants"
        opens={onOpen}
        main={{ field: 'personName', title: 'Person', badges: requirementBadges }}
        columns={columns}
        filters={filters}
        empty={empty}
        csv={exportApplications}
        bulk={bulk}
      />
      {moving && (
        <BulkMoveDialog
          chosen={moving}
          pipelines={data?.pipelines ?? []}
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
