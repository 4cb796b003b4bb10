import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import { useState } from 'react';
import { download } from '@/lib/download';
import { texts } from '@/lib/failure-text';
import { notify } from '@/lib/notify';
import { useMay } from '@/lib/use-may';
import { wholeCsv } from '@/lib/whole-csv';
import { DownloadButton } from './download-button';

type CsvFile = { readonly filename: string; readonly csv: string };
type CsvButtonProps<O extends Operation> = {
  /** An operation that answers with a file. */
  readonly of: Output<O> extends CsvFile ? O : never;
  readonly input: Sent<O>;
};

/** All that matches, as a CSV file, for those who may take it along. */
export function CsvButton<O extends Operation>({ of, input }: CsvButtonProps<O>) {
  const operation: O = of;
  const may = useMay(operation);
  const [loading, setLoading] = useState(false);
  const save = async (): Promise<void> => {
    setLoading(true);
    await wholeCsv(operation, input as object)
      .then(({ filename, csv }) => {
        download(filename, csv, 'text/csv');
        notify.success(`${filename} downloaded`);
      })
      .catch((failure: unknown) => notify.failure(failure, texts.operationFailed))
      .finally(() => setLoading(false));
  };
  if (!may) return null;
  return (
    <DownloadButton loading={loading} save={save}>
      Export CSV
    </DownloadButton>
  );
}
