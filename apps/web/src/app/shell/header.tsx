import {
  ActionIcon,
  Burger,
  Kbd,
  Tooltip,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Brand } from '../../ui/brand';
import { AccountMenu } from './account-menu';
import { Bell } from '../../features/inbox/bell';
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
          aria-keyshortcuts="Control+K Meta+K"
        >
          <IconSearch size={15} aria-hidden />
          <span className={css.searchText}>Search or jump to…</span>
          <Kbd size="xs" aria-hidden className={css.key} data-keys="⌘K" />
        </UnstyledButton>
        <SchemeToggle />
        <Bell />
        <AccountMenu />
      </div>
    </header>
  );
}

function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const other = scheme === 'dark' ? 'light' : 'dark';
  const label = other === 'dark' ? 'Dark theme' : 'Light theme';
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="lg" onClick={() => setColorScheme(other)} aria-label={label}>
        {other === 'dark' ? <IconMoon size={18} /> : <IconSun size={18} />}
      </ActionIcon>
    </Tooltip>
  );
}
