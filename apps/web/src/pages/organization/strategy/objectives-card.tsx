import type { Strategy } from '@talent-os/contracts/identity/strategy';
import { Card } from '@/ui/page/card';
import { byYear } from './strategy.rules';
import css from './strategy.module.css';

/** What is to be reached, year by year, the latest first. */
export function ObjectivesCard({ strategy }: { readonly strategy: Strategy }) {
  const years = byYear(strategy);
  return (
    <Card title="Objectives">
      {years.length === 0 && <p className={css.none}>None were written down.</p>}
      {years.map(({ year, objectives }) => (
        <section key={year} className={css.year} aria-label={`Objectives of ${year}`}>
          <h3>{year}</h3>
          <ul>
            {objectives.map(({ text, pillar }) => (
              <li key={`${pillar} ${text}`}>
                <span>{text}</span>
                <small>{pillar}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
