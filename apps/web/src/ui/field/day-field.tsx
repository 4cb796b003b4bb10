import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';

type DayFieldProps = GetInputPropsReturnType & {
  readonly label: string;
  readonly description?: string;
  readonly min?: string;
  readonly max?: string;
  /** False where no day is an answer too. */
  readonly required?: boolean;
};

/** A calendar day, chosen with the browser's own picker. */
export function DayField({ error, value, ...props }: DayFieldProps) {
  const message = error && (value === '' ? 'Please choose a day' : String(error));
  return <TextInput type="date" required value={String(value ?? '')} error={message} {...props} />;
}
