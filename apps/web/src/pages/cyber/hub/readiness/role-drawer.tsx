import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { assignWorkRole, getWorkRole } from '@talent-os/contracts/cyber/readiness';
import { workRoles, type WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { EmptyState } from '@/ui/loading/empty-state';
import { Facts } from '@/ui/display/facts';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { AssignDialog } from './assign-dialog';
import { CoverageBadge } from './coverage-badge';
import { FillButton } from './fill-button';
import { HoldingRow } from './holding-row';
import { PlanButton } from './plan-button';
import { TargetDialog } from './target-dialog';
import css from '../hub.module.css';

type RoleDrawerProps = { readonly workRole: WorkRole; readonly onClose: () => void };

/** One work role: how many people it needs, and who fills or claims it. */
export function RoleDrawer({ workRole, onClose }: RoleDrawerProps) {
  const role = useQuery(query(getWorkRole, { workRole }));
  return (
    <RecordDrawer query={role} title={workRoles[workRole]} size={520} skeletons={3} onClose={onClose}>
      {(data) => <Body role={data} />}
    </RecordDrawer>
  );
}

function Body({ role }: { readonly role: Output<typeof getWorkRole> }) {
  const { workRole, name, target, coverage, holdings } = role;
  const leads = useMay(assignWorkRole);
  const [asking, setAsking] = useState<'target' | 'assign'>();
  const close = () => setAsking(undefined);
  return (
    <Stack gap="lg">
      <Facts
        items={[
          ['NICE id', workRole],
          ['People needed', target],
          ['Coverage', coverage && <CoverageBadge coverage={coverage} />],
        ]}
      />
      <Group gap="xs">
        {coverage && coverage !== 'covered' && <FillButton workRole={workRole} name={name} />}
        {leads && <PlanButton workRole={workRole} name={name} />}
        {leads && (
          <Button variant="default" size="xs" onClick={() => setAsking('target')}>
            Change people needed
          </Button>
        )}
        {leads && (
          <Button size="xs" onClick={() => setAsking('assign')}>
            Assign an analyst
          </Button>
        )}
      </Group>
      <section aria-label="People">
        {holdings.length === 0 && <EmptyState title="Nobody fills it yet" />}
        <ul className={css.list}>
          {holdings.map((holding) => (
            <HoldingRow key={holding.id} holding={holding} leads={leads} />
          ))}
        </ul>
      </section>
      {asking === 'target' && <TargetDialog of={{ workRole, target }} onClose={close} />}
      {asking === 'assign' && <AssignDialog workRole={workRole} onClose={close} />}
    </Stack>
  );
}
