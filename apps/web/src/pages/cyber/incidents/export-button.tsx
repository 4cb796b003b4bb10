import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportIncidents } from '@talent-os/contracts/cyber/incidents';
import { download } from '../../../lib/download';
import { useCommand } from '../../../lib/use-command';
import type { IncidentFilters } from './use-incident-filters';

/** The rows of the list, with its filters, as a CSV file. */
export function ExportButton({ filters: { wanted } }: { readonly filters: IncidentFilters }) {
  const command = useCommand(exportIncidents, { done: ({ filename }) => `${filename} downloaded` });
  const save = () =>
    command.run(wanted).then(
      ({ filename, csv }) => download(filename, csv, 'text/csv'),
      () => undefined,
    );
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={15} />}
      loading={command.loading}
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  );
}
