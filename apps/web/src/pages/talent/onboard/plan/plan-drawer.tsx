import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getOnboarding, type OnboardingDetail } from '@talent-os/contracts/talent/onboarding';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { Facts } from '@/ui/display/facts';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { PlanBadge } from '../badges';
import { Checkpoints } from '../checkpoint/checkpoints';
import { PlanActions } from './plan-actions';
import { Progress } from '../progress';
import { TaskList } from '@/features/onboarding/task-list';

type PlanDrawerProps = { readonly planId: string; readonly onClose: () => void };

/** One plan: its facts, tasks and checkpoints. */
export function PlanDrawer({ planId, onClose }: PlanDrawerProps) {
  const plan = useQuery(query(getOnboarding, { onboardingPlanId: planId }));
  return (
    <RecordDrawer
      query={plan}
      title={plan.data?.employeeName ?? 'Onboarding'}
      size={640}
      skeletons={5}
      onClose={onClose}
    >
      {(data) => <Body plan={data} />}
    </RecordDrawer>
  );
}

const Body = ({ plan }: { readonly plan: OnboardingDetail }) => (
  <Stack gap="lg">
    <Facts
      items={[
        ['Status', <PlanBadge key="status" status={plan.status} />],
        ['Position', `${plan.title}, ${plan.department}`],
        ['Start', day(plan.startDate)],
        ['Led by', plan.managerName],
        ['Template', plan.templateName],
        ['Cancelled because', plan.cancelReason],
      ]}
    />
    <Progress plan={plan} />
    <PlanActions plan={plan} />
    <TaskList tasks={plan.tasks} newcomerId="" />
    <Checkpoints plan={plan} />
  </Stack>
);
