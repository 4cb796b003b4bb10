import clsx from 'clsx';
import { AppLink } from '@/ui/button/app-link';
import css from './access.module.css';

const tabs = {
  '/admin/access-controls': 'Overview',
  '/admin/access-controls/users': 'Users',
  '/admin/access-controls/permissions': 'Permissions',
  '/admin/access-controls/compliance': 'Compliance',
  '/admin/access-controls/settings': 'Settings',
  '/admin/access-control': 'Policy tester',
} as const;

/** The screens about access, side by side. */
export const AccessTabs = ({ at }: { readonly at: keyof typeof tabs }) => (
  <nav className={css.tabs} aria-label="Access controls">
    {Object.entries(tabs).map(([to, label]) => (
      <AppLink key={to} to={to} className={clsx(css.tab, to === at && css.chosen)} aria-current={to === at && 'page'}>
        {label}
      </AppLink>
    ))}
  </nav>
);
