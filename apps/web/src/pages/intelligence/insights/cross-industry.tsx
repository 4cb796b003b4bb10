import { useAbility } from '@casl/react';
import { admits, type AppAbility } from '@talent-os/contracts/access/ability';
import { gates } from '@talent-os/contracts/access/gates';
import type { Industry } from '@talent-os/contracts/access/tables';
import type { Insight } from '@talent-os/contracts/intelligence/insights';
import { counted } from '@/lib/counted';
import { useMyIndustries } from '@/lib/use-my-industries';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import { IndustryFigures } from './industry-figures';
import { within } from './insight.rules';
import css from './insights.module.css';

const cards = [
  { industry: 'HEALTHCARE', title: 'Healthcare Intelligence', hub: 'healthtech', dashboard: '/healthcare/dashboard' },
  { industry: 'CYBER', title: 'Cyber Intelligence', hub: 'cyber', dashboard: '/cyber/dashboard' },
  { industry: 'SALES', title: 'Sales Intelligence', hub: 'sales', dashboard: '/sales' },
] as const satisfies readonly { readonly industry: Industry; readonly [key: string]: string }[];

/** What each industry has to act on, for people who work in more than one. */
export function CrossIndustry({ insights }: { readonly insights: readonly Insight[] }) {
  const ability = useAbility<AppAbility>();
  const mine = useMyIndustries();
  const reachable = useReachable();
  const { rule, fallback } = gates['cross-industry'];
  if (!admits(ability, rule))
    return (
      <Card title="Across industries">
        <Quiet>{fallback}</Quiet>
      </Card>
    );
  return (
    <section aria-label="Across industries" className={css.cards}>
      {cards
        .filter(({ industry }) => mine.includes(industry))
        .map(({ industry, title, hub, dashboard }) => {
          const own = within(insights, industry);
          const to = reachable(dashboard);
          return (
            <div key={industry} data-hub={hub}>
              <Card title={title} actions={to && <AppLink to={to}>Dashboard</AppLink>}>
                <IndustryFigures industry={industry} />
                <AppLink to={`/intelligence?industry=${industry}`}>{counted(own.length, 'insights')}</AppLink>
                <p>
                  <Quiet>{own[0]?.title ?? 'Nothing to act on'}</Quiet>
                </p>
              </Card>
            </div>
          );
        })}
    </section>
  );
}
