import { updateProvider } from '@talent-os/contracts/chat/providers';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { ProviderFields } from './provider-fields';
import { fieldsOf, valuesOf, type Provider } from './provider-form';

type EditProviderProps = { readonly provider: Provider; readonly onClose: () => void };

/** Changes a provider. Its key stays unless another is entered; a new address needs it again. */
export function EditProvider({ provider, onClose }: EditProviderProps) {
  const { currency } = useMe().organization;
  const { id: providerId, version, priority, enabled } = provider;
  const { form, dialog } = useCommandForm(updateProvider, {
    initial: valuesOf(provider, currency),
    toInput: (values) => ({
      providerId,
      version,
      priority,
      enabled,
      ...fieldsOf(values, currency),
      ...(values.key && { key: values.key }),
    }),
    done: ({ name }) => `${name} was changed`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Edit ${provider.name}`} submit="Save" size="lg">
      <ProviderFields form={form} stored={provider} />
    </FormDialog>
  );
}
