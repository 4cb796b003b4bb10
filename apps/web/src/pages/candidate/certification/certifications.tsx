import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listWantedPapers } from '@talent-os/contracts/talent/ways';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import rows from '@/ui/table/rows.module.css';
import layout from '@/ui/page/layout.module.css';
import hub from '../candidate.module.css';
import { PaperRow } from './paper-row';
import { NoTarget } from '../ways/no-target';

/** Papers that open seats of the roles the caller aims for ask for: which they hold, and which they do not. */
export function Certifications() {
  const papers = useQuery(query(listWantedPapers, {}));
  const { targets = [], items = [], licensesAway = false } = papers.data ?? {};
  const ofTargets = items.filter((item) => item.targets.length > 0);
  const others = items.filter((item) => item.targets.length === 0);
  return (
    <Page
      title="Certification"
      description="Papers that open seats of the roles you aim for ask for. What one costs, and how long it takes, its issuer says."
      loading={papers}
      actions={
        <Button component={AppLink} to="/candidate/profile/verification" variant="default">
          Hand in a proof
        </Button>
      }
    >
      <div className={`${layout.stack} ${hub.touch}`}>
        {licensesAway && (
          <p>Your licenses cannot be read just now: some may be held although they are said to be missing.</p>
        )}
        {targets.length === 0 ? (
          <Card>
            <NoTarget text="Its open seats say which papers they ask for." />
          </Card>
        ) : (
          <Card title="Your targets" flush={ofTargets.length > 0}>
            {ofTargets.length === 0 ? (
              <EmptyState title="Your targets need no certification" />
            ) : (
              <ul className={rows.rows} aria-label="Papers your targets ask for">
                {ofTargets.map((item) => (
                  <PaperRow key={`${item.type} ${item.name}`} item={item} />
                ))}
              </ul>
            )}
          </Card>
        )}
        {others.length > 0 && (
          <Card title="Other seats of their industries" flush>
            <ul className={rows.rows} aria-label="Papers other seats ask for">
              {others.map((item) => (
                <PaperRow key={`${item.type} ${item.name}`} item={item} />
              ))}
            </ul>
          </Card>
        )}
      </div>
    </Page>
  );
}
