import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportStix } from '@talent-os/contracts/cyber/threats';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { download } from '@/lib/download';
import { useCommand } from '@/lib/use-command';
import { CircleDialog } from './circle-dialog';

/** Threats, or one, as a STIX bundle for a circle of readers. */
export function ExportStix({ threatId }: { readonly threatId?: string }) {
  const [asking, setAsking] = useState(false);
  const command = useCommand(exportStix, {
    done: ({ threats, withheld }) =>
      `${counted(threats, 'threats')} exported${withheld > 0 ? `, ${withheld} withheld by their classification` : ''}`,
  });
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="default"
        {...(threatId ? { size: 'xs' } : { leftSection: <IconDownload size={15} /> })}
        onClick={() => setAsking(true)}
      >
        Export STIX
      </Button>
      {asking && (
        <CircleDialog
          title="Export as STIX 2.1"
          submit="Export"
          loading={command.loading}
          onSubmit={(circle) =>
            void command.run({ circle, ...(threatId && { threatId }) }).then(
              ({ filename, bundle }) => {
                download(filename, bundle, 'application/json');
                close();
              },
              () => undefined,
            )
          }
          onClose={close}
        />
      )}
    </>
  );
}
