import { Button, PasswordInput } from '@mantine/core';
import { changePassword } from '@talent-os/contracts/identity/passwords';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { Card } from '@/ui/page/card';

export function PasswordCard() {
  const [changing, setChanging] = useState(false);
  return (
    <Card
      title="Password"
      description="At least 12 characters. Changing it signs you out on every other device."
      actions={
        <Button variant="default" onClick={() => setChanging(true)}>
          Change password
        </Button>
      }
    >
      {changing && <ChangePassword onClose={() => setChanging(false)} />}
    </Card>
  );
}

const initial = { currentPassword: '', password: '' };

function ChangePassword({ onClose }: { readonly onClose: () => void }) {
  const { field, dialog } = useCommandForm(changePassword, {
    initial,
    toInput: (values) => values,
    onClose,
    done: ({ ended }) =>
      ended === 0
        ? 'Your password was changed'
        : `Your password was changed, and ${counted(ended, 'devices')} signed out`,
  });
  return (
    <FormDialog {...dialog} title="Change password" submit="Change">
      <PasswordInput
        label="Present password"
        autoComplete="current-password"
        disabled={dialog.loading}
        {...field('currentPassword')}
      />
      <PasswordInput
        label="New password"
        description="At least 12 characters"
        autoComplete="new-password"
        disabled={dialog.loading}
        {...field('password')}
      />
    </FormDialog>
  );
}
