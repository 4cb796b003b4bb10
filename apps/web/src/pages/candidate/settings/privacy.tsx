import { useQuery } from '@tanstack/react-query';
import { getPrivacy } from '@talent-os/contracts/talent/privacy';
import { FoundCard } from '@/features/profile/found-card';
import { query } from '@/lib/query';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import hub from '../candidate.module.css';
import { ConsentCard } from './consent-card';
import { EraseCard } from './erase-card';
import { KeptCard } from './kept-card';
import { ScoreCard } from './score-card';
import { SelfCard } from './self-card';
import { TakeCard } from './take-card';
import { ViewsCard } from './views-card';

/** Who has what of the caller, why, and until when. */
export function Privacy() {
  const privacy = useQuery(query(getPrivacy, {}));
  const { data } = privacy;
  return (
    <Page
      title="Privacy"
      description="Who has what of you, why, and until when. Every yes here can be taken back."
      loading={privacy}
    >
      {data && (
        <div className={`${layout.columns} ${hub.touch}`}>
          <div className={layout.stack}>
            <FoundCard />
            <ConsentCard />
            <ViewsCard views={data.views} />
          </div>
          <div className={layout.stack}>
            <ScoreCard privacy={data} />
            <SelfCard />
            <TakeCard />
            <KeptCard retentionUntil={data.retentionUntil} />
            <EraseCard />
          </div>
        </div>
      )}
    </Page>
  );
}
