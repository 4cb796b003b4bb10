import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { gates } from '@talent-os/contracts/access/gates';
import { getIntelligence, listThreats } from '@talent-os/contracts/cyber/threats';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { ErrorCard } from '@/ui/loading/error-card';
import { Loaded } from '@/ui/loading/loaded';
import { ThreatFigures } from '../intelligence/threat-figures';
import { RecentThreats } from './recent-threats';
import css from '@/features/marketplace/marketplace.module.css';

const SCREEN = '/cyber/analyst/intelligence';

/** What threatens the company now, on the dashboard of the industry that answers it. */
export function ThreatIntelligence() {
  const watches = useMay(getIntelligence);
  return (
    <section aria-labelledby="threat-intelligence">
      <header className={css.head}>
        <h2 id="threat-intelligence" className={css.heading}>
          Threat Intelligence
        </h2>
        {watches && (
          <Button component={AppLink} to={SCREEN} variant="default" size="xs">
            All threats
          </Button>
        )}
      </header>
      {watches ? (
        <Panel />
      ) : (
        <Card>
          <EmptyState title={gates['cyber.intelligence'].fallback} />
        </Card>
      )}
    </section>
  );
}

function Panel() {
  const summary = useQuery(query(getIntelligence, {}));
  const threats = useQuery(query(listThreats, {}));
  return (
    <div className={css.stack}>
      {summary.isError && !summary.data ? (
        <Card>
          <ErrorCard failure={summary.error} onRetry={summary.refetch} />
        </Card>
      ) : (
        <ThreatFigures summary={summary.data} />
      )}
      <Card title="Recent threats">
        <Loaded query={threats} skeletons={4}>
          {({ items }) => <RecentThreats threats={items} screen={SCREEN} />}
        </Loaded>
      </Card>
    </div>
  );
}
