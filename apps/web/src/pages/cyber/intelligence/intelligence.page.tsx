import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { NO_THREATS, getIntelligence } from '@talent-os/contracts/cyber/threats';
import { useState } from 'react';
import { query } from '../../../lib/query';
import { EmptyState } from '../../../ui/loading/empty-state';
import { Page } from '../../../ui/page/page';
import { ThreatDrawer } from './drawer/threat-drawer';
import { ExportStix } from './export-stix';
import { ImportBundle } from './import-bundle';
import { Reports } from './reports';
import { ThreatFigures } from './threat-figures';
import { ThreatFilters } from './threat-filters';
import { ThreatsTable } from './threats-table';
import { useThreatView } from './use-threat-view';

export function Component() {
  const summary = useQuery(query(getIntelligence, {}));
  const view = useThreatView();
  const [importing, setImporting] = useState(false);
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
      <ThreatFigures summary={summary.data} />
      <ThreatsTable view={view} toolbar={<ThreatFilters view={view} />} empty={<EmptyState title={NO_THREATS} />} />
      <Reports />
      {view.threatId && <ThreatDrawer key={view.threatId} threatId={view.threatId} onClose={view.close} />}
      {importing && <ImportBundle onClose={() => setImporting(false)} />}
    </Page>
  );
}
