import { pickSlot } from '@talent-os/contracts/talent/interviews';
import { useCommand } from '../../lib/use-command';
import { useFormat } from '../../lib/use-format';
import { ConfirmDialog } from '../../ui/confirm-dialog';

export type Picked = {
  readonly interviewId: string;
  readonly start: string;
  readonly minutes: number;
  readonly positionTitle: string;
};

type PickDialogProps = { readonly slot: Picked; readonly onClose: () => void };

/** Asks before a slot is taken: the interviewers keep the time free from then on. */
export function PickDialog({ slot: { interviewId, start, minutes, positionTitle }, onClose }: PickDialogProps) {
  const { momentOf } = useFormat();
  const pick = useCommand(pickSlot, { done: 'Your interview is scheduled' });
  const confirm = () => pick.run({ interviewId, start }).then(onClose, () => undefined);
  return (
    <ConfirmDialog
      title="Take this slot?"
      confirm="Take this slot"
      loading={pick.loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {momentOf(start)}, {minutes} minutes, for {positionTitle}. The interviewers are told.
    </ConfirmDialog>
  );
}
