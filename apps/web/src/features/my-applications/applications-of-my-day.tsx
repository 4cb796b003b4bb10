import { useQuery } from '@tanstack/react-query';
import { listMyApplications } from '@talent-os/contracts/talent/my-applications';
import { query } from '@/lib/query';
import { useNow } from '@/lib/use-now';
import { useViewParams } from '@/lib/use-view-params';
import { Card } from '@/ui/page/card';
import { ApplicationList } from './application-list';
import { isCurrent } from './current.rules';

/** The reader's applications, whatever their role: where each stands and what comes next, with the one its address names. */
export function ApplicationsOfMyDay() {
  const applications = useQuery(query(listMyApplications, {}));
  const now = useNow();
  const [params] = useViewParams();
  const sought = params.get('application');
  const items = (applications.data?.items ?? []).filter((one) => one.id === sought || isCurrent(one, now));
  if (items.length === 0) return null;
  return (
    <Card title="My applications" flush>
      <ApplicationList items={items} />
    </Card>
  );
}
