import { Checkbox } from '@mantine/core';

type StrictReadingProps = { readonly checked: boolean; readonly onChange: (checked: boolean) => void };

/** Whether lines of a CSV file are refused that are otherwise read as they are written. */
export const StrictReading = ({ checked, onChange }: StrictReadingProps) => (
  <Checkbox
    label="Refuse lines with stray quotation marks"
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
);
