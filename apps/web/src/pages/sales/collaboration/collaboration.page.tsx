import { useQuery } from '@tanstack/react-query';
import { listCollaborations } from '@talent-os/contracts/talent/collaboration';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Page } from '@/ui/page/page';
import { marketplaceFigures } from '@talent-os/contracts/figures/marketplace';
import { useFigures, useStatOf } from '@/ui/figures/use-figures';
import { Stats } from '@/ui/figures/stats';
import { CollaborationCard } from './collaboration-card';
import { Mentorships } from '@/features/mentorships/mentorships';

export function Component() {
  const collaborations = useQuery(query(listCollaborations, {}));
  const { data } = collaborations;
  const figures = useFigures(marketplaceFigures, undefined);
  const statOf = useStatOf();
  return (
    <Page
      title="Four-Way Collaboration"
      description="Positions on which manager, recruiter, candidate and professional work together."
      loading={collaborations}
      skeletons={3}
    >
      {data && (
        <>
          <Stats
            items={[
              { ...statOf(figures.collaborations), value: count(data.activeCollaborations) },
              { ...statOf(figures.transitions), value: count(data.pendingTransitions) },
              { ...statOf(figures.mentorships), value: count(data.mentorshipOpportunities) },
            ]}
          />
          {data.items.length === 0 && (
            <Card>
              <EmptyState title="No active collaborations" />
            </Card>
          )}
          {data.items.map((collaboration) => (
            <CollaborationCard key={collaboration.id} collaboration={collaboration} />
          ))}
          <Mentorships />
        </>
      )}
    </Page>
  );
}
