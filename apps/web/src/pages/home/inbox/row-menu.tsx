import { ActionIcon, Menu } from '@mantine/core';
import { IconAlarmSnooze, IconDots } from '@tabler/icons-react';
import type { InboxAction } from '@talent-os/contracts/inbox/shapes';
import { AppLink } from '@/ui/button/app-link';
import type { InboxRowProps } from './inbox-row-props';
import { snoozeChoices } from './snooze-choices';

type RowMenuProps = InboxRowProps & { readonly more: readonly InboxAction[] };

/** What else can be done with a row: open it, put it off, and actions the row has no room for. */
export function RowMenu({ item, more, timezone, now, onAct, onSnooze, onPickDay }: RowMenuProps) {
  return (
    <Menu position="bottom-end" width={210}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={`More for ${item.title}`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={AppLink} to={item.link}>
          Open
        </Menu.Item>
        {more.map((action) => (
          <Menu.Item key={action.label} onClick={() => onAct(action)}>
            {action.label}
          </Menu.Item>
        ))}
        <Menu.Label>Snooze until</Menu.Label>
        {snoozeChoices(timezone, now).map(({ until, label, text }) => (
          <Menu.Item key={label} leftSection={<IconAlarmSnooze size={15} />} onClick={() => onSnooze(until, text)}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Item onClick={onPickDay}>Another day…</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
