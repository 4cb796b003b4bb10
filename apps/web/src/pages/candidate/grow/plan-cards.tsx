import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  agreeMyDevelopmentPlan,
  listMyDevelopment,
  tickMyDevelopmentItem,
  type DevelopmentPlanDetail,
} from '@talent-os/contracts/talent/development-plans';
import { runningDevelopment } from '@talent-os/contracts/talent/development-states';
import { PlanItems } from '@/features/development/plan-items';
import { PlanBadge, waitingText } from '@/features/development/plan-states';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';
import { RecordRow } from '@/ui/table/record-row';
import { CourseStep } from './course-step';
import css from './grow.module.css';

type PlanProps = { readonly plan: DevelopmentPlanDetail };
const runs = ({ status }: DevelopmentPlanDetail): boolean => runningDevelopment.includes(status);
const periodOf = ({ startsOn, endsOn }: DevelopmentPlanDetail): string => `${day(startsOn)} to ${day(endsOn)}`;

/** The caller's development plan, to agree to and to work on, and those before it. */
export function PlanCards() {
  const plans = useQuery(query(listMyDevelopment, {}));
  return (
    <Loaded query={plans} skeletons={2}>
      {({ items }) => (
        <>
          {items.filter(runs).map((plan) => (
            <RunningPlan key={plan.id} plan={plan} />
          ))}
          {!items.some(runs) && (
            <Card title="Your development plan">
              <EmptyState
                title="No plan yet"
                text="Your manager starts one with you. It holds once both of you have agreed."
              />
            </Card>
          )}
          <EarlierPlans plans={items.filter((plan) => !runs(plan))} />
        </>
      )}
    </Loaded>
  );
}

function RunningPlan({ plan }: PlanProps) {
  const { id: developmentPlanId, version, managerName, may, list, items } = plan;
  const tick = useCommand(tickMyDevelopmentItem);
  const [ask, question] = useConfirmed(agreeMyDevelopmentPlan, () => ({
    input: { developmentPlanId, version },
    title: 'Agree to your plan?',
    confirm: 'Agree',
    done: 'You have agreed to your plan',
    children: `It holds once you and ${managerName} have agreed. A change asks both of you anew.`,
  }));
  const works = may.do.includes('tick');
  const waits = waitingText(plan, 'you', managerName);
  return (
    <Card
      title="Your development plan"
      description={`${periodOf(plan)}, with ${managerName} · ${items.done} of ${items.total} done`}
      actions={may.do.includes('agree') && <Button onClick={() => ask()}>Agree</Button>}
    >
      <p className={css.state}>
        <PlanBadge status={plan.status} /> {waits && <Quiet>{waits}</Quiet>}
      </p>
      {list.length === 0 && <Quiet>Nothing is planned yet.</Quiet>}
      <PlanItems
        items={list}
        open={works && !tick.loading}
        onTick={({ id, doneAt }) => tick.mutate({ developmentItemId: id, done: doneAt === null })}
        {...(works && { renderActions: (item) => <CourseStep item={item} /> })}
      />
      {question}
    </Card>
  );
}

function EarlierPlans({ plans }: { readonly plans: readonly DevelopmentPlanDetail[] }) {
  if (plans.length === 0) return null;
  return (
    <Card title="Plans before" flush>
      <ul className={rows.rows} aria-label="Plans before">
        {plans.map((plan) => (
          <RecordRow key={plan.id} name={periodOf(plan)} badges={<PlanBadge status={plan.status} />}>
            <Quiet>
              {plan.title}, {plan.department} · {plan.items.done} of {counted(plan.items.total, 'items')} done
            </Quiet>
          </RecordRow>
        ))}
      </ul>
    </Card>
  );
}
