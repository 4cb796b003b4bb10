import { Select, Text } from '@mantine/core';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { replaceInterviewer } from '@talent-os/contracts/talent/interviews';
import { peopleOptions } from '@/lib/people-options';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { SearchSelect } from '@/ui/field/search-select';

type Interviewer = { readonly userId: string; readonly name: string };
type ReplaceDialogProps = {
  readonly interviewId: string;
  readonly interviewers: readonly Interviewer[];
  /** Who cannot hold it, where that is known. */
  readonly former?: Interviewer | undefined;
  readonly onClose: () => void;
};

/** Lets a colleague hold an interview in place of another one; the time stays. */
export function ReplaceDialog({ interviewId, interviewers, former, onClose }: ReplaceDialogProps) {
  const { field, dialog } = useCommandForm(replaceInterviewer, {
    initial: { formerId: (former ?? interviewers[0])?.userId ?? '', interviewerId: '' },
    toInput: ({ formerId, interviewerId }) => ({ interviewId, formerId, interviewerId }),
    done: 'Interviewer replaced',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Replace an interviewer" submit="Replace">
      <Text size="sm">The time stays. Both are told.</Text>
      <Select
        label="No longer holds it"
        allowDeselect={false}
        data={interviewers.map(({ userId, name }) => ({ value: userId, label: name }))}
        {...field('formerId')}
      />
      <SearchSelect
        operation={findPeople}
        options={peopleOptions}
        label="Holds it instead"
        empty="Nobody with this name"
        required
        {...field('interviewerId')}
      />
    </FormDialog>
  );
}
