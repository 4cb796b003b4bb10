import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NO_THREATS, getIntelligence, listThreats, type Threat } from '@talent-os/contracts/cyber/threats';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Facts } from '@/ui/display/facts';
import { Loaded } from '@/ui/loading/loaded';
import { ThreatBadge } from '../intelligence/threat-badge';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import css from './hub.module.css';

const SHOWN = 4;
const SCREEN = '/cyber/analyst/intelligence';

/** How much is at stake, and the latest threats. */
export function ThreatPanel() {
  const intelligence = useQuery(query(getIntelligence, {}));
  const threats = useQuery(query(listThreats, {}));
  return (
    <Card
      title="Threats"
      actions={
        <Button component={AppLink} to={SCREEN} variant="default" size="xs">
          All threats
        </Button>
      }
    >
      <Loaded query={intelligence} skeletons={SHOWN}>
        {({ riskLevel, newThreats, iocDetected }) => (
          <>
            <Facts
              items={[
                ['Risk Level', riskLevel],
                ['New Threats', `${count(newThreats)} in 24 hours`],
                ['IoCs Detected', `${count(iocDetected)} in 7 days`],
              ]}
            />
            <Loaded query={threats}>{({ items }) => <Latest threats={items} />}</Loaded>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Latest({ threats }: { readonly threats: readonly Threat[] }) {
  const { momentOf } = useFormat();
  if (threats.length === 0) return <EmptyState title={NO_THREATS} />;
  return (
    <ul className={css.list}>
      {threats.slice(0, SHOWN).map(({ id, title, severity, source, publishedDate }) => (
        <li key={id}>
          <div className={cell.cell}>
            <AppLink to={`${SCREEN}?threat=${id}`} className={cell.name}>
              {title}
            </AppLink>
            <Quiet>
              {source} · {momentOf(publishedDate)}
            </Quiet>
          </div>
          <ThreatBadge severity={severity} />
        </li>
      ))}
    </ul>
  );
}
