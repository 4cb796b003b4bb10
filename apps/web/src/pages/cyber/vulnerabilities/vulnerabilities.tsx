import { Button } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import {
  exportVulnerabilities,
  listVulnerabilities,
  type Vulnerability,
} from '@talent-os/contracts/cyber/vulnerabilities';
import { vulnerabilityStates } from '@talent-os/contracts/cyber/vulnerability-kinds';
import { vulnerabilitiesCalled } from '@talent-os/contracts/figures/called';
import { vulnerabilityFigures } from '@talent-os/contracts/figures/vulnerabilities';
import { useState } from 'react';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { useMe } from '@/lib/session';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { AppLink } from '@/ui/button/app-link';
import { StatusBadge } from '@/ui/display/status-badge';
import { useFigureLink, useFigures } from '@/ui/figures/use-figures';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import { Due, Score, State } from './cells';
import { ImportFindings } from './import-findings';

const VulnerabilityDrawer = lazyPart(async () => (await import('./drawer/vulnerability-drawer')).VulnerabilityDrawer);
const FindingDialog = lazyPart(async () => (await import('./finding-dialog')).FindingDialog);

const states = [{ value: 'all', label: 'All' }, ...choicesOf(vulnerabilityStates)];

const columns: readonly RecordColumn<Vulnerability>[] = [
  { field: 'asset', title: 'Asset', stack: 'fact' },
  { field: 'cvss', title: 'CVSS', render: (row) => <Score vulnerability={row} />, stack: 'badge' },
  { field: 'dueAt', title: 'Due', render: (row) => <Due vulnerability={row} />, stack: 'line' },
  { field: 'status', title: 'State', render: (row) => <State vulnerability={row} />, stack: 'badge' },
  { field: 'ownerName', title: 'Owner', render: ({ ownerName }) => ownerName ?? 'Nobody yet' },
  { field: 'exposed', title: 'Exposed', optional: true },
  { field: 'foundAt', title: 'Found', optional: true },
];

const main: MainColumn<Vulnerability> = {
  field: 'cve',
  title: 'Vulnerability',
  label: ({ cve, asset }) => `${cve} on ${asset}`,
  badges: ({ kev }) => kev && <StatusBadge variant="error">Known exploited</StatusBadge>,
};

/** Vulnerabilities by due date, for people who respond to incidents; what is left to do where nobody asks for more. */
export function Vulnerabilities() {
  const { id: me } = useMe().user;
  const list = useListFilters(listVulnerabilities, {
    called: vulnerabilitiesCalled,
    derive: ({ status }, get) => ({
      pending: !status && get('state') !== 'all' ? 'true' : undefined,
      ownerId: get('mine') === 'true' ? me : undefined,
    }),
  });
  const { opened, close } = useOpened({ vulnerability: 'id' });
  const [dialog, setDialog] = useState<'add' | 'import'>();
  return (
    <Card
      title="Vulnerabilities by due date"
      description={<LeftToDo list={list} />}
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
      <RecordList
        list={list}
        label="vulnerabilities"
        opens="vulnerability"
        main={main}
        columns={columns}
        filters={{
          search: 'CVE or asset',
          status: { label: 'State of vulnerabilities', all: 'To deal with', choices: states },
          overdue: 'Overdue',
          kev: 'Known exploited',
          ownerId: 'Mine',
        }}
        empty="No vulnerabilities to deal with"
        csv={exportVulnerabilities}
        framed
      />
      {opened.vulnerability && (
        <VulnerabilityDrawer key={opened.vulnerability} vulnerabilityId={opened.vulnerability} onClose={close} />
      )}
      {dialog === 'add' && <FindingDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'import' && <ImportFindings onClose={() => setDialog(undefined)} />}
    </Card>
  );
}

/** How many there are to deal with, whatever is listed. */
function LeftToDo({ list }: { readonly list: Parameters<typeof useListAnswer<typeof listVulnerabilities>>[0] }) {
  const { data } = useListAnswer(list);
  const { pending, overdue } = useFigures(vulnerabilityFigures, data, { page: 1 });
  const linkTo = useFigureLink();
  if (!data) return null;
  return (
    <>
      <AppLink to={linkTo(pending) ?? '/cyber'}>{counted(data.pending, 'vulnerabilities')} to deal with</AppLink>
      {', '}
      <AppLink to={linkTo(overdue) ?? '/cyber'}>{data.overdue} overdue</AppLink>
    </>
  );
}
