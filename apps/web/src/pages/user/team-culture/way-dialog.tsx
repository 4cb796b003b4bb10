import { Textarea } from '@mantine/core';
import { changeOwnWay, CULTURE_LENGTHS, type WayOfWorking } from '@talent-os/contracts/identity/team-culture';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

/** The parts of a card, in the order people read them. */
export const wayLabels = [
  ['bestHours', 'Best hours'],
  ['reachMe', 'Reach me by'],
  ['feedback', 'Feedback'],
] as const;

const hints = {
  bestHours: 'When you do your best work, and when you would rather not be asked.',
  reachMe: 'What to use for what, and how soon you answer.',
  feedback: 'How you like to be told what could be better.',
} as const;

type WayDialogProps = { readonly way: WayOfWorking | null; readonly onClose: () => void };

/** How the caller works best. Without a word in it nothing is shown of them. */
export function WayDialog({ way, onClose }: WayDialogProps) {
  const { field, dialog } = useCommandForm(changeOwnWay, {
    initial: { bestHours: '', reachMe: '', feedback: '', ...way },
    toInput: (values) => values,
    done: 'Your card was saved',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="How I work best" submit="Save">
      {wayLabels.map(([name, label]) => (
        <Textarea
          key={name}
          label={label}
          description={hints[name]}
          autosize
          minRows={2}
          maxLength={CULTURE_LENGTHS.card}
          {...field(name)}
        />
      ))}
    </FormDialog>
  );
}
