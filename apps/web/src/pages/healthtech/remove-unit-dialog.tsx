import { removeUnit, type Unit } from '@talent-os/contracts/healthcare/units';
import { useCommand } from '../../lib/use-command';
import { ConfirmDialog } from '../../ui/confirm-dialog';

/** Asks before a unit leaves. */
export function RemoveUnitDialog({
  unit: { id, name },
  onClose,
}: {
  readonly unit: Unit;
  readonly onClose: () => void;
}) {
  const remove = useCommand(removeUnit, { done: `${name} removed` });
  return (
    <ConfirmDialog
      danger
      title="Remove the unit?"
      confirm="Remove"
      loading={remove.loading}
      onConfirm={() => void remove.run({ unitId: id }).then(onClose, () => undefined)}
      onClose={onClose}
    >
      {name} leaves this screen with every census that was entered. Its shifts stay.
    </ConfirmDialog>
  );
}
