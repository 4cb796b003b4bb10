import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

/** Words to choose or to write. A click shows the choices, as in every other field; the library's own opens by focus only. */
export function TagsField(props: TagsInputProps) {
  const [opened, { open, close }] = useDisclosure();
  return <TagsInput {...props} dropdownOpened={opened} onDropdownOpen={open} onDropdownClose={close} onClick={open} />;
}
