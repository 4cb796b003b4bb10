import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { moveApplication, restoreApplications } from '@talent-os/contracts/talent/application-changes';
import { getPipelineBoard, type PipelineCard } from '@talent-os/contracts/talent/applications';
import { useCallback, useState } from 'react';
import { query } from '../../../../lib/query';
import { useCommand } from '../../../../lib/use-command';
import { useMay } from '../../../../lib/use-may';
import { Card } from '../../../../ui/card';
import { EmptyState } from '../../../../ui/empty-state';
import { Loaded } from '../../../../ui/loaded';
import { NothingFound } from '../../../../ui/nothing-found';
import { UndoToast } from '../../../../ui/undo-toast';
import { useAnnouncer } from '../../../../ui/use-announcer';
import { lazyPart } from '../../../../ui/lazy-part';
import { pipelineReads } from '../reads';
import { PipelineBoard } from './pipeline-board';
import { PipelineFilters } from './pipeline-filters';
import { RejectDialog } from './reject-dialog';
import { RemainingDialog } from './remaining-dialog';
import { RequirementDialog } from './requirement-dialog';
import { useMoves } from './use-moves';
import { useApplicationView } from './use-application-view';
import { usePipelineFilters } from './use-pipeline-filters';
import css from './pipeline.module.css';

const ApplicationDrawer = lazyPart(async () => (await import('../application/application-drawer')).ApplicationDrawer);
const ApplicationsTable = lazyPart(async () => (await import('./applications-table')).ApplicationsTable);

type PipelineViewProps = { readonly industry?: Industry | undefined; readonly asTable: boolean };

const empty = (
  <EmptyState title="No applicants in this stage" text="Nobody is under way in the positions you may see." />
);

/** People on their way into positions, as a board or a table, with everything that is done about them. */
export function PipelineView({ industry, asTable }: PipelineViewProps) {
  const filters = usePipelineFilters(industry);
  const opened = useApplicationView();
  const { announce, region } = useAnnouncer();
  const moves = useMoves(announce);
  const mayMove = useMay(moveApplication);
  const [rejecting, setRejecting] = useState<readonly PipelineCard[]>();
  const [rejected, setRejected] = useState<readonly string[]>([]);
  const forget = useCallback(() => setRejected([]), []);
  const restore = useCommand(restoreApplications, { refetches: pipelineReads, done: 'Rejection undone' });
  const board = useQuery({ ...query(getPipelineBoard, filters.wanted), placeholderData: keepPreviousData });
  const onOpen = (card: PipelineCard) => opened.open(card.id);
  const toolbar = <PipelineFilters filters={filters} asTable={asTable} />;

  return (
    <>
      {board.data && board.data.remaining > 0 && mayMove && (
        <Card>
          <div className={css.banner}>
            <p>
              {board.data.remaining} {board.data.remaining === 1 ? 'person is' : 'people are'} still in the pipeline of
              a filled seat and {board.data.remaining === 1 ? 'waits' : 'wait'} for an answer.
            </p>
            <Button variant="default" onClick={opened.showRemaining}>
              Review the list
            </Button>
          </div>
        </Card>
      )}
      {asTable ? (
        <ApplicationsTable
          filters={filters}
          toolbar={toolbar}
          empty={empty}
          moves={moves}
          onOpen={onOpen}
          onReject={setRejecting}
        />
      ) : (
        <>
          <div className={css.toolbar}>{toolbar}</div>
          <Loaded query={board} skeletons={1} skeletonHeight={420}>
            {(data) =>
              data.columns.every(({ count }) => count === 0) ? (
                <Card>{filters.params.filtered ? <NothingFound onClear={filters.params.clear} /> : empty}</Card>
              ) : (
                <PipelineBoard
                  board={data}
                  moves={moves}
                  mayMove={mayMove}
                  withPosition={filters.params.get('position') === undefined}
                  onOpen={onOpen}
                  announce={announce}
                />
              )
            }
          </Loaded>
        </>
      )}
      {opened.applicationId && (
        <ApplicationDrawer
          key={opened.applicationId}
          applicationId={opened.applicationId}
          moves={moves}
          onReject={(card) => setRejecting([card])}
          onClose={opened.close}
        />
      )}
      {opened.remaining && <RemainingDialog industry={industry} onDone={setRejected} onClose={opened.close} />}
      {moves.asked && <RequirementDialog asked={moves.asked} moves={moves} />}
      {rejecting && <RejectDialog cards={rejecting} onDone={setRejected} onClose={() => setRejecting(undefined)} />}
      {moves.undoable && (
        <UndoToast
          key={moves.undoable.text}
          text={moves.undoable.text}
          onUndo={() => moves.undoable && moves.undo(moves.undoable)}
          onGone={moves.forget}
        />
      )}
      {rejected.length > 0 && (
        <UndoToast
          key={rejected.join()}
          text={`${rejected.length} rejected`}
          onUndo={() => {
            restore.mutate({ applicationIds: [...rejected] });
            forget();
          }}
          onGone={forget}
        />
      )}
      {region}
    </>
  );
}
