import { addUnit } from '@talent-os/contracts/healthcare/units';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { UnitFields, unitFrom, type UnitValues } from './unit-fields';

const initial: UnitValues = {
  name: '',
  department: '',
  beds: '',
  targetHppd: '',
  requiredDay: '',
  requiredNight: '',
};

/** Sets a unit up. */
export function AddUnitDialog({ onClose }: { readonly onClose: () => void }) {
  const { field, dialog } = useCommandForm(addUnit, {
    initial,
    toInput: unitFrom,
    done: 'Unit added',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add unit" submit="Add unit">
      <UnitFields field={field} />
    </FormDialog>
  );
}
