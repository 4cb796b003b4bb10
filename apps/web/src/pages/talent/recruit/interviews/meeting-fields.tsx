import { Group, Select, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useMe } from '@/lib/session';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { peopleOptions } from '@/lib/people-options';
import { SearchMany } from '@/ui/field/search-select';
import { kindOptions, lengthOptions } from '@/features/interviews/labels';
import { fullName } from '@talent-os/contracts/identity/full-name';

type MeetingFieldsProps = {
  readonly field: (name: 'kind' | 'minutes' | 'interviewerIds' | 'location') => GetInputPropsReturnType;
};

/** What every interview has: its type and length, who holds it and where. The signed-in person is proposed first. */
export function MeetingFields({ field }: MeetingFieldsProps) {
  const { user } = useMe();
  return (
    <>
      <Group grow align="flex-start">
        <Select label="Type" allowDeselect={false} data={kindOptions} {...field('kind')} />
        <Select label="Length" allowDeselect={false} data={lengthOptions} {...field('minutes')} />
      </Group>
      <SearchMany
        operation={findPeople}
        options={peopleOptions}
        label="Interviewers"
        empty="Nobody with this name"
        current={[{ value: user.id, label: fullName(user) }]}
        {...field('interviewerIds')}
      />
      <TextInput label="Place or link" maxLength={200} {...field('location')} />
    </>
  );
}
