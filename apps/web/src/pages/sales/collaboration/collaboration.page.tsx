import { useQuery } from '@tanstack/react-query';
import { listCollaborations } from '@talent-os/contracts/talent/collaboration';
import { count } from '../../../lib/format';
import { query } from '../../../lib/query';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Page } from '../../../ui/page';
import { Stats } from '../../../ui/stats';
import { CollaborationCard } from './collaboration-card';
import { Mentorships } from './mentorships';

export function Component() {
  const collaborations = useQuery(query(listCollaborations, {}));
  const { data } = collaborations;
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
              { label: 'Active Collaborations', value: count(data.activeCollaborations) },
              { label: 'Pending Transitions', value: count(data.pendingTransitions) },
              { label: 'Mentorship Opportunities', value: count(data.mentorshipOpportunities) },
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
