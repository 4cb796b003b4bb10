import { Button } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyPart } from '@/ui/loading/lazy-part';

const ExportDialog = lazyPart(async () => (await import('./export-dialog')).ExportDialog);

/** Takes the events of a period along, signed. */
export function ExportButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button leftSection={<IconFileCertificate size={16} />} onClick={() => setOpen(true)}>
        Export signed file
      </Button>
      {open && <ExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
