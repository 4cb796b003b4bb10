import { updateUnit, type Unit } from '@talent-os/contracts/healthcare/units';
import { useCommandForm } from '../../lib/use-command-form';
import { useReturnFocus } from '../../lib/use-return-focus';
import { FormDialog } from '../../ui/form-dialog';
import { unitReads } from './reads';
import { UnitFields, unitFrom, type UnitValues } from './unit-fields';

type EditUnitDialogProps = { readonly unit: Unit; readonly onClose: () => void };

/** Changes what a unit is called, has and needs. */
export function EditUnitDialog({ unit: { id, version, ...unit }, onClose }: EditUnitDialogProps) {
  useReturnFocus();
  const { name, department, beds, targetHppd, requiredDay, requiredNight } = unit;
  const initial: UnitValues = { name, department, beds, targetHppd, requiredDay, requiredNight };
  const { field, submit, loading } = useCommandForm(updateUnit, {
    initial,
    toInput: (values) => ({ unitId: id, version, ...unitFrom(values) }),
    refetches: unitReads,
    done: `${name} changed`,
    onDone: onClose,
  });
  return (
    <FormDialog opened title={`Edit ${name}`} submit="Save" loading={loading} onSubmit={submit} onClose={onClose}>
      <UnitFields field={field} />
    </FormDialog>
  );
}
