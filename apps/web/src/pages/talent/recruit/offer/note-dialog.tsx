import type { Operation, Sent } from '@talent-os/contracts/define';
import { useCommandForm } from '../../../../lib/use-command-form';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { SpokenTextarea } from '../../../../features/voice/spoken-textarea';
import { offerReads } from './reads';

type NoteDialogProps<O extends Operation> = {
  readonly operation: O;
  readonly title: string;
  readonly submit: string;
  readonly done: string;
  /** What the field is called in the contract, and on the screen. */
  readonly name: 'reason' | 'comment' | 'note';
  readonly label: string;
  readonly description: string;
  readonly inputOf: (text: string) => Sent<O>;
  readonly onClose: () => void;
};

/** Something done to an offer that needs a text. */
export function NoteDialog<O extends Operation>({ operation, name, inputOf, ...words }: NoteDialogProps<O>) {
  useReturnFocus();
  const { field, submit, loading } = useCommandForm(operation, {
    initial: { [name]: '' } as Record<string, string>,
    toInput: (values) => inputOf((values[name] ?? '').trim()),
    refetches: offerReads,
    done: words.done,
    onDone: words.onClose,
  });
  return (
    <FormDialog
      opened
      title={words.title}
      submit={words.submit}
      loading={loading}
      onSubmit={submit}
      onClose={words.onClose}
    >
      <SpokenTextarea
        label={words.label}
        description={words.description}
        required
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        {...field(name)}
      />
    </FormDialog>
  );
}
