import { Textarea } from '@mantine/core';
import { CULTURE_LENGTHS, publishAgreement, type WorkingAgreement } from '@talent-os/contracts/identity/team-culture';
import type { Team } from '@talent-os/contracts/identity/teams';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type AgreementDialogProps = {
  readonly team: Team;
  readonly agreement: WorkingAgreement | null;
  readonly onClose: () => void;
};

const parts = [
  ['hours', 'Hours', 'When all of you are there, and when nobody has to be.'],
  ['channels', 'Channels', 'What you use for what, and how soon an answer is expected.'],
  ['meetings', 'Meetings', 'Which ones you hold, how you prepare them, and when nobody meets.'],
] as const;

/** The next version of the agreement. The team reads it once it is published. */
export function AgreementDialog({ team, agreement, onClose }: AgreementDialogProps) {
  const { number = 0, hours = '', channels = '', meetings = '' } = agreement ?? {};
  const { field, dialog } = useCommandForm(publishAgreement, {
    initial: { hours, channels, meetings },
    toInput: (values) => ({ teamId: team.id, number, ...values }),
    done: (output) => `Version ${output.number} of the agreement was published`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Working agreement of ${team.name}`} submit="Publish" size="lg">
      {parts.map(([name, label, description]) => (
        <Textarea
          key={name}
          label={label}
          description={description}
          required
          autosize
          minRows={2}
          maxLength={CULTURE_LENGTHS.agreement}
          {...field(name)}
        />
      ))}
    </FormDialog>
  );
}
