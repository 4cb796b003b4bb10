import { Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  getDevelopmentPlan,
  removeDevelopmentItem,
  tickDevelopmentItem,
  type DevelopmentItem,
  type DevelopmentPlanDetail,
} from '@talent-os/contracts/talent/development-plans';
import { useState } from 'react';
import { PlanItems } from '@/features/development/plan-items';
import { PlanBadge, waitingText } from '@/features/development/plan-states';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Facts } from '@/ui/display/facts';
import { Quiet } from '@/ui/display/quiet';
import { Section } from '@/ui/page/section';
import { AddItemDialog } from './add-item-dialog';
import { PlanActions } from './plan-actions';

type PlanDrawerProps = { readonly planId: string; readonly onClose: () => void };

/** One plan: its period, who has agreed, and what is done in it. */
export function PlanDrawer({ planId, onClose }: PlanDrawerProps) {
  const plan = useQuery(query(getDevelopmentPlan, { developmentPlanId: planId }));
  return (
    <RecordDrawer query={plan} title={plan.data ? `Plan of ${plan.data.employeeName}` : 'Plan'} onClose={onClose}>
      {(data) => <Body plan={data} />}
    </RecordDrawer>
  );
}

type PartProps = { readonly plan: DevelopmentPlanDetail };

function Body({ plan }: PartProps) {
  const { dayOf } = useFormat();
  const { title, department, employeeName, managerName, startsOn, endsOn } = plan;
  const agreedBy = (at: string | null) => (at ? dayOf(at) : null);
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <PlanBadge status={plan.status} />
        <Quiet>{waitingText(plan, employeeName, managerName)}</Quiet>
      </Group>
      <Facts
        items={[
          ['Role', `${title}, ${department}`],
          ['Manager', managerName],
          ['Period', `${day(startsOn)} to ${day(endsOn)}`],
          ['Agreed by them', agreedBy(plan.agreedByEmployeeAt)],
          ['Agreed by the manager’s side', agreedBy(plan.agreedByManagerAt)],
        ]}
      />
      <PlanActions plan={plan} />
      <Items plan={plan} />
    </Stack>
  );
}

function Items({ plan }: PartProps) {
  const { may, list } = plan;
  const [adding, setAdding] = useState(false);
  const tick = useCommand(tickDevelopmentItem);
  const [ask, question] = useConfirmed(removeDevelopmentItem, ({ id, text }: DevelopmentItem) => ({
    input: { developmentItemId: id },
    title: `Take “${text}” out of the plan?`,
    confirm: 'Take out',
    children: 'Both sides agree to the plan anew.',
  }));
  const changes = may.do.includes('items');
  return (
    <Section title="Items">
      {list.length === 0 && <Quiet>Nothing is planned yet.</Quiet>}
      <PlanItems
        items={list}
        open={may.do.includes('tick') && !tick.loading}
        onTick={({ id, doneAt }) => tick.mutate({ developmentItemId: id, done: doneAt === null })}
        onRemove={changes ? ask : undefined}
      />
      {changes && (
        <Button
          mt="md"
          size="sm"
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => setAdding(true)}
        >
          Add item
        </Button>
      )}
      {question}
      {adding && <AddItemDialog plan={plan} onClose={() => setAdding(false)} />}
    </Section>
  );
}
