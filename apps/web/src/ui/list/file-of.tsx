import type { Operation } from '@talent-os/contracts/define';
import { useState } from 'react';
import { notify } from '@/lib/notify';
import { useMay } from '@/lib/use-may';
import { DownloadButton } from '../button/download-button';

type FileOfProps = {
  readonly operation: Operation;
  /** Which rows. */
  readonly input: object;
};

/** The rows of a figure as the file an operation makes of them, for who may take it along. */
export function FileOf({ operation, input }: FileOfProps) {
  const may = useMay(operation);
  const [loading, setLoading] = useState(false);
  if (!may) return null;
  const save = async () => {
    setLoading(true);
    const { exportByServer } = await import('./export-rows');
    await exportByServer(operation, input, undefined)
      .then((filename) => notify.success(`${filename} downloaded`))
      .catch((failure: unknown) => notify.failure(failure))
      .finally(() => setLoading(false));
  };
  return (
    <DownloadButton loading={loading} save={save}>
      Export CSV
    </DownloadButton>
  );
}
