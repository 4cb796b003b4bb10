import { addUnit } from '@talent-os/contracts/healthcare/units';
import { useCommandForm } from '../../lib/use-command-form';
import { useReturnFocus } from '../../lib/use-return-focus';
import { FormDialog } from '../../ui/form-dialog';
import { unitReads } from './reads';
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
  useReturnFocus();
  const { field, submit, loading } = useCommandForm(addUnit, {
    initial,
    toInput: unitFrom,
    refetches: unitReads,
    done: 'Unit added',
    onDone: onClose,
  });
  return (
    <FormDialog opened title="Add unit" submit="Add unit" loading={loading} onSubmit={submit} onClose={onClose}>
      <UnitFields field={field} />
    </FormDialog>
  );
}
