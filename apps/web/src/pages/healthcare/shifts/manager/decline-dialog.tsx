import { Text } from '@mantine/core';
import { decideShift, decideSwap } from '@talent-os/contracts/healthcare/shifts-requests';
import { useCommandForm } from '../../../../lib/use-command-form';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { SpokenTextarea } from '../../../../features/voice/spoken-textarea';
import { shiftReads } from '../../../../features/shifts/reads';

export type Declined = { readonly kind: 'shift' | 'swap'; readonly id: string; readonly about: string };
type DeclineDialogProps = { readonly declined: Declined; readonly onClose: () => void };

const forms = { shift: DeclineShift, swap: DeclineSwap } as const;

/** Asks before a request is declined, and for a reason its people may read. */
export function DeclineDialog(props: DeclineDialogProps) {
  useReturnFocus();
  const Form = forms[props.declined.kind];
  return <Form {...props} />;
}

const options = (onClose: () => void) => ({
  initial: { reason: '' },
  refetches: shiftReads,
  done: 'Declined',
  onDone: onClose,
});

function DeclineShift({ declined: { id, about }, onClose }: DeclineDialogProps) {
  const form = useCommandForm(decideShift, {
    ...options(onClose),
    toInput: ({ reason }) => ({ assignmentId: id, decision: 'declined' as const, ...(reason.trim() && { reason }) }),
  });
  return <Fields about={about} form={form} onClose={onClose} />;
}

function DeclineSwap({ declined: { id, about }, onClose }: DeclineDialogProps) {
  const form = useCommandForm(decideSwap, {
    ...options(onClose),
    toInput: ({ reason }) => ({ swapId: id, decision: 'declined' as const, ...(reason.trim() && { reason }) }),
  });
  return <Fields about={about} form={form} onClose={onClose} />;
}

type FieldsProps = {
  readonly about: string;
  readonly form: Pick<ReturnType<typeof useCommandForm>, 'submit' | 'loading'> & {
    readonly field: (name: 'reason') => object;
  };
  readonly onClose: () => void;
};

const Fields = ({ about, form: { field, submit, loading }, onClose }: FieldsProps) => (
  <FormDialog
    opened
    title="Decline the request?"
    submit="Decline"
    loading={loading}
    onSubmit={submit}
    onClose={onClose}
  >
    <Text size="sm">{about}</Text>
    <SpokenTextarea label="Reason" autosize minRows={2} maxLength={300} data-autofocus {...field('reason')} />
  </FormDialog>
);
