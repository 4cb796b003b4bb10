import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listMyDevelopment } from '@talent-os/contracts/talent/development-plans';
import { myOnboarding } from '@talent-os/contracts/talent/onboarding';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import hub from './candidate.module.css';
import { CheckpointsCard } from './grow/checkpoints-card';
import { ConfirmedCard, ReadinessCard } from './grow/readiness-cards';
import { MentorCard } from './grow/mentor-card';
import { PlanCards } from './grow/plan-cards';

/** What comes after the hire: conversations after 30, 60 and 90 days, the plan agreed with the manager, and who helps. */
export function Component() {
  const onboarding = useQuery(query(myOnboarding, {}));
  const works = useMay(listMyDevelopment);
  const plan = onboarding.data?.plan ?? null;
  return (
    <Page
      title="Grow"
      description="What you agreed on with your manager, what they told you, and how ready you are for what you aim for."
      loading={onboarding}
    >
      {works || plan ? (
        <div className={`${layout.columns} ${hub.touch}`}>
          <div className={layout.stack}>
            {works && <PlanCards />}
            {plan && <CheckpointsCard plan={plan} />}
          </div>
          <div className={layout.stack}>
            <ReadinessCard />
            <ConfirmedCard />
            <MentorCard />
          </div>
        </div>
      ) : (
        <Card>
          <EmptyState
            title="Your plan starts after you join"
            text="From then on the conversations of your first 90 days and your development plan stand here."
            action={
              <Button component={AppLink} to="/candidate/join">
                Your offer
              </Button>
            }
          />
        </Card>
      )}
    </Page>
  );
}
