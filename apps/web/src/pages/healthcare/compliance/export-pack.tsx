import { exportCompliance } from '@talent-os/contracts/healthcare/compliance';
import { download } from '@/lib/download';
import { useCommand } from '@/lib/use-command';
import { DownloadButton } from '@/ui/button/download-button';

/** Controls, evidence, coverage and breaches as CSV files. */
export function ExportPack() {
  const command = useCommand(exportCompliance, { done: ({ files }) => `${files.length} files downloaded` });
  const save = async () => {
    const { files } = await command.run({});
    files.forEach(({ filename, csv }) => download(filename, csv, 'text/csv'));
  };
  return (
    <DownloadButton loading={command.loading} save={save}>
      Export pack
    </DownloadButton>
  );
}
