import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listMyApplications } from '@talent-os/contracts/talent/my-applications';
import { getMyJourney } from '@talent-os/contracts/talent/my-journey';
import { getOwnProfile } from '@talent-os/contracts/talent/own-profile';
import { ApplicationList } from '@/features/my-applications/application-list';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import hub from '../candidate.module.css';
import { CompletenessCard } from '../profile/completeness-card';
import { JourneyCard } from './journey-card';
import { NextInterview } from './next-interview';
import { NextStepCard } from './next-step-card';

/** Where I am, what I do next, where each application stands, and what is missing of my profile. */
export function Overview() {
  const journey = useQuery(query(getMyJourney, {}));
  const applications = useQuery(query(listMyApplications, {}));
  const profile = useQuery(query(getOwnProfile, {}));
  const items = applications.data?.items ?? [];
  const running = items.filter(({ endedAt }) => endedAt === null);
  return (
    <div className={`${layout.stack} ${hub.touch}`}>
      <Loaded query={journey} skeletons={1}>
        {(found) => <JourneyCard journey={found} />}
      </Loaded>
      <div className={layout.columns}>
        <div className={layout.stack}>
          {journey.data && <NextStepCard journey={journey.data} applications={items} />}
          <Card
            title="My applications"
            flush
            actions={
              items.length > 0 && (
                <Button component={AppLink} to="/candidate/apply" variant="subtle">
                  All applications
                </Button>
              )
            }
          >
            <Loaded query={applications} skeletons={2}>
              {() => (running.length === 0 ? <None ended={items.length} /> : <ApplicationList items={running} />)}
            </Loaded>
          </Card>
        </div>
        <div className={layout.stack}>
          <NextInterview applications={running} />
          <Loaded query={profile} skeletons={1}>
            {(found) => <CompletenessCard profile={found} />}
          </Loaded>
        </div>
      </div>
    </div>
  );
}

const None = ({ ended }: { readonly ended: number }) => (
  <EmptyState
    title={ended > 0 ? 'No application is moving' : 'No applications yet'}
    text="Look for a position that suits you. What you apply for stands here, with who has to act and by when."
    action={
      <Button component={AppLink} to="/candidate?view=positions" variant="default">
        Find positions
      </Button>
    }
  />
);
