import { useQuery } from '@tanstack/react-query';
import { getTalentOverview } from '@talent-os/contracts/talent/overview';
import { query } from '@/lib/query';
import { Page } from '@/ui/page/page';
import { Bottlenecks } from './bottlenecks';
import { StageLine } from './stage-line';
import { WaitingForMe } from './waiting-for-me';
import css from './overview.module.css';

/** People's way through the company: where they stand, what waits for the caller, and where it is stuck. */
export function Component() {
  const overview = useQuery(query(getTalentOverview, {}));
  const { data } = overview;
  return (
    <Page title="Talent" description="Recruit to Retire" loading={overview} skeletons={4}>
      {data && (
        <>
          <StageLine overview={data} />
          <div className={css.pair}>
            <WaitingForMe />
            <Bottlenecks bottlenecks={data.bottlenecks} />
          </div>
        </>
      )}
    </Page>
  );
}
