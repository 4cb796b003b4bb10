import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { NO_ACTIVE_INCIDENTS, getIncidentOverview, getIncidentSummary } from '@talent-os/contracts/cyber/incidents';
import { query } from '../../../lib/query';
import { EmptyState } from '../../../ui/loading/empty-state';
import { Page } from '../../../ui/page/page';
import { IncidentDrawer } from './drawer/incident-drawer';
import { Figures } from './figures';
import { IncidentFilters } from './incident-filters';
import { IncidentsTable } from './incidents-table';
import { Overview } from './overview';
import { ReportDialog } from './report-dialog';
import { useIncidentFilters } from './use-incident-filters';
import { useIncidentView } from './use-incident-view';

export function Component() {
  const summary = useQuery(query(getIncidentSummary, {}));
  const overview = useQuery(query(getIncidentOverview, {}));
  const filters = useIncidentFilters();
  const opened = useIncidentView();
  return (
    <Page
      title="Incident Response"
      loading={summary}
      skeletons={4}
      actions={
        <Button leftSection={<IconPlus size={16} />} onClick={opened.report}>
          Report incident
        </Button>
      }
    >
      <Figures summary={summary.data} overview={overview.data} />
      <IncidentsTable
        filters={filters}
        toolbar={<IncidentFilters params={filters.params} />}
        empty={<EmptyState title={NO_ACTIVE_INCIDENTS} />}
        onOpen={opened.open}
      />
      <Overview overview={overview} />
      {opened.incidentId && (
        <IncidentDrawer key={opened.incidentId} incidentId={opened.incidentId} onClose={opened.close} />
      )}
      {opened.reporting && <ReportDialog threatId={opened.threatId} onReported={opened.open} onClose={opened.close} />}
    </Page>
  );
}
