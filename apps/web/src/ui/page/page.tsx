import { Breadcrumbs, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { QueryState } from '../loading/query-state';
import { AppLink } from '../button/app-link';
import { Card } from './card';
import { Skeletons } from '../loading/loaded';
import { ErrorCard } from '../loading/error-card';
import css from './page.module.css';

type PageProps = {
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  /** The way here; the last entry is this page and needs no link. */
  readonly crumbs?: readonly { readonly label: string; readonly to?: string }[];
  /** The read the page cannot do without: placeholders stand in while it runs, a card with Try Again when it fails. */
  readonly loading?: QueryState<unknown>;
  readonly skeletons?: number;
  readonly children?: ReactNode;
};

/** The frame of every screen: heading, actions, placeholders, failure. */
export function Page({ title, description, actions, crumbs, loading, skeletons = 3, children }: PageProps) {
  const waiting = loading && loading.data === undefined;
  return (
    <div className={css.page}>
      <title>{`${title} · Talent OS`}</title>
      {crumbs && (
        <Breadcrumbs className={css.crumbs} separator="/">
          {crumbs.map(({ label, to }) =>
            to ? (
              <AppLink key={label} to={to}>
                {label}
              </AppLink>
            ) : (
              <span key={label}>{label}</span>
            ),
          )}
        </Breadcrumbs>
      )}
      <header className={css.head}>
        <div>
          <Title order={1} className={css.title}>
            {title}
          </Title>
          {description && <p className={css.description}>{description}</p>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </header>
      <div className={css.body}>
        {!waiting && children}
        {waiting && !loading.isError && <Skeletons count={skeletons} height={96} />}
        {waiting && loading.isError && (
          <Card>
            <ErrorCard failure={loading.error} onRetry={loading.refetch} />
          </Card>
        )}
      </div>
    </div>
  );
}
