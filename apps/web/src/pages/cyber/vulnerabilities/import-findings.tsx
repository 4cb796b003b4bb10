import { importVulnerabilities } from '@talent-os/contracts/cyber/vulnerability-changes';
import { useCommand } from '@/lib/use-command';
import { counted } from '@/lib/counted';
import { ImportDialog } from '@/ui/dialog/import-dialog';

/** Takes findings of a scanner from a CSV file. */
export function ImportFindings({ onClose }: { readonly onClose: () => void }) {
  const command = useCommand(importVulnerabilities);
  const take = async (csv: string, strict: boolean) => {
    const { added, updated, refused, account, found, notes } = await command.run({ csv, strict });
    const said = `${added} added, ${updated} known already, ${counted(account.refused, 'lines')} refused.`;
    return { said, of: 'rows' as const, account, found, notes, refused };
  };
  return (
    <ImportDialog
      title="Import findings"
      label="File of findings"
      mayBeStrict
      description="CSV with the columns cve, asset, cvss, exposed, kev, automatable and total impact; yes or no in the last four. Up to 400 kB."
      accept="text/csv,.csv"
      error={command.fieldErrors['csv']}
      loading={command.loading}
      onImport={take}
      onClose={onClose}
    />
  );
}
