import { Autocomplete, Group, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { DayField } from '@/ui/field/day-field';
import { MoneyField } from '@/ui/field/money-field';
import type { DealValues } from './deal-form';

/** Offered while typing; anything else may be written. */
const usualSources = ['Inbound', 'Outbound', 'Referral', 'Partner', 'Event', 'Existing customer'];

/** The facts of a deal that people write. */
export function DealFields({ field }: { readonly field: (name: keyof DealValues) => GetInputPropsReturnType }) {
  return (
    <>
      <TextInput label="Deal name" required maxLength={120} {...field('name')} />
      <Group grow align="flex-start">
        <MoneyField label="Amount" {...field('amount')} />
        <DayField label="Close date" {...field('closeDate')} />
      </Group>
      <Autocomplete label="Source" data={usualSources} maxLength={60} {...field('source')} />
      <TextInput label="Competitor" maxLength={80} {...field('competitor')} />
    </>
  );
}
