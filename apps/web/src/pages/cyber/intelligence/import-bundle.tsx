import { addBundle } from '@talent-os/contracts/cyber/bundle-imports';
import { importStix } from '@talent-os/contracts/cyber/threats';
import { useState } from 'react';
import { ApiError } from '@/lib/api-error';
import { useCommand } from '@/lib/use-command';
import { useUpload } from '@/lib/use-upload';
import { ImportDialog } from '@/ui/dialog/import-dialog';
import { LatestBundle } from './latest-bundle';
import { resultOf } from './taken-bundle';

/** A file of up to so many bytes is taken while one waits. */
const WAITED_FOR = 500_000;

/** Takes a STIX bundle from a file: a small one while one waits, a large one in the background. */
export function ImportBundle({ onClose }: { readonly onClose: () => void }) {
  const command = useCommand(importStix);
  const upload = useUpload(addBundle);
  const [refused, setRefused] = useState<string>();
  const takeLater = async (file: File) => {
    setRefused(undefined);
    if (file.size <= WAITED_FOR) return false;
    await upload.run(file, { name: file.name }).catch((failure: unknown) => {
      setRefused(failure instanceof ApiError ? failure.byField['file'] : undefined);
      throw failure;
    });
    return true;
  };
  return (
    <ImportDialog
      title="Import STIX bundle"
      label="Bundle"
      description="STIX 2.1, JSON, up to 16 MB and 10,000 objects; what is larger than 500 kB is taken over in the background"
      accept="application/json,.json"
      error={command.fieldErrors['bundle'] ?? refused}
      loading={command.loading || upload.loading}
      onFile={takeLater}
      onImport={async (bundle) => resultOf(await command.run({ bundle }))}
      onClose={onClose}
    >
      <LatestBundle />
    </ImportDialog>
  );
}
