import { updateUnit, type Unit } from '@talent-os/contracts/healthcare/units';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { UnitFields, unitFrom, type UnitValues } from './unit-fields';

type EditUnitDialogProps = { readonly unit: Unit; readonly onClose: () => void };

/** Changes what a unit is called, has and needs. */
export function EditUnitDialog({ unit: { id, version, ...unit }, onClose }: EditUnitDialogProps) {
  const { name, department, beds, targetHppd, requiredDay, requiredNight } = unit;
  const initial: UnitValues = { name, department, beds, targetHppd, requiredDay, requiredNight };
  const { field, dialog } = useCommandForm(updateUnit, {
    initial,
    toInput: (values) => ({ unitId: id, version, ...unitFrom(values) }),
    done: `${name} changed`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Edit ${name}`} submit="Save">
      <UnitFields field={field} />
    </FormDialog>
  );
}
