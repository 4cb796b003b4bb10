import { exportHistory } from '@talent-os/contracts/chat/sessions';
import { useCommand } from '@/lib/use-command';
import { download } from '@/lib/download';
import { DownloadButton } from '@/ui/button/download-button';

/** The caller's messages as one JSON document. */
export function ExportButton() {
  const command = useCommand(exportHistory, {
    done: ({ messages, total }) =>
      messages.length < total
        ? `The latest ${messages.length} of ${total} messages downloaded`
        : `${total} messages downloaded`,
  });
  const save = async () => {
    const { filename, ...document } = await command.run({});
    download(filename, JSON.stringify(document, null, 2), 'application/json');
  };
  return (
    <DownloadButton loading={command.loading} save={save}>
      Export JSON
    </DownloadButton>
  );
}
