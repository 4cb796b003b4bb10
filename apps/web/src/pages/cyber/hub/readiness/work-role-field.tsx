import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { workRoleOptions } from './work-role-options';

/** Chooses a work role by its name. */
export const WorkRoleField = ({ error, ...field }: GetInputPropsReturnType) => (
  <Select
    label="Work role"
    required
    searchable
    nothingFoundMessage="No work role with this name"
    maxDropdownHeight={240}
    data={workRoleOptions}
    {...field}
    {...(error && { error: 'Please choose a work role' })}
  />
);
