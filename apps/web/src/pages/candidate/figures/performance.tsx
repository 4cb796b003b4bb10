import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { COMPARED_FROM, getOwnResponses } from '@talent-os/contracts/talent/own-figures';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { ChartCard } from '@/ui/chart/chart-card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import hub from '../candidate.module.css';
import { PracticeTrend } from './practice-trend';

type Responses = Output<typeof getOwnResponses>;
const answered = [
  { name: 'Sent', color: 'var(--ink-3)' },
  { name: 'Answered', color: 'var(--hub)' },
  { name: 'Interview', color: 'oklch(var(--tone-l) var(--tone-c) var(--tone-success))' },
];

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
          <PracticeTrend practices={data.practices} />
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
