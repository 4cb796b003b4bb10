import { useQuery } from '@tanstack/react-query';
import { listOwnFeedback, type OwnFeedback } from '@talent-os/contracts/talent/application-feedback';
import { getOwnResponses } from '@talent-os/contracts/talent/own-figures';
import { useState } from 'react';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import rows from '@/ui/table/rows.module.css';
import hub from './candidate.module.css';
import { AskDialog } from './feedback/ask-dialog';
import { FeedbackRow } from './feedback/feedback-row';
import { PracticeTrend } from './figures/practice-trend';

/** What employers released of what they thought, and what practice says. */
export function Component() {
  const feedback = useQuery(query(listOwnFeedback, {}));
  const practice = useQuery(query(getOwnResponses, {}));
  const [asking, setAsking] = useState<OwnFeedback>();
  const nothing = feedback.data?.items.length === 0 && practice.data?.practices.length === 0;
  return (
    <Page
      title="Feedback"
      description="What employers released for you, and how your practice goes. Only you see this."
      loading={feedback}
    >
      {nothing ? (
        <Card>
          <EmptyState
            title="No feedback yet"
            text="Once an application is over you can ask here what was thought of it. Practice answers at once."
            action={<AppLink to="/candidate/apply/simulator">Practice an interview</AppLink>}
          />
        </Card>
      ) : (
        <div className={`${layout.columns} ${hub.touch}`}>
          <Card flush title="From employers" description="You can ask once for each application that is over">
            <Loaded query={feedback} skeletons={2}>
              {({ items }) =>
                items.length === 0 ? (
                  <EmptyState title="No application is over" text="Then you can ask here what was thought of it." />
                ) : (
                  <ul className={rows.rows} aria-label="Applications that are over">
                    {items.map((one) => (
                      <FeedbackRow key={one.applicationId} feedback={one} onAsk={() => setAsking(one)} />
                    ))}
                  </ul>
                )
              }
            </Loaded>
          </Card>
          <Loaded query={practice} skeletons={2}>
            {({ practices }) => <PracticeTrend practices={practices} />}
          </Loaded>
        </div>
      )}
      {asking && <AskDialog feedback={asking} onClose={() => setAsking(undefined)} />}
    </Page>
  );
}
