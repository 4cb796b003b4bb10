import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import css from '../healthtech.module.css';
import { NumberField } from '@/ui/field/number-field';

/** What the fields of a unit hold: empty numbers are texts. */
export type UnitValues = {
  name: string;
  department: string;
  beds: number | string;
  targetHppd: number | string;
  requiredDay: number | string;
  requiredNight: number | string;
};

/** The fields as the contract takes them. */
export const unitFrom = ({ name, department, ...numbers }: UnitValues) => ({
  name,
  department,
  beds: numberOf(numbers.beds),
  targetHppd: numberOf(numbers.targetHppd),
  requiredDay: numberOf(numbers.requiredDay),
  requiredNight: numberOf(numbers.requiredNight),
});

const numberOf = (value: number | string): number => (value === '' ? Number.NaN : Number(value));

/** What a unit is called, has and needs. */
export const UnitFields = ({ field }: { readonly field: UseFormReturnType<UnitValues>['getInputProps'] }) => (
  <div className={css.stack}>
    <TextInput label="Name" required maxLength={80} data-autofocus {...field('name')} />
    <TextInput
      label="Department"
      description="As its shifts name it."
      required
      maxLength={80}
      {...field('department')}
    />
    <div className={css.pair}>
      <NumberField label="Beds" required min={1} max={500} decimals={0} {...field('beds')} />
      <NumberField
        label="Target HPPD"
        description="Hours per patient day"
        required
        min={0.5}
        max={24}
        step={0.5}
        {...field('targetHppd')}
      />
      <NumberField label="Staff by day" required min={0} max={200} decimals={0} {...field('requiredDay')} />
      <NumberField label="Staff by night" required min={0} max={200} decimals={0} {...field('requiredNight')} />
    </div>
  </div>
);
