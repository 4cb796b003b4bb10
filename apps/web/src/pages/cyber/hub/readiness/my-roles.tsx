import { UnstyledButton } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import type { getReadiness } from '@talent-os/contracts/cyber/readiness';
import { workRoleLevelLabel } from '@talent-os/contracts/cyber/readiness-work-roles';
import { StatusBadge } from '@/ui/display/status-badge';
import { Quiet } from '@/ui/display/quiet';
import css from '../hub.module.css';

type MyRolesProps = {
  readonly mine: Output<typeof getReadiness>['mine'];
  readonly onOpen: (workRole: string) => void;
};

/** Work roles the caller holds or claims. */
export function MyRoles({ mine, onOpen }: MyRolesProps) {
  return (
    <p className={css.mine}>
      <Quiet>{mine.length > 0 ? 'I fill' : 'You fill no work role yet.'}</Quiet>
      {mine.map(({ id, workRole, name, level, status }) => (
        <UnstyledButton key={id} onClick={() => onOpen(workRole)}>
          <StatusBadge variant={status === 'confirmed' ? 'success' : 'default'}>
            {name} · {status === 'confirmed' ? workRoleLevelLabel(level) : 'claim waits'}
          </StatusBadge>
        </UnstyledButton>
      ))}
    </p>
  );
}
