import { Button, Group } from '@mantine/core';
import { setAvailability, type Availability } from '@talent-os/contracts/talent/availability';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';
import { AvailabilityFields } from './availability-fields';
import { saidIn, valuesOf } from './values.rules';

export function AvailabilityForm({ said }: { readonly said: Availability | null }) {
  const { currency } = useMe().organization;
  const { field, form, state } = useCommandForm(setAvailability, {
    initial: valuesOf(said, currency),
    toInput: (values) => saidIn(values, currency),
    done: 'Your availability was saved',
  });
  return (
    <Card title="When and how I can work">
      <SubmitForm state={state} label="Availability">
        <AvailabilityFields field={field} />
        <Group justify="flex-end" mt="md">
          <Button type="submit" loading={state.loading} disabled={said !== null && !form.isDirty()}>
            Save
          </Button>
        </Group>
      </SubmitForm>
    </Card>
  );
}
