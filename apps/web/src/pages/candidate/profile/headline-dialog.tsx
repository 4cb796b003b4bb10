import { TextInput } from '@mantine/core';
import { changeOwnProfile } from '@talent-os/contracts/talent/own-profile';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type HeadlineDialogProps = { readonly headline: string; readonly onClose: () => void };

export function HeadlineDialog({ headline, onClose }: HeadlineDialogProps) {
  const { field, dialog } = useCommandForm(changeOwnProfile, {
    initial: { headline },
    toInput: (values) => values,
    done: 'Your headline was saved',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Headline" submit="Save">
      <TextInput
        label="Headline"
        description="One line at the head of your profile. Everybody who reads your profile reads it."
        maxLength={120}
        data-autofocus
        {...field('headline')}
      />
    </FormDialog>
  );
}
