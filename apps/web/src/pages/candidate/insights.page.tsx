import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  dismissOwnInsight,
  listOwnInsights,
  ownInsightLabels,
  restoreOwnInsight,
  type OwnInsight,
} from '@talent-os/contracts/talent/own-insights';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import hub from './candidate.module.css';

const variants = { closing: 'warning', match: 'success', gap: 'secondary' } as const;

/** What changed for the person, each with the screen to act on. */
export function Component() {
  const insights = useQuery(query(listOwnInsights, {}));
  const { data } = insights;
  return (
    <Page
      title="Insights"
      description="What changed for you: found by rules, from positions you may apply for and what you said of yourself."
      loading={insights}
    >
      {data && (
        <div className={hub.touch}>
          <Card flush>
            {data.items.length === 0 ? (
              <EmptyState
                title="Nothing new this week"
                text="New positions that match, saved ones that are to be taken soon and gaps worth closing stand here."
                action={<AppLink to="/candidate?view=positions">Look through positions</AppLink>}
              />
            ) : (
              <ul className={rows.rows} aria-label="What changed">
                {data.items.map((one) => (
                  <InsightRow key={one.key} insight={one} />
                ))}
              </ul>
            )}
          </Card>
        </div>
      )}
    </Page>
  );
}

function InsightRow({ insight: { key, kind, title, reason, action, link, actBy } }: { readonly insight: OwnInsight }) {
  const back = useCommand(restoreOwnInsight);
  const dismiss = useCommand(dismissOwnInsight, {
    undo: () => ({ text: 'Put away', run: () => back.mutate({ key }) }),
  });
  return (
    <RecordRow
      name={title}
      badges={<StatusBadge variant={variants[kind]}>{ownInsightLabels[kind]}</StatusBadge>}
      actions={
        <>
          <Button component={AppLink} to={link} aria-label={`${action}: ${title}`}>
            {action}
          </Button>
          <Button
            variant="default"
            loading={dismiss.loading}
            aria-label={`Dismiss ${title}`}
            onClick={() => dismiss.mutate({ key })}
          >
            Dismiss
          </Button>
        </>
      }
    >
      <Quiet>{reason}</Quiet>
      {actBy && <Quiet>Somebody is to begin on {day(actBy)}</Quiet>}
    </RecordRow>
  );
}
