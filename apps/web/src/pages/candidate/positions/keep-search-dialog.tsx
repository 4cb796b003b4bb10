import { Select, TextInput } from '@mantine/core';
import { industries as allIndustries, type Industry } from '@talent-os/contracts/access/tables';
import { keepPositionSearch, searchAlertLabels, type SearchAlert } from '@talent-os/contracts/talent/position-searches';
import { choicesOf } from '@/lib/choices';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

/** What the list is asked for, as the address has it. */
type Sought = {
  readonly search?: string | undefined;
  readonly location?: string | undefined;
  readonly industry?: string | undefined;
  readonly payFrom?: unknown;
  readonly remote?: unknown;
};

type KeepSearchDialogProps = { readonly sought: Sought; readonly onClose: () => void };

/** Keeps what positions were narrowed down to, under a name, and tells of new ones. */
export function KeepSearchDialog({ sought, onClose }: KeepSearchDialogProps) {
  const { search, location, payFrom } = sought;
  const industry = allIndustries.find((one) => one === sought.industry) as Industry | undefined;
  const { field, dialog } = useCommandForm(keepPositionSearch, {
    initial: { name: search ?? location ?? '', alert: 'daily' as SearchAlert },
    toInput: (values) => ({
      ...values,
      search,
      location,
      industry,
      remote: String(sought.remote) === 'true',
      ...(payFrom !== undefined && { payFrom: Number(payFrom) }),
    }),
    done: (_, { name }) => `You keep the search ${name}`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Keep this search" submit="Keep">
      <TextInput label="Name" required maxLength={80} data-autofocus {...field('name')} />
      <Select
        label="Tell me of new positions"
        allowDeselect={false}
        data={choicesOf(searchAlertLabels)}
        {...field('alert')}
      />
    </FormDialog>
  );
}
