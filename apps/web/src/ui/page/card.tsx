import { Title } from '@mantine/core';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import css from './card.module.css';

type CardProps = {
  readonly title?: string;
  /** One line under the title. */
  readonly description?: ReactNode;
  /** Buttons or a link at the right of the title. */
  readonly actions?: ReactNode;
  /** Content reaches the edges: for lists and tables. */
  readonly flush?: boolean;
  /** What an address after `#` calls it. */
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A surface with a heading: the section of a page. */
export function Card({ id: anchor, title, description, actions, flush, className, children }: CardProps) {
  const id = useId();
  return (
    <section id={anchor} className={clsx(css.card, className)} {...(title && { 'aria-labelledby': id })}>
      {(title || actions) && (
        <header className={css.head}>
          <div>
            {title && (
              <Title order={2} id={id} className={css.title}>
                {title}
              </Title>
            )}
            {description && <p className={css.description}>{description}</p>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </header>
      )}
      <div className={clsx(css.body, flush && css.flush, (title || actions) && css.below)}>{children}</div>
    </section>
  );
}
