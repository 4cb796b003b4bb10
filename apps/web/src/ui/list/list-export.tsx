import { useAbility } from '@casl/react';
import { admits, type AppAbility } from '@talent-os/contracts/access/ability';
import { may } from '@talent-os/contracts/access/rule';
import type { Operation } from '@talent-os/contracts/define';
import { useState } from 'react';
import { texts } from '@/lib/failure-text';
import { notify } from '@/lib/notify';
import type { ListParams } from '@/lib/use-list-params';
import { useNarrow } from '@/lib/use-narrow';
import { DownloadButton } from '../button/download-button';
import type { Column } from './column';

/**
 * What a list can be taken along by: an operation that answers with a file, or its own pages, for those who may export
 * or whose own rows they are.
 */
export type ExportSource =
  | { readonly of: Operation; /** What the file takes beside the filters. */ readonly also?: object }
  | 'own'
  | 'permitted';

type ListExportProps<T> = {
  readonly source: ExportSource;
  readonly label: string;
  readonly params: ListParams;
  readonly columns: readonly Column<T>[];
  /** No columns are shown: the file has its own. */
  readonly whole: boolean;
};

/** The rows of the filter as a CSV file, with the columns that are shown, in their order; on a phone with all of them. */
export function ListExport<T>({ source, label, params, columns, whole }: ListExportProps<T>) {
  const ability = useAbility<AppAbility>();
  const [loading, setLoading] = useState(false);
  const narrow = useNarrow();
  const access = source === 'own' ? 'signed-in' : source === 'permitted' ? may('EXPORT_DATA') : source.of.access;
  const { list } = params;
  if (!list || !admits(ability, access)) return null;
  const shown = columns.filter(({ deeds }) => !deeds);
  const input = { ...list.inputAt(params.get), ...(params.sort && { sort: params.sort }) };
  const save = async () => {
    setLoading(true);
    const { exportByServer, exportPages } = await import('./export-rows');
    const made =
      typeof source === 'object'
        ? exportByServer(source.of, { ...input, ...source.also }, narrow || whole ? undefined : shown)
        : exportPages(list, input, shown, label);
    await made
      .then((filename) => notify.success(`${filename} downloaded`))
      .catch((failure: unknown) => notify.failure(failure, texts.operationFailed))
      .finally(() => setLoading(false));
  };
  return (
    <DownloadButton loading={loading} save={save}>
      Export CSV
    </DownloadButton>
  );
}
