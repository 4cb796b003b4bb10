import { TextInput } from '@mantine/core';
import { addCalendarSource } from '@talent-os/contracts/productivity/calendar-sources';
import { counted } from '@/lib/counted';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

/** Subscribes to a calendar. It is read before it is kept: an address that gives none is refused beside its field. */
export function AddSourceDialog({ onClose }: { readonly onClose: () => void }) {
  const { field, dialog } = useCommandForm(addCalendarSource, {
    initial: { name: '', address: '' },
    toInput: (values) => values,
    done: ({ busyTimes }, { name }) => `${name} was read: ${counted(busyTimes, 'busy times')}`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add calendar" submit="Add">
      <TextInput label="Name" placeholder="Private" required maxLength={60} {...field('name')} />
      <TextInput
        label="Address"
        description="The secret address in iCal format, from the settings of your calendar. It is kept encrypted and shown to nobody again."
        placeholder="https://"
        required
        maxLength={1000}
        autoComplete="off"
        {...field('address')}
      />
    </FormDialog>
  );
}
