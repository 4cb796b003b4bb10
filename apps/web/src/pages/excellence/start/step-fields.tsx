import { Stack, Textarea, TextInput } from '@mantine/core';
import { MoneyField } from '@/ui/field/money-field';
import { NumberField } from '@/ui/field/number-field';
import { TagsField } from '@/ui/field/tags-field';
import type { StepValues } from './steps.rules';

type StepProps = {
  readonly values: StepValues;
  readonly onChange: (change: Partial<StepValues>) => void;
};

/** Who we are and what we sell. */
export const CompanyStep = ({ values, onChange }: StepProps) => (
  <Stack gap="md">
    <TextInput
      label="Company"
      maxLength={120}
      value={values.company}
      onChange={({ currentTarget: { value } }) => onChange({ company: value })}
    />
    <Textarea
      label="What you sell"
      autosize
      minRows={3}
      maxLength={500}
      value={values.product}
      onChange={({ currentTarget: { value } }) => onChange({ product: value })}
    />
  </Stack>
);

/** To whom, and against whom. */
export const CustomerStep = ({ values, onChange }: StepProps) => (
  <Stack gap="md">
    <Textarea
      label="Who buys it"
      autosize
      minRows={3}
      maxLength={500}
      value={values.customer}
      onChange={({ currentTarget: { value } }) => onChange({ customer: value })}
    />
    <TagsField
      label="Competitors"
      description="Five at most. Those your deals name most stand here already."
      maxTags={5}
      value={[...values.competitors]}
      onChange={(competitors) => onChange({ competitors })}
    />
  </Stack>
);

/** With how many people, and with what numbers. */
export const NumbersStep = ({ values, onChange }: StepProps) => (
  <Stack gap="md">
    <MoneyField
      label="Average contract value"
      required={false}
      value={values.averageDeal}
      onChange={(averageDeal: number | string) => onChange({ averageDeal })}
    />
    <NumberField
      label="Sales cycle in days"
      decimals={0}
      min={1}
      value={values.cycleDays}
      onChange={(cycleDays) => onChange({ cycleDays })}
    />
    <NumberField
      label="Win rate in percent"
      decimals={0}
      min={0}
      max={100}
      value={values.winRate}
      onChange={(winRate) => onChange({ winRate })}
    />
    <NumberField
      label="Sellers"
      decimals={0}
      min={0}
      value={values.sellers}
      onChange={(sellers) => onChange({ sellers })}
    />
    <MoneyField
      label="Target of the year"
      required={false}
      value={values.yearlyTarget}
      onChange={(yearlyTarget: number | string) => onChange({ yearlyTarget })}
    />
  </Stack>
);
