import { Checkbox, Select, TextInput } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import { listOpenings, openPosition } from '@talent-os/contracts/talent/positions';
import { visibilityLabels } from '@talent-os/contracts/talent/seats';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type Openings = Output<typeof listOpenings>['items'];
type CreatePositionFormProps = { readonly openings: Openings; readonly onClose: () => void };

const shown = (['both', 'internal', 'external'] as const).map((value) => ({ value, label: visibilityLabels[value] }));

/** Which request, where, and who sees it. */
export function CreatePositionForm({ openings, onClose }: CreatePositionFormProps) {
  const { form, field, dialog } = useCommandForm(openPosition, {
    initial: { requisitionId: '', location: '', remote: false, visibility: shown[0]!.value },
    toInput: (values) => values,
    done: 'Position opened',
    onClose,
  });
  const choose = (requisitionId: string | null) => {
    const request = openings.find((one) => one.requisitionId === requisitionId);
    form.setValues({ requisitionId: requisitionId ?? '', location: request?.location ?? '' });
  };
  return (
    <FormDialog {...dialog} title="Create Position" submit="Open position">
      <Select
        label="Approved request"
        required
        searchable
        data-autofocus
        data={openings.map(({ requisitionId, title, department, seats, headcount }) => ({
          value: requisitionId,
          label: `${title}, ${department}: ${seats} of ${headcount} seats open`,
        }))}
        {...field('requisitionId')}
        onChange={choose}
      />
      <TextInput label="Location" required maxLength={80} {...field('location')} />
      <Checkbox label="Can be done remotely" {...field('remote', { type: 'checkbox' })} />
      <Select label="Shown" allowDeselect={false} data={shown} {...field('visibility')} />
    </FormDialog>
  );
}
