import { useQuery } from '@tanstack/react-query';
import { listMyApplications } from '@talent-os/contracts/talent/my-applications';
import { query } from '@/lib/query';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { ApplicationList } from './application-list';

/** What became of the interests that were approved: the stage, slots to choose from, an offer to answer. */
export function MyApplications() {
  const applications = useQuery(query(listMyApplications, {}));
  return (
    <Card title="My applications" flush>
      <Loaded query={applications} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="No applications yet"
              text="An interest that a hiring manager approves becomes an application."
            />
          ) : (
            <ApplicationList items={items} />
          )
        }
      </Loaded>
    </Card>
  );
}
