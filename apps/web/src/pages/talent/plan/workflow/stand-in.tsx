import type { GetInputPropsReturnType } from '@mantine/form';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { peopleOptions } from '@/lib/people-options';
import { SearchSelect } from '@/ui/field/search-select';

type StandInProps = GetInputPropsReturnType & {
  readonly current: { readonly id: string; readonly name: string } | undefined;
};

/** Who decides a step in place of people who are not there; nobody needs to be named. */
export const StandIn = ({ current, ...field }: StandInProps) => (
  <SearchSelect
    operation={findPeople}
    options={peopleOptions}
    current={current && { value: current.id, label: current.name }}
    label="Stand-in"
    placeholder="The organization’s admins"
    clearable
    empty="Nobody with this name"
    {...field}
  />
);
