import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { OfferedFilter } from './filter-offer';

type AddFilterProps = { readonly offered: readonly OfferedFilter[]; readonly onAdd: (name: string) => void };

/** Every filter that does not narrow the list yet. */
export function AddFilter({ offered, onAdd }: AddFilterProps) {
  const rest = offered.filter(({ set }) => !set);
  if (rest.length === 0) return null;
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <Button variant="subtle" color="gray" size="compact-sm" h={32} leftSection={<IconPlus size={15} />}>
          Filter
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {rest.map(({ name, label, onAdd: turnOn }) => (
          <Menu.Item key={name} onClick={turnOn ?? (() => onAdd(name))}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
