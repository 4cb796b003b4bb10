import { importVulnerabilities } from '@talent-os/contracts/cyber/vulnerability-changes';
import { useCommand } from '../../../lib/use-command';
import { counted } from '../../../lib/counted';
import { ImportDialog } from '../../../ui/dialog/import-dialog';

/** Takes findings of a scanner from a CSV file. */
export function ImportFindings({ onClose }: { readonly onClose: () => void }) {
  const command = useCommand(importVulnerabilities);
  const take = async (csv: string) => {
    const { added, updated, refused } = await command.run({ csv });
    return { said: `${added} added, ${updated} known already, ${counted(refused.length, 'lines')} refused.`, refused };
  };
  return (
    <ImportDialog
      title="Import findings"
      label="File of findings"
      description="CSV with the columns cve, asset, cvss, exposed, kev, automatable and total impact; yes or no in the last four. Up to 400 kB."
      accept="text/csv,.csv"
      error={command.fieldErrors['csv']}
      loading={command.loading}
      onImport={take}
      onClose={onClose}
    />
  );
}
