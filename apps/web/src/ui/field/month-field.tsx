import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';

type MonthFieldProps = GetInputPropsReturnType & {
  readonly label: string;
  readonly description?: string;
  /** False where no month is an answer too. */
  readonly required?: boolean;
};

/** A calendar month, chosen with the browser's own picker; typed as `2026-11` where it has none. */
export function MonthField({ error, value, ...props }: MonthFieldProps) {
  const message = error && (value === '' ? 'Please choose a month' : String(error));
  return (
    <TextInput type="month" placeholder="2026-11" required value={String(value ?? '')} error={message} {...props} />
  );
}
