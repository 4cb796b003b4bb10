import { Fieldset, NumberInput, SimpleGrid } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { roles, roleTable } from '@talent-os/contracts/access/tables';
import { digitsOf } from '../../../lib/amounts';
import { useMe } from '../../../lib/session';
import type { ProviderValues } from './provider-form';

/** What single roles may spend of a provider's budget. */
export function RoleBudgets({ form }: { readonly form: UseFormReturnType<ProviderValues> }) {
  const { currency } = useMe().organization;
  return (
    <Fieldset legend="Budget per month, by role">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {roles.map((role) => (
          <NumberInput
            key={role}
            label={roleTable[role].label}
            placeholder="No limit of its own"
            min={0}
            decimalScale={digitsOf(currency)}
            thousandSeparator=","
            hideControls
            inputMode="decimal"
            rightSection={<span aria-hidden>{currency}</span>}
            rightSectionWidth={52}
            {...form.getInputProps(`roleBudgets.${role}`)}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}
