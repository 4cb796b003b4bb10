import { nudgeApplication } from '@talent-os/contracts/talent/application-changes';
import type { PipelineCard } from '@talent-os/contracts/talent/applications';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { waitingText } from './waiting.rules';

type NudgeDialogProps = { readonly card: PipelineCard; readonly onClose: () => void };

/** Shows who is reminded of what before they are: it cannot be taken back. */
export function NudgeDialog({ card, onClose }: NudgeDialogProps) {
  const { id, personName, positionTitle, waitingFor } = card;
  // Who sends it is not reminded with the others.
  const whom = card.waitingForMe ? 'The other interviewers' : waitingText(card);
  const text =
    waitingFor === 'candidate'
      ? `Your application for ${positionTitle} waits for you.`
      : `${personName} for ${positionTitle} waits for you.`;
  return (
    <ConfirmCommand
      operation={nudgeApplication}
      input={{ applicationId: id }}
      done={({ waitingNames }) => `${waitingNames.join(', ')} reminded`}
      title={`Remind of ${personName}?`}
      confirm="Nudge"
      onClose={onClose}
    >
      {whom} reads at once: “{text}” Once a day at most.
    </ConfirmCommand>
  );
}
