import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { moveApplication, restoreApplications } from '@talent-os/contracts/talent/application-changes';
import { getPipelineBoard, type PipelineCard } from '@talent-os/contracts/talent/applications';
import { useCallback, useState } from 'react';
import { steadyQuery } from '../../../../lib/query';
import { useCommand } from '../../../../lib/use-command';
import { useMay } from '../../../../lib/use-may';
import { Card } from '../../../../ui/page/card';
import { stepsIn } from '../../../../ui/dialog/drawer-steps';
import { EmptyState } from '../../../../ui/loading/empty-state';
import { useOpened } from '../../../../lib/use-opened';
import { FilterBar } from '../../../../ui/filters/filter-bar';
import { ListFilters } from '../../../../ui/filters/list-filters';
import { Loaded } from '../../../../ui/loading/loaded';
import { NothingFound } from '../../../../ui/loading/nothing-found';
import { UndoToast } from '../../../../ui/message/undo-toast';
import { useAnnouncer } from '../../../../ui/message/use-announcer';
import { lazyPart } from '../../../../ui/loading/lazy-part';
import type { PipelineBoard as PipelineBoardPart } from './pipeline-board';
import { useMoves } from './use-moves';
import { usePipelineFilters } from './use-pipeline-filters';
import css from './pipeline.module.css';

const ApplicationDrawer = lazyPart(async () => (await import('../application/application-drawer')).ApplicationDrawer);
const RejectDialog = lazyPart(async () => (await import('./reject-dialog')).RejectDialog);
const RemainingDialog = lazyPart(async () => (await import('./remaining-dialog')).RemainingDialog);
const RequirementDialog = lazyPart(async () => (await import('./requirement-dialog')).RequirementDialog);
const PipelineBoard = lazyPart<Parameters<typeof PipelineBoardPart>[0]>(
  async () => (await import('./pipeline-board')).PipelineBoard,
);
const ApplicationsTable = lazyPart(async () => (await import('./applications-table')).ApplicationsTable);

type PipelineViewProps = { readonly industry?: Industry | undefined; readonly asTable: boolean };

const empty = (
  <EmptyState title="No applicants in this stage" text="Nobody is under way in the positions you may see." />
);

/** People on their way into positions, as a board or a table, with everything that is done about them. */
export function PipelineView({ industry, asTable }: PipelineViewProps) {
  const filters = usePipelineFilters(industry, asTable);
  const { opened, open, close } = useOpened({ application: 'id', remaining: ['true'] });
  const { announce, region } = useAnnouncer();
  const moves = useMoves(announce);
  const mayMove = useMay(moveApplication);
  const [rejecting, setRejecting] = useState<readonly PipelineCard[]>();
  const [rejected, setRejected] = useState<readonly string[]>([]);
  const board = useQuery(steadyQuery(getPipelineBoard, filters.input));
  const onOpen = (card: PipelineCard) => open(card.id);
  const columns = (board.data?.columns ?? []).map(({ title, cards }) => ({ title, items: cards }));
  const shared = { filters, moves, onOpen };

  return (
    <>
      {board.data && board.data.remaining > 0 && mayMove && (
        <RemainingBanner remaining={board.data.remaining} onReview={() => open({ remaining: 'true' })} />
      )}
      {asTable ? (
        <ApplicationsTable {...shared} empty={empty} onReject={setRejecting} />
      ) : (
        <>
          <FilterBar params={filters.params}>
            <ListFilters list={filters.list} label="applicants" filters={filters.filters} />
          </FilterBar>
          <Loaded query={board} skeletons={1} skeletonHeight={420}>
            {(data) => <Board {...shared} board={data} mayMove={mayMove} announce={announce} />}
          </Loaded>
        </>
      )}
      {opened.application && (
        <ApplicationDrawer
          applicationId={opened.application}
          steps={stepsIn(columns, opened.application, onOpen)}
          moves={moves}
          onReject={(card) => setRejecting([card])}
          onClose={close}
        />
      )}
      {opened.remaining && <RemainingDialog industry={industry} onDone={setRejected} onClose={close} />}
      {moves.pending && <RequirementDialog pending={moves.pending} moves={moves} />}
      {rejecting && <RejectDialog cards={rejecting} onDone={setRejected} onClose={() => setRejecting(undefined)} />}
      {moves.undoable && (
        <UndoToast
          key={moves.undoable.text}
          text={moves.undoable.text}
          onUndo={() => moves.undoable && moves.undo(moves.undoable)}
          onGone={moves.forget}
        />
      )}
      <UndoRejection rejected={rejected} setRejected={setRejected} />
      {region}
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

type BoardProps = Omit<Parameters<typeof PipelineBoardPart>[0], 'withPosition'> & {
  readonly filters: ReturnType<typeof usePipelineFilters>;
};

function Board({ filters: { params, input }, ...shown }: BoardProps) {
  if (shown.board.columns.every(({ count }) => count === 0))
    return <Card>{params.filtered ? <NothingFound onClear={params.clear} /> : empty}</Card>;
  return <PipelineBoard {...shown} withPosition={input.positionId === undefined} />;
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
