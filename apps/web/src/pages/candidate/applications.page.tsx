import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listMyApplications } from '@talent-os/contracts/talent/my-applications';
import { ApplicationList } from '@/features/my-applications/application-list';
import { SelfQuestion } from '@/features/my-applications/self-question';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import hub from './candidate.module.css';

/** Everything I applied for: where it stands, who has to act and by when, what I answer, and what became of it. */
export function Component() {
  const applications = useQuery(query(listMyApplications, {}));
  const items = applications.data?.items ?? [];
  const running = items.filter(({ endedAt }) => endedAt === null);
  const ended = items.filter(({ endedAt }) => endedAt !== null);
  return (
    <Page
      title="My Applications"
      description="Where each stands, who has to act and by when. You may withdraw at any time."
      loading={applications}
      actions={
        <>
          <Button component={AppLink} to="/candidate/apply/preparation" variant="default">
            Preparation
          </Button>
          <Button component={AppLink} to="/candidate/apply/builder" variant="default">
            Resume
          </Button>
          <Find />
        </>
      }
    >
      {items.length > 0 && <SelfQuestion />}
      {items.length === 0 && (
        <Card>
          <EmptyState title="No applications yet" text="What you apply for stands here." action={<Find />} />
        </Card>
      )}
      {running.length > 0 && (
        <Card title="Moving" flush className={hub.touch}>
          <ApplicationList items={running} />
        </Card>
      )}
      {ended.length > 0 && (
        <Card title="Ended" flush className={hub.touch}>
          <ApplicationList items={ended} />
        </Card>
      )}
    </Page>
  );
}

const Find = () => (
  <Button component={AppLink} to="/candidate?view=positions" variant="default">
    Find positions
  </Button>
);
