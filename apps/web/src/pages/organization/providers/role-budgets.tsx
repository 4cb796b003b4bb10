import { Fieldset, SimpleGrid } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { roles, roleTable } from '@talent-os/contracts/access/tables';
import { MoneyField } from '@/ui/field/money-field';
import type { ProviderValues } from './provider-form';

/** What single roles may spend of a provider's budget. */
export function RoleBudgets({ form }: { readonly form: UseFormReturnType<ProviderValues> }) {
  return (
    <Fieldset legend="Budget per month, by role">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {roles.map((role) => (
          <MoneyField
            key={role}
            label={roleTable[role].label}
            placeholder="No limit of its own"
            required={false}
            {...form.getInputProps(`roleBudgets.${role}`)}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}
