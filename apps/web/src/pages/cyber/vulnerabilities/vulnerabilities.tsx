import { vulnerabilityFigures } from '@talent-os/contracts/figures/vulnerabilities';
import { AppLink } from '../../../ui/button/app-link';
import { useFigureLink, useFigures } from '../../../ui/figures/use-figures';
import { Button } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { exportVulnerabilities, listVulnerabilities } from '@talent-os/contracts/cyber/vulnerabilities';
import { useState } from 'react';
import { steadyQuery } from '../../../lib/query';
import { useNarrow } from '../../../lib/use-narrow';
import { Card } from '../../../ui/page/card';
import { counted } from '../../../lib/counted';
import { DataTable } from '../../../ui/table/data-table';
import { EmptyState } from '../../../ui/loading/empty-state';
import { lazyPart } from '../../../ui/loading/lazy-part';
import { ImportFindings } from './import-findings';
import { useVulnerabilityFilters } from './use-vulnerability-filters';
import { vulnerabilityColumns } from './vulnerability-columns';
import { VulnerabilityFilters } from './vulnerability-filters';

const VulnerabilityDrawer = lazyPart(async () => (await import('./drawer/vulnerability-drawer')).VulnerabilityDrawer);
const FindingDialog = lazyPart(async () => (await import('./finding-dialog')).FindingDialog);

/** Vulnerabilities by due date, for people who respond to incidents: a part of a page, with its list in the address. */
export function Vulnerabilities() {
  const { params, input } = useVulnerabilityFilters();
  const vulnerabilities = useQuery(steadyQuery(listVulnerabilities, { ...params.paging, ...input }));
  const [dialog, setDialog] = useState<'add' | 'import'>();
  const narrow = useNarrow();
  const opened = params.get('vulnerability');
  const open = (vulnerability: string | undefined) => params.patchBeside({ vulnerability });
  const figures = useFigures(vulnerabilityFigures, vulnerabilities.data, { page: 1 });
  const linkTo = useFigureLink();
  return (
    <Card
      title="Vulnerabilities by due date"
      description={
        vulnerabilities.data && (
          <>
            <AppLink to={linkTo(figures.pending) ?? '/cyber'}>
              {counted(vulnerabilities.data.pending, 'vulnerabilities')} to deal with
            </AppLink>
            {', '}
            <AppLink to={linkTo(figures.overdue) ?? '/cyber'}>{vulnerabilities.data.overdue} overdue</AppLink>
          </>
        )
      }
      actions={
        <>
          <Button variant="default" leftSection={<IconUpload size={15} />} onClick={() => setDialog('import')}>
            Import findings
          </Button>
          <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => setDialog('add')}>
            Add vulnerability
          </Button>
        </>
      }
      flush
    >
      <DataTable
        label="vulnerabilities"
        query={vulnerabilities}
        params={params}
        columns={vulnerabilityColumns(narrow, open)}
        minWidth={narrow ? 0 : 900}
        toolbar={<VulnerabilityFilters params={params} />}
        empty={<EmptyState title="No vulnerabilities to deal with" />}
        exports={{ of: exportVulnerabilities }}
        framed
        onRow={({ id }) => open(id)}
      />
      {opened && <VulnerabilityDrawer key={opened} vulnerabilityId={opened} onClose={() => open(undefined)} />}
      {dialog === 'add' && <FindingDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'import' && <ImportFindings onClose={() => setDialog(undefined)} />}
    </Card>
  );
}
