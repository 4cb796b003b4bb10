import type { Industry } from '@talent-os/contracts/access/tables';
import type { CareerRole } from '@talent-os/contracts/talent/careers';
import { counted } from '@/lib/counted';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { Meter } from '@/ui/figures/meter';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';
import { RecordRow } from '@/ui/table/record-row';
import { AimButton } from './aim-button';
import type { Plan } from './careers.rules';

type PlanCardProps = {
  readonly industry: Industry;
  readonly from: string;
  readonly roles: readonly CareerRole[];
  readonly goal: string;
  readonly plan: Plan | undefined;
};

/** The way to a role: its steps, what is to be learned on them, and what is open at its end. */
export function PlanCard({ industry, from, roles, goal, plan }: PlanCardProps) {
  const titleOf = (key: string) => roles.find((one) => one.key === key)?.title ?? '';
  const title = titleOf(goal);
  if (!plan || plan.steps.length === 0)
    return (
      <Card title={title}>
        <EmptyState
          title={goal === from ? 'You are there' : `No way leads there from ${titleOf(from)}`}
          text={goal === from ? undefined : 'Choose another role to begin from.'}
        />
      </Card>
    );
  const { steps, months, toLearn, goal: role } = plan;
  return (
    <Card
      title={title}
      description={`${counted(steps.length, 'steps')}, planned with ${counted(months, 'months')}`}
      actions={<AimButton industry={industry} role={role} months={months} />}
    >
      <p>{role.about}</p>
      <Meter percent={role.readiness} label={`Readiness for ${title}`} showValue />
      <ol className={rows.rows} aria-label={`Steps to ${title}`}>
        {steps.map(({ to, months: planned, gains }) => (
          <RecordRow key={to} name={titleOf(to)} actions={<Quiet>{counted(planned, 'months')}</Quiet>}>
            {gains.length > 0 && <Quiet>Adds {gains.join(', ')}</Quiet>}
          </RecordRow>
        ))}
      </ol>
      <Quiet>
        {toLearn.length === 0
          ? 'You have named every skill of this way at its level.'
          : `For you to learn: ${toLearn.join(', ')}.`}
      </Quiet>
      {role.requirements.length > 0 && (
        <Quiet>Nobody is hired without: {role.requirements.map(({ value }) => value).join(', ')}.</Quiet>
      )}
      <p>
        {role.seats > 0 ? (
          <AppLink to={`/candidate?view=positions&search=${encodeURIComponent(title)}`}>
            {counted(role.seats, 'open positions')}
          </AppLink>
        ) : (
          <Quiet>No open position of this title now</Quiet>
        )}
      </p>
    </Card>
  );
}
