import { acceptExcellenceAction } from '@talent-os/contracts/sales/excellence';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { useMe } from '@/lib/session';
import { today } from '@/lib/today';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DayField } from '@/ui/field/day-field';
import { PersonSelect } from '@/ui/field/person-select';
import { actionTitle } from '../module-words';

type AcceptDialogProps = {
  readonly module: ExcellenceModuleKey;
  readonly action: string;
  readonly onClose: () => void;
};

/** Who does it, and until when: it becomes a task of theirs. */
export function AcceptDialog({ module, action, onClose }: AcceptDialogProps) {
  const { user: me } = useMe();
  const { field, dialog } = useCommandForm(acceptExcellenceAction, {
    initial: { ownerId: me.id, dueOn: '' },
    toInput: (values) => ({ module, action, ...values }),
    done: 'Accepted: it is on the list of tasks',
    onClose,
  });
  return (
    <FormDialog {...dialog} title={actionTitle(module, action)} submit="Accept">
      <PersonSelect
        label="Owner"
        current={{ id: me.id, name: `${me.firstName} ${me.lastName}` }}
        {...field('ownerId')}
      />
      <DayField label="Done by" min={today()} {...field('dueOn')} />
    </FormDialog>
  );
}
