import { importStix } from '@talent-os/contracts/cyber/threats';
import { useCommand } from '../../../lib/use-command';
import { counted } from '../../../lib/counted';
import { ImportDialog } from '../../../ui/dialog/import-dialog';

/** Takes a STIX bundle from a file. */
export function ImportBundle({ onClose }: { readonly onClose: () => void }) {
  const command = useCommand(importStix);
  const take = async (bundle: string) => {
    const { threats, indicators, sightings, changed, refused } = await command.run({ bundle });
    const taken = `${counted(threats, 'threats')}, ${counted(indicators, 'indicators')} and ${counted(sightings, 'new sightings')} read`;
    const news = changed === 0 ? 'all of them known already' : `${counted(changed, 'objects')} new or newer`;
    return { said: `${taken}: ${news}; ${counted(refused.length, 'objects')} refused.`, refused };
  };
  return (
    <ImportDialog
      title="Import STIX bundle"
      label="Bundle"
      description="STIX 2.1, JSON, up to 500 kB"
      accept="application/json,.json"
      error={command.fieldErrors['bundle']}
      loading={command.loading}
      onImport={take}
      onClose={onClose}
    />
  );
}
