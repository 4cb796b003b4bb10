import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportDeals } from '@talent-os/contracts/sales/deals';
import { useCommand } from '../../../lib/use-command';
import { download } from '../../../lib/download';
import type { DealFilters } from './use-deal-filters';

/** The rows of the table, with its filters, as a CSV file. */
export function ExportButton({ filters: { wanted, stage } }: { readonly filters: DealFilters }) {
  const command = useCommand(exportDeals, { done: ({ filename }) => `${filename} downloaded` });
  const save = () =>
    command.run({ ...wanted, ...(stage && { stage }) }).then(
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
