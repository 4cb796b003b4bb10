import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { moveApplication, restoreApplications } from '@talent-os/contracts/talent/application-changes';
import { getPipelineBoard, type PipelineCard } from '@talent-os/contracts/talent/applications';
import { useCallback, useState } from 'react';
import { steadyQuery } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useMay } from '@/lib/use-may';
import { Card } from '@/ui/page/card';
import { stepsIn } from '@/ui/dialog/drawer-steps';
import { EmptyState } from '@/ui/loading/empty-state';
import { ListFilters } from '@/ui/filters/list-filters';
import { useOpened } from '@/lib/use-opened';
import { UndoToast } from '@/ui/message/undo-toast';
import { lazyPart } from '@/ui/loading/lazy-part';
import { useMoves } from './use-moves';
import { usePipelineFilters } from './use-pipeline-filters';
import css from './pipeline.module.css';

const ApplicationDrawer = lazyPart(async () => (await import('../application/application-drawer')).ApplicationDrawer);
const RejectDialog = lazyPart(async () => (await import('./reject-dialog')).RejectDialog);
const RemainingDialog = lazyPart(async () => (await import('./remaining-dialog')).RemainingDialog);
const RequirementDialog = lazyPart(async () => (await import('./requirement-dialog')).RequirementDialog);
const PipelineBoard = lazyPart(async () => (await import('./pipeline-board')).PipelineBoard);
const ApplicationsTable = lazyPart(async () => (await import('./applications-table')).ApplicationsTable);

type PipelineViewProps = { readonly industry?: Industry | undefined; readonly asTable: boolean };

const empty = (
  <EmptyState title="No applicants in this stage" text="Nobody is under way in the positions you may see." />
);

/** People on their way into positions, as a board or a table, with everything that is done about them. */
export function PipelineView({ industry, asTable }: PipelineViewProps) {
  const filters = usePipelineFilters(industry, asTable);
  const { opened, open, close } = useOpened({ application: 'id', remaining: ['true'] });
  const mayMove = useMay(moveApplication);
  const [rejecting, setRejecting] = useState<readonly PipelineCard[]>();
  const [rejected, setRejected] = useState<readonly string[]>([]);
  const board = useQuery(steadyQuery(getPipelineBoard, filters.input));
  const moves = useMoves(board.data?.pipelines ?? []);
  const onOpen = (card: PipelineCard) => open(card.id);
  const shared = { filters, moves, empty, onOpen };

  return (
    <>
      {board.data && board.data.remaining > 0 && mayMove && (
        <RemainingBanner remaining={board.data.remaining} onReview={() => open({ remaining: 'true' })} />
      )}
      {asTable ? (
        <ApplicationsTable {...shared} onReject={setRejecting} />
      ) : (
        <PipelineBoard
          {...shared}
          toolbar={<ListFilters list={filters.list} label="applicants" filters={filters.filters} />}
          board={board}
        />
      )}
      {opened.application && (
        <ApplicationDrawer
          applicationId={opened.application}
          steps={stepsIn(board.data?.columns ?? [], opened.application, onOpen)}
          moves={moves}
          onReject={(card) => setRejecting([card])}
          onClose={close}
        />
      )}
      {opened.remaining && <RemainingDialog industry={industry} onDone={setRejected} onClose={close} />}
      {moves.pending && <RequirementDialog pending={moves.pending} moves={moves} />}
      {rejecting && <RejectDialog cards={rejecting} onDone={setRejected} onClose={() => setRejecting(undefined)} />}
      {moves.told}
      <UndoRejection rejected={rejected} setRejected={setRejected} />
    </>
  );
}

function RemainingBanner({ remaining, onReview }: { readonly remaining: number; readonly onReview: () => void }) {
  return (
    <Card>
      <div className={css.banner}>
        <p>
          {remaining} {remaining === 1 ? 'person is' : 'people are'} still in the pipeline of a filled seat and{' '}
          {remaining === 1 ? 'waits' : 'wait'} for an answer.
        </p>
        <Button variant="default" onClick={onReview}>
          Review the list
        </Button>
      </div>
    </Card>
  );
}

type UndoRejectionProps = {
  readonly rejected: readonly string[];
  readonly setRejected: (applicationIds: readonly string[]) => void;
};

function UndoRejection({ rejected, setRejected }: UndoRejectionProps) {
  const forget = useCallback(() => setRejected([]), [setRejected]);
  const restore = useCommand(restoreApplications, { done: 'Rejection undone' });
  if (rejected.length === 0) return null;
  return (
    <UndoToast
      key={rejected.join()}
      text={`${rejected.length} rejected`}
      onUndo={() => {
        restore.mutate({ applicationIds: [...rejected] });
        forget();
      }}
      onGone={forget}
    />
  );
}
