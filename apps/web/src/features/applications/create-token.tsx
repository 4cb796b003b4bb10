import { Checkbox, TextInput } from '@mantine/core';
import { applicationScopes, type ApplicationScope } from '@talent-os/contracts/access/principal';
import { createApplicationToken, TOKEN_DAYS } from '@talent-os/contracts/identity/application-tokens';
import { useState } from 'react';
import { useCommandForm } from '@/lib/use-command-form';
import { useReturnFocus } from '@/lib/use-return-focus';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { scopeWords } from './scopes';
import { ShowToken } from './show-token';
import { NumberField } from '@/ui/field/number-field';

type CreateTokenProps = { readonly onClose: () => void };

const initial = { name: '', scopes: ['read'] as ApplicationScope[], days: TOKEN_DAYS.default as number | string };

/** Asks what the application is called and may do; then shows its token, this once. */
export function CreateToken({ onClose }: CreateTokenProps) {
  const [token, setToken] = useState('');
  useReturnFocus();
  const { field, dialog } = useCommandForm(createApplicationToken, {
    initial,
    toInput: ({ days, ...rest }) => ({ ...rest, days: Number(days) }),
    onClose,
    onDone: (made) => setToken(made.token),
  });
  if (token) return <ShowToken token={token} onClose={onClose} />;
  return (
    <FormDialog {...dialog} title="Create token" submit="Create">
      <TextInput label="Application" placeholder="What will use it" disabled={dialog.loading} {...field('name')} />
      <Checkbox.Group label="It may" {...field('scopes')}>
        {applicationScopes.map((scope) => (
          <Checkbox
            key={scope}
            mt="xs"
            value={scope}
            label={scopeWords[scope].label}
            description={scopeWords[scope].about}
            disabled={dialog.loading}
          />
        ))}
      </Checkbox.Group>
      <NumberField
        label="Days until it ends"
        description={`At most ${TOKEN_DAYS.most}`}
        min={1}
        max={TOKEN_DAYS.most}
        decimals={0}
        disabled={dialog.loading}
        {...field('days')}
      />
    </FormDialog>
  );
}
