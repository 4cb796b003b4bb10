import { Textarea } from '@mantine/core';
import { disputeStatement, resolveStatement } from '@talent-os/contracts/sales/compensation';
import { minorOf } from '@/lib/amounts';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { MoneyField } from '@/ui/field/money-field';

type FormProps = { readonly statementId: string; readonly version: number; readonly onClose: () => void };

/** Says what is wrong with one’s own statement. */
export function DisputeForm({ statementId, version, onClose }: FormProps) {
  const { field, dialog } = useCommandForm(disputeStatement, {
    initial: { text: '' },
    toInput: ({ text }) => ({ statementId, version, text }),
    done: 'It is answered within five business days',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Dispute this statement" submit="Dispute">
      <Textarea label="What is wrong" required autosize minRows={3} maxLength={1000} {...field('text')} />
    </FormDialog>
  );
}

/** Answers a dispute; what has to be corrected becomes a line of its own. */
export function ResolveForm({ statementId, version, onClose }: FormProps) {
  const { currency } = useMe().organization;
  const { field, dialog } = useCommandForm(resolveStatement, {
    initial: { answer: '', correction: 0 as number | string },
    toInput: ({ answer, correction }) => ({
      statementId,
      version,
      answer,
      correction: correction === '' ? 0 : minorOf(correction, currency),
    }),
    done: 'The dispute is answered',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Answer the dispute" submit="Answer">
      <Textarea label="Answer" required autosize minRows={3} maxLength={1000} {...field('answer')} />
      <MoneyField label="Correction" required={false} {...field('correction')} />
    </FormDialog>
  );
}
