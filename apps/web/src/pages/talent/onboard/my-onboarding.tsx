import { Stack } from '@mantine/core';
import type { OnboardingDetail } from '@talent-os/contracts/talent/onboarding';
import { day } from '@/lib/format';
import { Card } from '@/ui/page/card';
import { Facts } from '@/ui/display/facts';
import { PlanBadge } from './badges';
import { Checkpoints } from './checkpoint/checkpoints';
import { Progress } from './progress';
import { TaskList } from '@/features/onboarding/task-list';

/** The newcomer's own plan: what is theirs to tick, and what others do for them. */
export const MyOnboarding = ({ plan }: { readonly plan: OnboardingDetail }) => (
  <Card title="My onboarding" description={`${plan.title}, ${plan.department}`}>
    <Stack gap="lg">
      <Facts
        items={[
          ['Status', <PlanBadge key="status" status={plan.status} />],
          ['Start', day(plan.startDate)],
          ['Led by', plan.managerName],
        ]}
      />
      <Progress plan={plan} />
      <TaskList tasks={plan.tasks} newcomerId={plan.employeeId} />
      <Checkpoints plan={plan} />
    </Stack>
  </Card>
);
