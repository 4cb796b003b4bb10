import { assignSeat } from '@talent-os/contracts/talent/open-seats';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { PersonSelect } from '@/ui/field/person-select';
import type { SeatDialogProps } from './hold-dialog';

/** Gives a seat to another manager, who hires for it from then on. */
export function OwnerDialog({ seat: { id, title, ownerId, ownerName, version }, onClose }: SeatDialogProps) {
  const { field, dialog } = useCommandForm(assignSeat, {
    initial: { ownerId },
    toInput: (values) => ({ positionId: id, ownerId: values.ownerId, version }),
    done: `${title} has another owner`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Change the owner of ${title}`} submit="Change owner">
      <PersonSelect label="Owner" current={{ id: ownerId, name: ownerName }} {...field('ownerId')} />
    </FormDialog>
  );
}
