import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getIncidentOverview, getIncidentSummary } from '@talent-os/contracts/cyber/incidents';
import { query } from '@/lib/query';
import { useOpened } from '@/lib/use-opened';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { Figures } from './figures';
import { IncidentsList } from './incidents-list';
import { Overview } from './overview';

const IncidentDrawer = lazyPart(async () => (await import('./drawer/incident-drawer')).IncidentDrawer);
const ReportDialog = lazyPart(async () => (await import('./report-dialog')).ReportDialog);

export function Component() {
  const summary = useQuery(query(getIncidentSummary, {}));
  const overview = useQuery(query(getIncidentOverview, {}));
  const { opened, open, create, close } = useOpened({ incident: 'id', new: ['incident'], threat: 'id' });
  return (
    <Page
      title="Incident Response"
      loading={summary}
      skeletons={4}
      actions={
        <Button leftSection={<IconPlus size={16} />} onClick={() => create('incident')}>
          Report incident
        </Button>
      }
    >
      <Figures summary={summary.data} overview={overview.data} />
      <IncidentsList onOpen={open} />
      <Overview overview={overview} />
      {opened.incident && <IncidentDrawer key={opened.incident} incidentId={opened.incident} onClose={close} />}
      {opened.new && <ReportDialog threatId={opened.threat} onReported={open} onClose={close} />}
    </Page>
  );
}
