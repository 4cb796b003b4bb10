import { useQuery } from '@tanstack/react-query';
import { getSystemHealth } from '@talent-os/contracts/audit/health';
import { query } from '@/lib/query';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import { Backing } from './health/backing';
import { DeadLetters } from './health/dead-letters';
import { Concerns, StateBadge } from './health/health-state';
import { ServiceCard } from './health/service-card';
import css from './health/health.module.css';

/** Each question goes to every service, in milliseconds. */
const ASK_EVERY_MS = 15_000;

/** How every service and what they stand on is, and work that was given up. */
export function Component() {
  const health = useQuery({ ...query(getSystemHealth, {}), refetchInterval: ASK_EVERY_MS });
  return (
    <Page
      title="System Health"
      description="Every service, the servers beneath them, and work that was given up. Looked at again every 15 seconds."
      loading={health}
      skeletons={4}
    >
      {health.data && (
        <div className={layout.stack}>
          <Card title="Servers" actions={<StateBadge state={health.data.backing.state} />}>
            <Concerns concerns={health.data.backing.concerns} />
            <Backing report={health.data.backing.report} />
          </Card>
          <DeadLetters />
          <div className={css.services}>
            {health.data.services.map((one) => (
              <ServiceCard key={one.service} health={one} />
            ))}
          </div>
        </div>
      )}
    </Page>
  );
}
