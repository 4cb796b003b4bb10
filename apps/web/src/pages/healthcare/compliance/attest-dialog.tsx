import { Checkbox, Stack, Text } from '@mantine/core';
import { ATTESTED_DAYS, type AttestationKind } from '@talent-os/contracts/healthcare/attestations';
import { attest, listControls, myCompliance } from '@talent-os/contracts/healthcare/compliance';
import { myCredentials } from '@talent-os/contracts/healthcare/credentials';
import { useState } from 'react';
import { day } from '../../../lib/format';
import { useCommand } from '../../../lib/use-command';
import { useReturnFocus } from '../../../lib/use-return-focus';
import { FormDialog } from '../../../ui/form-dialog';
import { duties } from './labels';

type AttestDialogProps = { readonly kind: AttestationKind; readonly onClose: () => void };

/** The statement, and the box that makes it one's own. */
export function AttestDialog({ kind, onClose }: AttestDialogProps) {
  useReturnFocus();
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const { title, attest: verb, statement } = duties[kind];
  const command = useCommand(attest, {
    refetches: [myCompliance, myCredentials, listControls],
    done: ({ dueOn }) => `${title} attested until ${day(dueOn)}`,
  });
  const submit = () => {
    setAsked(true);
    if (agreed) void command.run({ kind }).then(onClose, () => undefined);
  };
  return (
    <FormDialog
      opened
      title={title}
      submit={verb}
      loading={command.loading}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text size="sm">It holds for {ATTESTED_DAYS} days from today.</Text>
        <Checkbox
          label={statement}
          checked={agreed}
          error={asked && !agreed && 'Please agree first'}
          onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
          data-autofocus
        />
      </Stack>
    </FormDialog>
  );
}
