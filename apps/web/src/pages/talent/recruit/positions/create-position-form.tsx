import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Output } from '@talent-os/contracts/define';
import { listOpenings, listPositions, openPosition } from '@talent-os/contracts/talent/positions';
import type { visibilities } from '@talent-os/contracts/talent/seats';
import { ApiError } from '../../../../lib/api-error';
import { useCommand } from '../../../../lib/use-command';

type Openings = Output<typeof listOpenings>['items'];
type CreatePositionFormProps = { readonly openings: Openings; readonly onClose: () => void };

const shown: readonly { readonly value: (typeof visibilities)[number]; readonly label: string }[] = [
  { value: 'both', label: 'Inside and outside the company' },
  { value: 'internal', label: 'Inside the company only' },
  { value: 'external', label: 'Outside the company only' },
];

/** Which request, where, and who sees it. */
export function CreatePositionForm({ openings, onClose }: CreatePositionFormProps) {
  const command = useCommand(openPosition, { refetches: [listPositions, listOpenings], done: 'Position opened' });
  const form = useForm({
    initialValues: { requisitionId: '', location: '', remote: false, visibility: shown[0]!.value },
    validate: {
      requisitionId: (id) => (id ? null : 'Please choose a request'),
      location: (text) => (text.trim() ? null : 'Please say where'),
    },
  });
  const submit = form.onSubmit(async (values) => {
    try {
      await command.run(values);
      onClose();
    } catch (failure) {
      if (failure instanceof ApiError) form.setErrors(failure.byField);
    }
  });
  const choose = (requisitionId: string | null) => {
    const request = openings.find((one) => one.requisitionId === requisitionId);
    form.setValues({ requisitionId: requisitionId ?? '', location: request?.location ?? '' });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Select
          label="Approved request"
          required
          searchable
          data-autofocus
          data={openings.map(({ requisitionId, title, department, seats, headcount }) => ({
            value: requisitionId,
            label: `${title}, ${department}: ${seats} of ${headcount} seats open`,
          }))}
          {...form.getInputProps('requisitionId')}
          onChange={choose}
        />
        <TextInput label="Location" required maxLength={80} {...form.getInputProps('location')} />
        <Checkbox label="Can be done remotely" {...form.getInputProps('remote', { type: 'checkbox' })} />
        <Select label="Shown" allowDeselect={false} data={[...shown]} {...form.getInputProps('visibility')} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={command.loading}>
            Cancel
          </Button>
          <Button type="submit" loading={command.loading}>
            Open position
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
