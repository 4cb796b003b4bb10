import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getIntelligence } from '@talent-os/contracts/cyber/threats';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useOpened } from '@/lib/use-opened';
import { Page } from '@/ui/page/page';
import { ThreatDrawer } from './drawer/threat-drawer';
import { ExportStix } from './export-stix';
import { ImportBundle } from './import-bundle';
import { Reports } from './reports';
import { ThreatFigures } from './threat-figures';
import { ThreatsList } from './threats-list';

export function Component() {
  const summary = useQuery(query(getIntelligence, {}));
  const { opened, open, close } = useOpened({ threat: 'id' });
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
      <ThreatsList onOpen={open} />
      <Reports />
      {opened.threat && <ThreatDrawer key={opened.threat} threatId={opened.threat} onClose={close} />}
      {importing && <ImportBundle onClose={() => setImporting(false)} />}
    </Page>
  );
}
