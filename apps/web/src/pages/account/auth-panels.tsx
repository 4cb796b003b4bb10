import { Anchor, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from '@/ui/theme/brand';
import css from './auth-panels.module.css';

type AuthPanelsProps = {
  /** Under the product's name; the slogan where absent. */
  readonly subtitle?: ReactNode;
  /** The right panel, on large screens only. */
  readonly heading: string;
  readonly text: string;
  readonly aside?: ReactNode;
  /** People who come here may be looking for work. */
  readonly mayRegister?: boolean;
  readonly children: ReactNode;
};

const year = new Date().getFullYear();

/** The frame of the sign-in pages: the form at the left, why it is worth it at the right. */
export function AuthPanels({ subtitle, heading, text, aside, mayRegister = true, children }: AuthPanelsProps) {
  return (
    <div className={css.page}>
      <title>Sign in · Talent OS</title>
      <main className={css.left}>
        <header className={css.brand}>
          <Brand name="Talent Acquisition, Enablement, and Intelligence" />
        </header>
        <div className={css.form}>
          <Title order={1} className={css.title}>
            Talent OS
          </Title>
          {subtitle ?? <p className={css.slogan}>Discover. Develop. Deploy. At the Speed of AI.</p>}
          {children}
          {mayRegister && (
            <p className={css.register}>
              Looking for work?{' '}
              <Anchor component={Link} to="/candidate/register" inherit underline="always">
                Register as a candidate
              </Anchor>
            </p>
          )}
        </div>
        <footer className={css.copyright}>© {year} Talent OS</footer>
      </main>
      <aside className={css.right}>
        <Title order={2} className={css.heading}>
          {heading}
        </Title>
        <p className={css.text}>{text}</p>
        {aside}
      </aside>
    </div>
  );
}
