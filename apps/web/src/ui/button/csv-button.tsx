import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import { download } from '../../lib/download';
import { useCommand } from '../../lib/use-command';
import { useMay } from '../../lib/use-may';
import { DownloadButton } from './download-button';

type CsvFile = { readonly filename: string; readonly csv: string };
type CsvButtonProps<O extends Operation> = {
  /** An operation that answers with a file. */
  readonly of: Output<O> extends CsvFile ? O : never;
  readonly input: Sent<O>;
};

/** What matches, as a CSV file, for those who may take it along. */
export function CsvButton<O extends Operation>({ of, input }: CsvButtonProps<O>) {
  const operation: O = of;
  const may = useMay(operation);
  const command = useCommand(operation, { done: (file) => `${(file as CsvFile).filename} downloaded` });
  const save = async (): Promise<void> => {
    const { filename, csv } = (await command.run(input)) as CsvFile;
    download(filename, csv, 'text/csv');
  };
  if (!may) return null;
  return (
    <DownloadButton loading={command.loading} save={save}>
      Export CSV
    </DownloadButton>
  );
}
