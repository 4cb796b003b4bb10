import { importStix } from '@talent-os/contracts/cyber/threats';
import type { ImportAccount } from '@talent-os/contracts/import-account';
import { useCommand } from '../../../lib/use-command';
import { counted } from '../../../lib/counted';
import { ImportDialog } from '../../../ui/dialog/import-dialog';

/** What is new among what a bundle held. Known is what is on record: what is of a kind that is not kept is not. */
function newsOf({ known }: ImportAccount, changed: number): string {
  if (changed > 0) return `${counted(changed, 'objects')} new or newer`;
  return known > 0 ? 'all of them known already' : 'nothing of it is kept here';
}

/** Takes a STIX bundle from a file. */
export function ImportBundle({ onClose }: { readonly onClose: () => void }) {
  const command = useCommand(importStix);
  const take = async (bundle: string) => {
    const { threats, indicators, sightings, changed, refused, account } = await command.run({ bundle });
    const taken = `${counted(threats, 'threats')}, ${counted(indicators, 'indicators')} and ${counted(sightings, 'new sightings')} read`;
    const news = newsOf(account, changed);
    return {
      said: `${taken}: ${news}; ${counted(account.refused, 'objects')} refused.`,
      of: 'objects' as const,
      account,
      refused,
    };
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
