import { useQuery } from '@tanstack/react-query';
import { IconBell } from '@tabler/icons-react';
import { nudgeApplication } from '@talent-os/contracts/talent/application-changes';
import { exportApplications, listApplications, type PipelineCard } from '@talent-os/contracts/talent/applications';
import { useState } from 'react';
import { counted } from '../../../../lib/counted';
import { steadyQuery } from '../../../../lib/query';
import { useFormat } from '../../../../lib/use-format';
import { useNarrow } from '../../../../lib/use-narrow';
import { useViewParams } from '../../../../lib/use-view-params';
import { bulkCommand } from '../../../../ui/list/bulk-action';
import { EmptyState } from '../../../../ui/loading/empty-state';
import { lazyPart } from '../../../../ui/loading/lazy-part';
import { Page } from '../../../../ui/page/page';
import { DataTable } from '../../../../ui/table/data-table';
import { PipelineFilters } from '../pipeline/pipeline-filters';
import { usePipelineFilters } from '../pipeline/use-pipeline-filters';
import { statusColumns } from './status-columns';

const NudgeDialog = lazyPart(async () => (await import('./nudge-dialog')).NudgeDialog);
const StatusDrawer = lazyPart(async () => (await import('./status-drawer')).StatusDrawer);

/** Reminds whom each of them waits for: asked before, as nobody can take it back. */
const nudgeAll = bulkCommand<PipelineCard, typeof nudgeApplication>(nudgeApplication, {
  key: 'nudge',
  label: 'Nudge',
  icon: <IconBell size={15} />,
  shortcut: 'n',
  allows: ({ may }) => may.do.includes('nudge'),
  input: ({ id }) => ({ applicationId: id }),
  done: (count) => `${counted(count, 'reminders')} sent`,
  confirm: (cards) => ({
    title: `Send ${counted(cards.length, 'reminders')}?`,
    text: 'Whoever each of them waits for is told at once, and not again within a day.',
    confirm: 'Nudge',
  }),
});
const bulk = [nudgeAll];

/** Every application: where it stands, how long, and whom it waits for. */
export function Component() {
  const filters = usePipelineFilters(undefined);
  const applications = useQuery(steadyQuery(listApplications, { ...filters.params.paging, ...filters.listed }));
  const narrow = useNarrow();
  const { dayOf } = useFormat();
  const [view, change] = useViewParams();
  const [nudging, setNudging] = useState<PipelineCard>();
  const opened = view.get('application');
  const onOpen = ({ id }: PipelineCard) => change({ application: id });
  return (
    <Page
      title="Recruit status"
      description="Every application, and whom it waits for"
      crumbs={[{ label: 'Recruit', to: '/talent/recruit' }, { label: 'Recruit status' }]}
    >
      <DataTable
        label="applications"
        query={applications}
        params={filters.params}
        columns={statusColumns({ narrow, dayOf, onOpen, onNudge: setNudging })}
        toolbar={<PipelineFilters filters={filters} asTable />}
        empty={<EmptyState title="No applications" />}
        exports={{ of: exportApplications }}
        bulk={bulk}
        onRow={onOpen}
        minWidth={narrow ? 0 : 980}
      />
      {opened && (
        <StatusDrawer
          applicationId={opened}
          onNudge={setNudging}
          onClose={() => change({ application: undefined }, { replace: true })}
        />
      )}
      {nudging && <NudgeDialog card={nudging} onClose={() => setNudging(undefined)} />}
    </Page>
  );
}
