import { ActionIcon, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { kindOf } from '@talent-os/contracts/identity/notification-kinds';
import { IconBellOff, IconClock, IconDots, IconMail, IconMailOpened, IconMailForward } from '@tabler/icons-react';
import { ago } from '@/lib/format';
import { useMe } from '@/lib/session';
import { useFormat } from '@/lib/use-format';
import { StatusBadge } from '@/ui/display/status-badge';
import { hubLabel, mailNote, type Item } from './inbox.rules';
import css from './inbox.module.css';
import { snoozes } from './snooze.rules';
import type { InboxActions } from './use-inbox';

type InboxItemProps = { readonly item: Item; readonly inbox: InboxActions };

/** One notification: what happened, where it leads, what became of its email, and what can be done with it. */
export function InboxItem({ item, inbox }: InboxItemProps) {
  const { momentOf } = useFormat();
  const { title, message, kind, hub, createdAt, readAt, snoozedUntil, email } = item;
  const note = email && mailNote(email, momentOf);
  return (
    <li className={css.item} data-unread={!readAt || undefined}>
      <UnstyledButton className={css.open} onClick={() => inbox.open(item)}>
        <span className={css.title}>
          {!readAt && <VisuallyHidden component="span">Unread: </VisuallyHidden>}
          {title}
        </span>
        <span className={css.message}>{message}</span>
        <span className={css.facts}>
          {kindOf(kind).label} · {hubLabel(hub)} · <time dateTime={createdAt}>{ago(createdAt)}</time>
          {snoozedUntil && ` · comes back ${momentOf(snoozedUntil)}`}
        </span>
        {note?.detail && <span className={css.facts}>{note.detail}</span>}
      </UnstyledButton>
      {note && (
        <span className={css.mail}>
          <StatusBadge variant={note.variant}>{note.text}</StatusBadge>
        </span>
      )}
      <ItemMenu item={item} inbox={inbox} />
    </li>
  );
}

function ItemMenu({ item, inbox }: InboxItemProps) {
  const { timezone } = useMe().organization;
  const { title, kind, readAt, snoozedUntil, may } = item;
  const Read = readAt ? IconMail : IconMailOpened;
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${title}`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Read size={16} />} onClick={() => inbox.toggle(item)}>
          {readAt ? 'Mark as unread' : 'Mark as read'}
        </Menu.Item>
        {may.do.includes('resend') && (
          <Menu.Item leftSection={<IconMailForward size={16} />} onClick={() => inbox.resend(item)}>
            Send the email again
          </Menu.Item>
        )}
        {!kindOf(kind).always && (
          <Menu.Item leftSection={<IconBellOff size={16} />} onClick={() => void inbox.mute(item)}>
            Mute {kindOf(kind).label}
          </Menu.Item>
        )}
        <Menu.Label>Snooze</Menu.Label>
        {snoozedUntil && <Menu.Item onClick={() => void inbox.snooze(item, null)}>Bring back now</Menu.Item>}
        {snoozes.map(({ label, until }) => (
          <Menu.Item
            key={label}
            leftSection={<IconClock size={16} />}
            onClick={() => void inbox.snooze(item, until(timezone, new Date()))}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
