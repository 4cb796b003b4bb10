import { useQuery } from '@tanstack/react-query';
import { insightRuleOf } from '@talent-os/contracts/insights/rules';
import { listInsights, type Insight } from '@talent-os/contracts/intelligence/insights';
import { counted } from '@/lib/counted';
import { ago } from '@/lib/format';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useNow } from '@/lib/use-now';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { timeText } from '../insights/insight.rules';
import { MissingServices } from '../insights/missing-services';

type Taken = Insight & { readonly plan: NonNullable<Insight['plan']> };
const isTaken = (insight: Insight): insight is Taken => insight.plan !== null;

/** What rules found and somebody has taken up, due first at the top. */
export function Component() {
  const insights = useQuery(query(listInsights, {}));
  const { data } = insights;
  const taken = data?.items.filter(isTaken) ?? [];
  return (
    <Page
      title="Actions"
      description={
        data &&
        `${counted(taken.length, 'insights')} taken up, each until its task is done or its rule finds it no more`
      }
      loading={insights}
      skeletons={3}
    >
      {data && (
        <>
          <MissingServices missing={data.missing} onRetry={insights.refetch} />
          <Card flush title={`Taken up ${taken.length}`}>
            {taken.length === 0 ? (
              <EmptyState
                title="Nothing taken up"
                text="An insight stands here once somebody adds it as a task."
                action={<AppLink to="/intelligence">Open insights</AppLink>}
              />
            ) : (
              <ul className={rows.rows} aria-label="Actions">
                {taken.map((insight) => (
                  <ActionRow key={insight.id} insight={insight} />
                ))}
              </ul>
            )}
          </Card>
        </>
      )}
    </Page>
  );
}

function ActionRow({ insight }: { readonly insight: Taken }) {
  const { rule, title, evidence, link, plan } = insight;
  const now = useNow();
  const { organization } = useMe();
  const time = timeText(insight, now, organization.timezone);
  return (
    <RecordRow
      name={<AppLink to={link}>{title}</AppLink>}
      badges={time.late && <StatusBadge variant="error">{time.text}</StatusBadge>}
      actions={
        plan.taskId ? (
          <AppLink to={`/productivity?task=${plan.taskId}`} aria-label={`Open the task of “${title}”`}>
            Open the task
          </AppLink>
        ) : (
          <AppLink to={link} aria-label={`${insightRuleOf(rule).action}: “${title}”`}>
            {insightRuleOf(rule).action}
          </AppLink>
        )
      }
    >
      <Quiet>{evidence}</Quiet>
      <Quiet>
        {plan.mine ? 'On your list' : `${plan.byName} is on it`}, taken up {ago(plan.at, now)}
        {!time.late && ` · ${time.text}`}
      </Quiet>
    </RecordRow>
  );
}
