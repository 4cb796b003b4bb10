import { Checkbox, Group, Select, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { payPeriodLabels, relocationLabels, shiftTimeLabels } from '@talent-os/contracts/talent/availability';
import { choicesOf } from '@/lib/choices';
import { DayField } from '@/ui/field/day-field';
import { MoneyField } from '@/ui/field/money-field';
import { NumberField } from '@/ui/field/number-field';
import hub from '../candidate.module.css';
import type { AvailabilityValues } from './values.rules';

type FieldsProps = { readonly field: (name: keyof AvailabilityValues) => GetInputPropsReturnType };

/** What people say of when and how they can work. */
export function AvailabilityFields({ field }: FieldsProps) {
  return (
    <div className={hub.fields}>
      <DayField
        label="Could start"
        description="Empty: once the notice is over"
        required={false}
        {...field('startOn')}
      />
      <NumberField label="Notice in days" decimals={0} min={0} max={365} {...field('noticeDays')} />
      <NumberField label="Hours a week" required decimals={0} min={1} max={80} {...field('hoursPerWeek')} />
      <NumberField label="Travel days a month" decimals={0} min={0} max={31} {...field('travelDays')} />
      <Checkbox.Group className={hub.wide} label="Shifts" description="None: any" {...field('shifts')}>
        <Group mt={6} gap="lg">
          {choicesOf(shiftTimeLabels).map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} className={hub.check} />
          ))}
        </Group>
      </Checkbox.Group>
      <Select label="Would move" allowDeselect={false} data={choicesOf(relocationLabels)} {...field('relocation')} />
      <TextInput label="Other places" placeholder="Chicago, remote" maxLength={200} {...field('places')} />
      <MoneyField label="Pay from" required={false} {...field('payFloor')} />
      <Select label="Pay is for" allowDeselect={false} data={choicesOf(payPeriodLabels)} {...field('payPeriod')} />
    </div>
  );
}
