import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportClearances } from '@talent-os/contracts/cyber/clearance';
import { download } from '../../../../lib/download';
import { useCommand } from '../../../../lib/use-command';
import type { StaffFilters } from './use-staff-filters';

/** The rows of the table, with its filters, as a CSV file. */
export function ExportButton({ wanted }: Pick<StaffFilters, 'wanted'>) {
  const command = useCommand(exportClearances, { done: ({ filename }) => `${filename} downloaded` });
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
