import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import { download } from '../lib/download';
import { useCommand } from '../lib/use-command';
import { useMay } from '../lib/use-may';

type CsvFile = { readonly filename: string; readonly csv: string };
type CsvButtonProps<O extends Operation> = {
  /** An operation that answers with a file. */
  readonly of: Output<O> extends CsvFile ? O : never;
  readonly wanted: Sent<O>;
};

/** What matches, as a CSV file, for those who may take it along. */
export function CsvButton<O extends Operation>({ of, wanted }: CsvButtonProps<O>) {
  const operation: O = of;
  const may = useMay(operation);
  const command = useCommand(operation, { done: (file) => `${(file as CsvFile).filename} downloaded` });
  const save = async (): Promise<void> => {
    const { filename, csv } = (await command.run(wanted)) as CsvFile;
    download(filename, csv, 'text/csv');
  };
  if (!may) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={15} />}
      loading={command.loading}
      // What failed has told its own story by then.
      onClick={() => void save().catch(() => undefined)}
    >
      Export CSV
    </Button>
  );
}
