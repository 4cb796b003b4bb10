import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { isSkipped } from '@/lib/local-time';

type MomentFieldProps = GetInputPropsReturnType & {
  readonly label: string;
  /** Whose clocks show it (IANA). */
  readonly timeZone: string;
  readonly description?: string;
  readonly min?: string;
  readonly max?: string;
};

/** A day and time of the organization's clocks (`2026-11-20T14:30`), chosen with the browser's own picker. */
export function MomentField({ error, value, timeZone, ...props }: MomentFieldProps) {
  const chosen = String(value ?? '');
  const message = error && (chosen === '' ? 'Please choose a day and time' : String(error));
  const fault = isSkipped(chosen, timeZone) ? 'The clocks go forward over this time; please choose another' : message;
  return <TextInput type="datetime-local" required value={chosen} error={fault} {...props} />;
}
