import { useQuery } from '@tanstack/react-query';
import { listInsights } from '@talent-os/contracts/intelligence/insights';
import { query } from '@/lib/query';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { MissingServices } from '../insights/missing-services';

const IndustryCards = lazyPart(async () => (await import('./industry-cards')).IndustryCards);

/** Insights of an industry that its card names. */
const NAMED = 3;

/** What each industry stands at and has to act on, side by side. */
export function Component() {
  const insights = useQuery(query(listInsights, {}));
  const { data } = insights;
  return (
    <Page
      title="Cross-industry"
      description="What each industry lacks and has to act on, side by side"
      loading={insights}
      skeletons={3}
    >
      {data && (
        <>
          <MissingServices missing={data.missing} onRetry={insights.refetch} />
          <IndustryCards insights={data.items} most={NAMED} all />
        </>
      )}
    </Page>
  );
}
