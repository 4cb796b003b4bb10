import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { COMPARED_FROM, getOwnResponses } from '@talent-os/contracts/talent/own-figures';
import { counted } from '@/lib/counted';
import { dayOf, decimal } from '@/lib/format';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { AppLink } from '@/ui/button/app-link';
import { ChartCard } from '@/ui/chart/chart-card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import hub from '../candidate.module.css';

type Responses = Output<typeof getOwnResponses>;
const answered = [
  { name: 'Sent', color: 'var(--ink-3)' },
  { name: 'Answered', color: 'var(--hub)' },
  { name: 'Interview', color: 'oklch(var(--tone-l) var(--tone-c) var(--tone-success))' },
];
const scores = [{ name: 'Score', color: 'var(--hub)' }];
/** The best a practiced interview can be. */
const BEST = 4;

/** Whether a resume of its own pays, and how practice goes. */
export function OwnPerformance() {
  const responses = useQuery(query(getOwnResponses, {}));
  const { data } = responses;
  return (
    <Page
      title="Performance"
      description="How your applications were answered, and how your practice goes. Only you see this."
      loading={responses}
    >
      {data && (
        <div className={`${layout.columns} ${hub.touch}`}>
          <Answers responses={data} />
          <Practice responses={data} />
        </div>
      )}
    </Page>
  );
}

function Answers({ responses: { applications, resumes } }: { readonly responses: Responses }) {
  if (applications < COMPARED_FROM)
    return (
      <Card title="Answers">
        <EmptyState
          title={`Needs ${COMPARED_FROM} applications`}
          text={`You have sent ${counted(applications, 'applications')}.`}
          action={<AppLink to="/candidate?view=positions">Find opportunities</AppLink>}
        />
      </Card>
    );
  return (
    <ChartCard
      title="Answers"
      description="Answered: it came beyond the first stage, or you were told how it ended"
      actions={<AppLink to="/candidate/apply/builder">Put a resume together</AppLink>}
      kind="bars"
      label="Applications by resume"
      heading="Resume"
      series={answered}
      rows={resumes.map(({ own, applications: sent, answered: told, interviewed }) => ({
        name: own ? 'Of its own' : 'General',
        full: own ? 'Resume put together for the position' : 'General resume',
        values: [sent, told, interviewed],
      }))}
      unit={{ whole: true }}
      empty="No applications"
      height={230}
    />
  );
}

function Practice({ responses: { practices } }: { readonly responses: Responses }) {
  const { timezone } = useMe().organization;
  return (
    <ChartCard
      title="Practice"
      description={`Scores of your practiced interviews, of ${BEST}`}
      actions={<AppLink to="/candidate/apply/simulator">Practice</AppLink>}
      kind="lines"
      label="Scores of practiced interviews"
      heading="Interview"
      series={scores}
      rows={practices.map(({ practiceId, positionTitle, startedAt, score }) => ({
        name: dayOf(startedAt, timezone),
        full: `${positionTitle}, ${dayOf(startedAt, timezone)}`,
        key: practiceId,
        values: [score],
        links: [`/candidate/apply/simulator?practice=${practiceId}`],
      }))}
      unit={{ text: decimal }}
      ticks={[0, 1, 2, 3, BEST]}
      empty="No practice yet"
      height={230}
    />
  );
}
