import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportCompliance } from '@talent-os/contracts/healthcare/compliance';
import { download } from '../../../lib/download';
import { useCommand } from '../../../lib/use-command';

/** Controls, evidence, coverage and breaches as CSV files. */
export function ExportPack() {
  const command = useCommand(exportCompliance, { done: ({ files }) => `${files.length} files downloaded` });
  const save = () =>
    command.run({}).then(
      ({ files }) => files.forEach(({ filename, csv }) => download(filename, csv, 'text/csv')),
      () => undefined,
    );
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={15} />}
      loading={command.loading}
      onClick={() => void save()}
    >
      Export pack
    </Button>
  );
}
