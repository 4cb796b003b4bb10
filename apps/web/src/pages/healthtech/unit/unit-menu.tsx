import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { publishShift } from '@talent-os/contracts/healthcare/shifts-roster';
import type { Unit } from '@talent-os/contracts/healthcare/units';
import { useMay } from '@/lib/use-may';
import type { Choose } from '../choice';

/** What can be done with a unit. */
export function UnitMenu({ unit, onChoose }: { readonly unit: Unit; readonly onChoose: Choose }) {
  const mayPublish = useMay(publishShift);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`More for ${unit.name}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayPublish && (
          <Menu.Item onClick={() => onChoose({ action: 'publish', unit, gap: null })}>Publish shift</Menu.Item>
        )}
        <Menu.Item onClick={() => onChoose({ action: 'census', unit })}>Enter census</Menu.Item>
        <Menu.Item onClick={() => onChoose({ action: 'people', unit })}>Credentials and contact hours</Menu.Item>
        <Menu.Item onClick={() => onChoose({ action: 'edit', unit })}>Edit unit</Menu.Item>
        <Menu.Item color="red.9" onClick={() => onChoose({ action: 'remove', unit })}>
          Remove unit
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
