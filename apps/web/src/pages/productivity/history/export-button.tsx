import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportHistory } from '@talent-os/contracts/chat/sessions';
import { useCommand } from '../../../lib/use-command';
import { download } from '../../../lib/download';

/** The caller's messages as one JSON document. */
export function ExportButton() {
  const command = useCommand(exportHistory, {
    done: ({ messages, total }) =>
      messages.length < total
        ? `The latest ${messages.length} of ${total} messages downloaded`
        : `${total} messages downloaded`,
  });
  const save = () =>
    command.run({}).then(
      ({ filename, ...document }) => download(filename, JSON.stringify(document, null, 2), 'application/json'),
      () => undefined,
    );
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={15} />}
      loading={command.loading}
      onClick={() => void save()}
    >
      Export JSON
    </Button>
  );
}
