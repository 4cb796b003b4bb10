import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/loading/empty-state';
import css from '../healthtech.module.css';

type PeopleSectionProps = {
  readonly title: string;
  /** What the list is called; its title where absent. */
  readonly label?: string;
  readonly none: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly about?: string;
    readonly fact: string;
  }[];
};

/** People with one fact of each, and how many they are. */
export const PeopleSection = ({ title, label = title, none, rows }: PeopleSectionProps) => (
  <>
    <h2 className={css.heading}>{rows.length > 0 ? `${title} (${rows.length})` : title}</h2>
    {rows.length === 0 ? (
      <EmptyState title={none} />
    ) : (
      <ul className={css.rows} aria-label={label}>
        {rows.map(({ key, name, about, fact }) => (
          <li key={key}>
            {about ? (
              <div className={css.people}>
                {name}
                <span className={css.quiet}>{about}</span>
              </div>
            ) : (
              name
            )}
            <span className={css.quiet}>{fact}</span>
          </li>
        ))}
      </ul>
    )}
  </>
);
