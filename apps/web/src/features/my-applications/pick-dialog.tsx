import { pickSlot } from '@talent-os/contracts/talent/interviews';
import { useFormat } from '@/lib/use-format';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';

export type PickedSlot = {
  readonly interviewId: string;
  readonly start: string;
  readonly minutes: number;
  readonly positionTitle: string;
};

type PickDialogProps = { readonly slot: PickedSlot; readonly onClose: () => void };

/** Asks before a slot is taken: the interviewers keep the time free from then on. */
export function PickDialog({ slot: { interviewId, start, minutes, positionTitle }, onClose }: PickDialogProps) {
  const { momentOf } = useFormat();
  return (
    <ConfirmCommand
      operation={pickSlot}
      input={{ interviewId, start }}
      done="Your interview is scheduled"
      title="Take this slot?"
      confirm="Take this slot"
      onClose={onClose}
    >
      {momentOf(start)}, {minutes} minutes, for {positionTitle}. The interviewers are told.
    </ConfirmCommand>
  );
}
