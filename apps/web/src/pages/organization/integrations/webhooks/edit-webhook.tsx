import { TextInput } from '@mantine/core';
import { changeWebhook, type Webhook } from '@talent-os/contracts/identity/webhooks';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { EventPicker } from './event-picker';

type EditWebhookProps = { readonly webhook: Webhook; readonly onClose: () => void };

/** Changes a webhook. Its address is entered anew or left as it is: it is shown to nobody. */
export function EditWebhook({ webhook, onClose }: EditWebhookProps) {
  const { id: webhookId, version, name, host, events } = webhook;
  const { form, dialog } = useCommandForm(changeWebhook, {
    initial: { name, address: '', events: [...events] },
    toInput: ({ address, ...values }) => ({ webhookId, version, ...values, ...(address && { address }) }),
    done: ({ testedAt }) => (testedAt ? `${name} was changed` : `${name} was changed: send a test, then resume it`),
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Edit ${name}`} submit="Save" size="lg">
      <TextInput label="Name" required maxLength={60} {...form.getInputProps('name')} />
      <TextInput
        label="Another address"
        description={`It goes to ${host} now. Another address is tested and resumed anew.`}
        placeholder="https://"
        maxLength={500}
        {...form.getInputProps('address')}
      />
      <EventPicker {...form.getInputProps('events')} />
    </FormDialog>
  );
}
