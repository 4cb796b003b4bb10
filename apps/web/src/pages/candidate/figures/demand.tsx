import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import type { Output } from '@talent-os/contracts/define';
import { getOwnDemand } from '@talent-os/contracts/talent/own-figures';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import hub from '../candidate.module.css';
import { KeepSearchDialog } from '../positions/keep-search-dialog';

type Demand = Output<typeof getOwnDemand>['targets'][number];

/** What the market asks of the roles the caller aims for, now and half a year before. */
export function OwnDemand() {
  const demand = useQuery(query(getOwnDemand, {}));
  const { data } = demand;
  return (
    <Page
      title="Intelligence"
      description={
        data && `Positions of your own organization, until ${day(data.until)}. No other data is bought or guessed.`
      }
      loading={demand}
    >
      {data && (
        <div className={`${layout.stack} ${hub.touch}`}>
          {data.targets.length === 0 && (
            <Card>
              <EmptyState
                title="Save a role to see its market"
                action={<AppLink to="/candidate/discover/pathways">Choose a role</AppLink>}
              />
            </Card>
          )}
          {data.targets.map((target) => (
            <TargetCard key={target.targetId} target={target} />
          ))}
        </div>
      )}
    </Page>
  );
}

function TargetCard({ target }: { readonly target: Demand }) {
  const { title, industry, opened, before, skills, papers } = target;
  const [keeping, setKeeping] = useState(false);
  return (
    <Card
      title={title}
      description={`${industryLabels[industry]} · ${counted(opened, 'positions')} opened in six months, ${before} in the six before`}
      actions={
        <Button variant="default" aria-label={`Set alert for ${title}`} onClick={() => setKeeping(true)}>
          Set alert
        </Button>
      }
    >
      {opened === 0 ? (
        <EmptyState title="No position of that title was opened" text="An alert tells you of the next one." />
      ) : (
        <ul className={rows.rows} aria-label={`Skills for ${title}`}>
          {skills.map(({ name, seats, before: then }) => (
            <RecordRow
              key={name}
              name={name}
              badges={seats > then && <StatusBadge variant="success">Rising</StatusBadge>}
            >
              <Quiet>
                {counted(seats, 'positions')}, {then} before
              </Quiet>
            </RecordRow>
          ))}
        </ul>
      )}
      {papers.length > 0 && (
        <Quiet>
          Nobody is hired without: {papers.map(({ name, seats }) => `${name} (${seats} of ${opened})`).join(', ')}
        </Quiet>
      )}
      <p>
        <AppLink to="/candidate/analytics/market">What they pay</AppLink>
      </p>
      {keeping && <KeepSearchDialog sought={{ search: title, industry }} onClose={() => setKeeping(false)} />}
    </Card>
  );
}
