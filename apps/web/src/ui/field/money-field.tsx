import type { GetInputPropsReturnType } from '@mantine/form';
import { digitsOf } from '@/lib/amounts';
import { money } from '@/lib/format';
import { useMe } from '@/lib/session';
import { NumberField } from './number-field';

type MoneyFieldProps = Omit<GetInputPropsReturnType, 'error'> & {
  readonly label?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly size?: string;
  readonly error?: unknown;
};

/** An amount in units of the organization's currency; see `amounts.ts` for the way to minor units and back. */
export function MoneyField({ error, value, ...props }: MoneyFieldProps) {
  const { currency } = useMe().organization;
  const digits = digitsOf(currency);
  const message = error ? (value === '' ? 'Please enter an amount' : String(error)) : undefined;
  return (
    <NumberField
      required
      decimals={digits}
      inWords={(amount) => money(Math.round(amount * 10 ** digits), currency)}
      rightSection={<span aria-hidden>{currency}</span>}
      rightSectionWidth={52}
      value={value as number | string}
      error={message}
      {...props}
    />
  );
}
