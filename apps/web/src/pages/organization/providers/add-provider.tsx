import { addProvider, listProviders } from '@talent-os/contracts/chat/providers';
import { useMe } from '../../../lib/session';
import { useCommandForm } from '../../../lib/use-command-form';
import { FormDialog } from '../../../ui/form-dialog';
import { useReturnFocus } from '../../../lib/use-return-focus';
import { ProviderFields } from './provider-fields';
import { emptyProvider, fieldsOf } from './provider-form';

type AddProviderProps = { readonly priority: number; readonly onClose: () => void };

/** Adds a provider at the end of the order. */
export function AddProvider({ priority, onClose }: AddProviderProps) {
  const { currency } = useMe().organization;
  useReturnFocus();
  const { form, submit, loading } = useCommandForm(addProvider, {
    initial: emptyProvider(),
    toInput: (values) => ({ ...fieldsOf(values, currency), key: values.key, priority, enabled: true }),
    refetches: [listProviders],
    done: ({ name }) => `${name} was added`,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title="Add provider"
      submit="Add"
      size="lg"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProviderFields form={form} />
    </FormDialog>
  );
}
