import type { GetInputPropsReturnType } from '@mantine/form';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { peopleOptions } from '@/lib/people-options';
import { SearchSelect } from '@/ui/field/search-select';

type AnalystPickerProps = Partial<GetInputPropsReturnType> & {
  readonly label: string;
  readonly placeholder?: string;
  readonly hiddenLabel?: boolean;
};

/** Chooses an analyst by name. */
export const AnalystPicker = ({ label, hiddenLabel, ...field }: AnalystPickerProps) => (
  <SearchSelect
    operation={findPeople}
    input={{ role: 'CYBER_ANALYST', industry: 'CYBER' }}
    options={peopleOptions}
    {...(hiddenLabel ? { 'aria-label': label, w: 150 } : { label, required: true })}
    clearable
    empty="Nobody with this name"
    {...field}
  />
);
