import { IconArrowRight } from '@tabler/icons-react';
import { AppLink } from '@/ui/button/app-link';
import css from './marketplace.module.css';
import type { QuickAction } from './marketplace.rules';

/** Short ways to what the person's side does most; nothing where there is none. */
export function QuickActions({ actions }: { readonly actions: readonly QuickAction[] }) {
  if (actions.length === 0) return null;
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={css.heading}>
        Quick Actions
      </h2>
      <ul className={css.actions}>
        {actions.map(({ label, to }) => (
          <li key={to}>
            <AppLink to={to} className={css.action}>
              {label}
              <IconArrowRight size={16} aria-hidden />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
