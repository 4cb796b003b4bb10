import { IconBell } from '@tabler/icons-react';
import { nudgeApplication } from '@talent-os/contracts/talent/application-changes';
import { exportApplications, type PipelineCard } from '@talent-os/contracts/talent/applications';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { useOpened } from '@/lib/use-opened';
import { bulkCommand } from '@/ui/list/bulk-action';
import { RecordList } from '@/ui/list/record-list';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';

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
  const { list, filters } = usePipelineFilters(undefined, true);
  const [nudging, setNudging] = useState<PipelineCard>();
  const { opened, close } = useOpened({ application: 'id' });
  return (
    <Page
      title="Recruit status"
      description="Every application, and whom it waits for"
      crumbs={[{ label: 'Recruit', to: '/talent/recruit' }, { label: 'Recruit status' }]}
    >
      <RecordList
        list={list}
        label="applications"
        opens="application"
        main={{ field: 'personName', title: 'Person' }}
        columns={statusColumns({ onNudge: setNudging })}
        filters={filters}
        empty="No applications"
        csv={exportApplications}
        bulk={bulk}
      />
      {opened.application && <StatusDrawer applicationId={opened.application} onNudge={setNudging} onClose={close} />}
      {nudging && <NudgeDialog card={nudging} onClose={() => setNudging(undefined)} />}
    </Page>
  );
}
