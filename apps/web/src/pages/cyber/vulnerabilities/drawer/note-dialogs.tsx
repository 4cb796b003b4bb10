import { checkVulnerability, remediateVulnerability } from '@talent-os/contracts/cyber/vulnerability-changes';
import { useCommandForm } from '../../../../lib/use-command-form';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { SpokenTextarea } from '../../../../features/voice/spoken-textarea';
import { vulnerabilityReads } from '../vulnerability-reads';
import type { ActionProps } from './action';

type NoteProps = ActionProps & {
  readonly operation: typeof checkVulnerability | typeof remediateVulnerability;
  readonly title: string;
  readonly submit: string;
  readonly label: string;
  readonly done: string;
};

function NoteDialog({ vulnerability, onClose, operation, title, submit, label, done }: NoteProps) {
  useReturnFocus();
  const { id: vulnerabilityId, version } = vulnerability;
  const form = useCommandForm(operation, {
    initial: { note: '' },
    toInput: ({ note }) => ({ vulnerabilityId, version, note }),
    refetches: vulnerabilityReads,
    done,
    onDone: onClose,
  });
  return (
    <FormDialog opened title={title} submit={submit} loading={form.loading} onSubmit={form.submit} onClose={onClose}>
      <SpokenTextarea
        label={label}
        required
        autosize
        minRows={3}
        maxLength={1000}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  );
}

/** Records that somebody looked whether the vulnerability had been used. */
export const CheckDialog = (props: ActionProps) => (
  <NoteDialog
    {...props}
    operation={checkVulnerability}
    title="Record compromise check"
    submit="Record"
    label="What you looked at, and what you found"
    done="Compromise check recorded"
  />
);

/** Ends a vulnerability with how it was dealt with. */
export const RemediateDialog = (props: ActionProps) => (
  <NoteDialog
    {...props}
    operation={remediateVulnerability}
    title={`Mark ${props.vulnerability.cve} remediated`}
    submit="Mark remediated"
    label="How it was remediated"
    done={`${props.vulnerability.cve} is remediated`}
  />
);
