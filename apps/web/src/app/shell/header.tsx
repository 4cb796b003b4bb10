import { ActionIcon, Burger, Kbd, Tooltip, UnstyledButton } from '@mantine/core';
import { IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Brand } from '@/ui/theme/brand';
import { AccountMenu } from './account-menu';
import { ASSISTANT_PLACE } from '@/features/chat/assistant-place';
import { Bell } from '@/features/inbox/bell';
import { useOtherScheme } from './use-other-scheme';
import { Workplace } from './workplace';
import css from './header.module.css';

type HeaderProps = { readonly onMenu: () => void; readonly menuOpen: boolean; readonly onSearch: () => void };

export function Header({ onMenu, menuOpen, onSearch }: HeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.side}>
        <Burger
          className={css.burger}
          opened={menuOpen}
          onClick={onMenu}
          size="sm"
          aria-label="Open navigation"
          aria-expanded={menuOpen}
        />
        <Link to="/" className={css.home}>
          <Brand name="Talent OS" />
        </Link>
        <Workplace />
      </div>
      <div className={css.side}>
        <UnstyledButton
          className={css.search}
          onClick={onSearch}
          aria-label="Search or jump to…"
          aria-keyshortcuts="Control+K Meta+K /"
        >
          <IconSearch size={15} aria-hidden />
          <span className={css.searchText}>Search or jump to…</span>
          <Kbd size="xs" aria-hidden className={css.key} data-keys="⌘K" />
        </UnstyledButton>
        <SchemeToggle />
        <span id={ASSISTANT_PLACE} className={css.assistant} />
        <Bell />
        <AccountMenu />
      </div>
    </header>
  );
}

function SchemeToggle() {
  const { other, label, change } = useOtherScheme();
  return (
    <Tooltip label={label}>
      <ActionIcon className={css.scheme} variant="subtle" color="gray" size="lg" onClick={change} aria-label={label}>
        {other === 'dark' ? <IconMoon size={18} /> : <IconSun size={18} />}
      </ActionIcon>
    </Tooltip>
  );
}
