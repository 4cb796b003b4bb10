import type { GetInputPropsReturnType } from '@mantine/form';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { peopleOptions } from '@/lib/people-options';
import { SearchSelect } from './search-select';

type PersonSelectProps = GetInputPropsReturnType & {
  readonly label?: string;
  readonly autofocus?: boolean;
  readonly current: { readonly id: string; readonly name: string } | undefined;
};

/** A person of the organization, found by name. */
export const PersonSelect = ({ current, label = 'Person', autofocus = true, ...field }: PersonSelectProps) => (
  <SearchSelect
    operation={findPeople}
    options={peopleOptions}
    current={current && { value: current.id, label: current.name }}
    label={label}
    required
    empty="Nobody with this name"
    autofocus={autofocus}
    {...field}
  />
);
