import { importCatalogue } from '@talent-os/contracts/talent/catalogue';
import { counted } from '@/lib/counted';
import { useCommand } from '@/lib/use-command';
import { ImportDialog } from '@/ui/dialog/import-dialog';

/** Drafts items from a CSV file; first it may only be looked at. */
export function ImportItems({ onClose }: { readonly onClose: () => void }) {
  const command = useCommand(importCatalogue);
  const take = (dryRun: boolean) => async (csv: string, strict: boolean) => {
    const { added, known, refused, account, found, notes } = await command.run({ csv, strict, dryRun });
    const said = `${counted(added, 'items')} ${dryRun ? 'would be drafted' : 'drafted'}, ${known} there already, ${counted(account.refused, 'rows')} refused.`;
    return { said, of: 'rows' as const, account, found, notes, refused };
  };
  return (
    <ImportDialog
      title="Import the catalogue"
      label="File of items"
      mayBeStrict
      description="CSV whose first line names the columns, as an export has them: kind, industry, title and summary, then what the kind has. Several things in a cell stand on lines of their own, or with a semicolon between them. Up to 500 rows."
      accept="text/csv,.csv"
      error={command.fieldErrors['csv']}
      loading={command.loading}
      onCheck={take(true)}
      onImport={take(false)}
      onClose={onClose}
    />
  );
}
