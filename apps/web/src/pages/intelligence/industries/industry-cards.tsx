import { industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import type { Insight } from '@talent-os/contracts/intelligence/insights';
import { counted } from '@/lib/counted';
import { useMyIndustries } from '@/lib/use-my-industries';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import { within } from '../insights/insight.rules';
import { useHeldIndustries } from '../use-held-industries';
import { IndustryFigures } from './industry-figures';
import css from './industries.module.css';

const cards = [
  { industry: 'HEALTHCARE', title: 'Healthcare Intelligence', hub: 'healthtech', dashboard: '/healthcare/dashboard' },
  { industry: 'CYBER', title: 'Cyber Intelligence', hub: 'cyber', dashboard: '/cyber/dashboard' },
  { industry: 'SALES', title: 'Sales Intelligence', hub: 'sales', dashboard: '/sales' },
] as const satisfies readonly { readonly industry: Industry; readonly [key: string]: string }[];

type IndustryCardsProps = {
  readonly insights: readonly Insight[];
  /** Insights of an industry that are named. */
  readonly most: number;
  /** Shows the industries in which the person has no role as well. */
  readonly all?: boolean;
};

/** What each industry stands at and has to act on, for people who work in more than one. */
export function IndustryCards({ insights, most, all = false }: IndustryCardsProps) {
  const held = useHeldIndustries();
  const reachable = useReachable();
  return (
    <section aria-label="Across industries" className={css.cards}>
      {cards
        .filter(({ industry }) => all || held.includes(industry))
        .map(({ industry, title, hub, dashboard }) => {
          const to = reachable(dashboard);
          return (
            <div key={industry} data-hub={hub}>
              <Card title={title} actions={to && <AppLink to={to}>Dashboard</AppLink>}>
                {held.includes(industry) ? (
                  <Standing industry={industry} own={within(insights, industry)} most={most} />
                ) : (
                  <Quiet>You have no role in this industry.</Quiet>
                )}
              </Card>
            </div>
          );
        })}
    </section>
  );
}

type StandingProps = { readonly industry: Industry; readonly own: readonly Insight[]; readonly most: number };

function Standing({ industry, own, most }: StandingProps) {
  const name = industryLabels[industry];
  const isOpen = useMyIndustries().includes(industry);
  return (
    <>
      <IndustryFigures industry={industry} />
      {own.length === 0 ? (
        <Quiet>Nothing to act on</Quiet>
      ) : (
        <ol className={css.first} aria-label={`${name}, the most pressing`}>
          {own.slice(0, most).map(({ id, title, link }) => (
            <li key={id}>
              <AppLink to={link}>{title}</AppLink>
            </li>
          ))}
        </ol>
      )}
      <p className={css.more}>
        <AppLink to={`/intelligence?industry=${industry}`}>{counted(own.length, 'insights')}</AppLink>
        {!isOpen && <Quiet>Its other figures show while you work in it: switch your role at the top.</Quiet>}
      </p>
    </>
  );
}
