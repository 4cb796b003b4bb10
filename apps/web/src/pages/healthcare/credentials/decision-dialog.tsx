import { Select, Text, TextInput } from '@mantine/core';
import {
  rejectCredential,
  revokeCredential,
  verifyCredential,
  type HeldCredential,
  type VerificationMethod,
} from '@talent-os/contracts/healthcare/credentials';
import type { ReactNode } from 'react';
import { day } from '@/lib/format';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { ReasonDialog } from '@/features/voice/reason-dialog';
import { DocumentList } from '../documents/document-list';
import { methodLabels } from '@/features/credentials/labels';
import { choicesOf } from '@/lib/choices';

export type Action = 'verify' | 'reject' | 'revoke';
export type Choice = { readonly credential: HeldCredential; readonly action: Action };
type DialogProps = { readonly credential: HeldCredential; readonly onClose: () => void };

const dialogs: Record<Action, (props: DialogProps) => ReactNode> = { verify: Verify, reject: Reject, revoke: Revoke };

/** Decides about a person's credential. */
export function DecisionDialog({
  choice: { credential, action },
  onClose,
}: {
  readonly choice: Choice;
  readonly onClose: () => void;
}) {
  const Dialog = dialogs[action];
  return <Dialog credential={credential} onClose={onClose} />;
}

function Verify({ credential, onClose }: DialogProps) {
  const { id, name, holderName, issuer, number, expirationDate, renewal } = credential;
  const submitted = renewal?.status === 'submitted' ? renewal : { number, expirationDate };
  const { field, dialog } = useCommandForm(verifyCredential, {
    initial: { method: 'primary_source' as VerificationMethod, reference: '' },
    toInput: (values) => ({ credentialId: id, ...values }),
    done: `${name} of ${holderName} verified`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Verify ${name}`} submit="Verify">
      <Text size="sm">
        {holderName}: number {submitted.number} of {issuer}, valid until {day(submitted.expirationDate)}.
      </Text>
      <DocumentList subject={{ kind: 'credential', id }} />
      <Select label="Method" allowDeselect={false} data={choicesOf(methodLabels)} {...field('method')} />
      <TextInput
        label="Reference"
        description="Under which you found it, so that others can find it too."
        required
        maxLength={200}
        data-autofocus
        {...field('reference')}
      />
    </FormDialog>
  );
}

function Reject({ credential: { id, name, holderName }, onClose }: DialogProps) {
  return (
    <ReasonDialog
      operation={rejectCredential}
      toInput={(reason) => ({ credentialId: id, reason })}
      title={`Reject ${name}`}
      submit="Reject"
      description={`${holderName} will read it.`}
      maxLength={300}
      done={`${name} of ${holderName} rejected`}
      onClose={onClose}
    >
      A rejected renewal leaves the date in force; a credential that was never verified counts for nothing.
    </ReasonDialog>
  );
}

function Revoke({ credential: { id, name, holderName, version }, onClose }: DialogProps) {
  return (
    <ReasonDialog
      operation={revokeCredential}
      toInput={(reason) => ({ credentialId: id, reason, version })}
      title={`Revoke ${name}`}
      submit="Revoke"
      description={`${holderName} will read it.`}
      maxLength={300}
      done={`${name} of ${holderName} revoked`}
      onClose={onClose}
    >
      {holderName} can no longer work on the strength of it. This cannot be taken back: they would have to add it anew.
    </ReasonDialog>
  );
}
