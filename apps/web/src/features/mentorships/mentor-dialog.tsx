import { MultiSelect } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import { listMentorships, offerMentorship } from '@talent-os/contracts/talent/collaboration';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';

/** Skills one offer may name. */
const MOST_SKILLS = 5;

type MentorDialogProps = { readonly skills: Output<typeof listMentorships>['skills']; readonly onClose: () => void };

/** Offers to mentor a colleague in some of one's own skills. */
export function MentorDialog({ skills, onClose }: MentorDialogProps) {
  const { field, dialog } = useCommandForm(offerMentorship, {
    initial: { skillIds: [] as string[], note: '' },
    toInput: (values) => values,
    done: 'Your offer is open',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Offer to mentor" submit="Offer">
      <MultiSelect
        label="Skills"
        description={`Up to ${MOST_SKILLS} of your own`}
        required
        searchable
        maxValues={MOST_SKILLS}
        data={skills.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('skillIds')}
      />
      <SpokenTextarea label="Note" autosize minRows={2} maxLength={300} {...field('note')} />
    </FormDialog>
  );
}
