import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';

type MomentFieldProps = GetInputPropsReturnType & {
  readonly label: string;
  readonly description?: string;
  readonly min?: string;
  readonly max?: string;
};

/** A day and time of the organization's clocks (`2026-11-20T14:30`), chosen with the browser's own picker. */
export function MomentField({ error, value, ...props }: MomentFieldProps) {
  const message = error && (value === '' ? 'Please choose a day and time' : String(error));
  return <TextInput type="datetime-local" required value={String(value ?? '')} error={message} {...props} />;
}
