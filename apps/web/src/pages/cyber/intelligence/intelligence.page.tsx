import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getIntelligence } from '@talent-os/contracts/cyber/threats';
import { useState } from 'react';
import { count } from '../../../lib/format';
import { query } from '../../../lib/query';
import { EmptyState } from '../../../ui/empty-state';
import { Page } from '../../../ui/page';
import { Stats } from '../../../ui/stats';
import { ThreatDrawer } from './drawer/threat-drawer';
import { ExportStix } from './export-stix';
import { ImportBundle } from './import-bundle';
import { Reports } from './reports';
import { ThreatFilters } from './threat-filters';
import { ThreatsTable } from './threats-table';
import { useThreatView } from './use-threat-view';

export function Component() {
  const summary = useQuery(query(getIntelligence, {}));
  const view = useThreatView();
  const [importing, setImporting] = useState(false);
  const { data } = summary;
  return (
    <Page
      title="Threat Intelligence"
      loading={summary}
      skeletons={4}
      actions={
        <>
          <ExportStix />
          <Button leftSection={<IconUpload size={16} />} onClick={() => setImporting(true)}>
            Import STIX
          </Button>
        </>
      }
    >
      <Stats
        items={[
          { label: 'New Threats', value: count(data?.newThreats), note: 'Last 24 hours' },
          { label: 'IoCs Detected', value: count(data?.iocDetected), note: 'Seen in the last 7 days' },
          { label: 'Risk Level', value: data?.riskLevel },
          { label: 'Reports Generated', value: count(data?.reportsGenerated), note: 'This week' },
        ]}
      />
      <ThreatsTable
        view={view}
        toolbar={<ThreatFilters view={view} />}
        empty={<EmptyState title="No threat intelligence available" />}
      />
      <Reports />
      {view.threatId && <ThreatDrawer key={view.threatId} threatId={view.threatId} onClose={view.close} />}
      {importing && <ImportBundle onClose={() => setImporting(false)} />}
    </Page>
  );
}
