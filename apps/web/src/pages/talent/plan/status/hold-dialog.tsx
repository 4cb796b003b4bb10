import { Textarea } from '@mantine/core';
import { holdSeat, type OpenSeat } from '@talent-os/contracts/talent/open-seats';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

export type SeatDialogProps = { readonly seat: OpenSeat; readonly onClose: () => void };

/** Rests a seat or takes it up again; the reason reaches its owner and its recruiter. */
export function HoldDialog({ seat: { id, title, version, may }, onClose }: SeatDialogProps) {
  const onHold = may.to.includes('on_hold');
  const { field, dialog } = useCommandForm(holdSeat, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ positionId: id, onHold, reason, version }),
    done: onHold ? `${title} is on hold` : `${title} is open again`,
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={onHold ? `Put ${title} on hold` : `Take up ${title} again`}
      submit={onHold ? 'Put on hold' : 'Take up again'}
    >
      <Textarea
        label="Reason"
        description="Its owner and its recruiter are told. People in its pipeline stay where they are."
        required
        autosize
        minRows={3}
        maxLength={500}
        data-autofocus
        {...field('reason')}
      />
    </FormDialog>
  );
}
