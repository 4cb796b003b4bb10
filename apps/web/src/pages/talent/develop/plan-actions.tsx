import { Button, Group } from '@mantine/core';
import {
  agreeDevelopmentPlan,
  endDevelopmentPlan,
  type DevelopmentPlanDetail,
} from '@talent-os/contracts/talent/development-plans';
import { useConfirmed } from '@/ui/dialog/use-confirmed';

type Ending = 'completed' | 'archived';
const words = {
  completed: { confirm: 'Complete', said: 'Everything in it is done. It stays in the history of the person.' },
  archived: { confirm: 'Archive', said: 'It is not worked on any more. Another plan may be started from then on.' },
} as const;

/** What the manager's side may do with a plan now. */
export function PlanActions({ plan }: { readonly plan: DevelopmentPlanDetail }) {
  const { id: developmentPlanId, version, employeeName, may } = plan;
  const [askAgree, agreement] = useConfirmed(agreeDevelopmentPlan, () => ({
    input: { developmentPlanId, version },
    title: `Agree to the plan of ${employeeName}?`,
    confirm: 'Agree',
    children: 'It holds once both of you have agreed. A change asks both sides anew.',
  }));
  const [ask, question] = useConfirmed(endDevelopmentPlan, (to: Ending) => ({
    input: { developmentPlanId, version, to },
    title: `${words[to].confirm} the plan of ${employeeName}?`,
    confirm: words[to].confirm,
    children: words[to].said,
  }));
  const agrees = may.do.includes('agree');
  if (!agrees && may.to.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label="Actions">
      {agrees && (
        <Button size="sm" onClick={() => askAgree()}>
          Agree
        </Button>
      )}
      {may.to.includes('completed') && (
        <Button size="sm" onClick={() => ask('completed')}>
          Complete
        </Button>
      )}
      {may.to.includes('archived') && (
        <Button size="sm" variant="default" onClick={() => ask('archived')}>
          Archive
        </Button>
      )}
      {agreement}
      {question}
    </Group>
  );
}
