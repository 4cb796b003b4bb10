import { removeUnit, type Unit } from '@talent-os/contracts/healthcare/units';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';

/** Asks before a unit leaves. */
export function RemoveUnitDialog({
  unit: { id, name },
  onClose,
}: {
  readonly unit: Unit;
  readonly onClose: () => void;
}) {
  return (
    <ConfirmCommand
      operation={removeUnit}
      input={{ unitId: id }}
      done={`${name} removed`}
      danger
      title="Remove the unit?"
      confirm="Remove"
      onClose={onClose}
    >
      {name} leaves this screen with every census that was entered. Its shifts stay.
    </ConfirmCommand>
  );
}
