import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useMe } from '../../lib/session';
import { digitsOf } from '../../lib/amounts';

type MoneyFieldProps = GetInputPropsReturnType &
  Pick<NumberInputProps, 'placeholder' | 'required'> & { readonly label: string };

/** An amount in units of the organization's currency; see `amounts.ts` for the way to minor units and back. */
export function MoneyField({ error, value, ...props }: MoneyFieldProps) {
  const { currency } = useMe().organization;
  const message = error && (value === '' ? 'Please enter an amount' : String(error));
  return (
    <NumberInput
      required
      min={0}
      decimalScale={digitsOf(currency)}
      thousandSeparator=","
      hideControls
      inputMode="decimal"
      rightSection={<span aria-hidden>{currency}</span>}
      rightSectionWidth={52}
      value={value}
      error={message}
      {...props}
    />
  );
}
