import { addProvider } from '@talent-os/contracts/chat/providers';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { ProviderFields } from './provider-fields';
import { emptyProvider, fieldsOf } from './provider-form';

type AddProviderProps = { readonly priority: number; readonly onClose: () => void };

/** Adds a provider at the end of the order. */
export function AddProvider({ priority, onClose }: AddProviderProps) {
  const { currency } = useMe().organization;
  const { form, dialog } = useCommandForm(addProvider, {
    initial: emptyProvider(),
    toInput: (values) => ({ ...fieldsOf(values, currency), key: values.key, priority, enabled: true }),
    done: ({ name }) => `${name} was added`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add provider" submit="Add" size="lg">
      <ProviderFields form={form} />
    </FormDialog>
  );
}
