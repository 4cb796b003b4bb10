import { Button, Group, Text } from '@mantine/core';
import { mitigateVulnerability } from '@talent-os/contracts/cyber/vulnerability-changes';
import type { Vulnerability } from '@talent-os/contracts/cyber/vulnerabilities';
import { useState, type ReactNode } from 'react';
import { useMe } from '@/lib/session';
import { useCommand } from '@/lib/use-command';
import { FindingDialog } from '../finding-dialog';
import { AcceptDialog } from './accept-dialog';
import { CheckDialog, RemediateDialog } from './note-dialogs';
import { OwnerDialog } from './owner-dialog';
import type { ActionProps } from './action';

const dialogs = {
  check: CheckDialog,
  remediate: RemediateDialog,
  accept: AcceptDialog,
  owner: OwnerDialog,
  correct: FindingDialog,
} satisfies Record<string, (props: ActionProps) => ReactNode>;
type DialogName = keyof typeof dialogs;

/** What may be done with a vulnerability now. Nothing once it is remediated. */
export function Actions({ vulnerability }: { readonly vulnerability: Vulnerability }) {
  const { id: vulnerabilityId, version, cve, status, ownerId, checkNeeded, checkedAt, may } = vulnerability;
  const [dialog, setDialog] = useState<DialogName>();
  const me = useMe().user.id;
  const mitigate = useCommand(mitigateVulnerability, {
    done: `Mitigation of ${cve} has begun`,
  });
  if (may.to.length + may.do.length === 0) return null;
  const mitigating = status === 'mitigating';
  const unchecked = checkNeeded && !checkedAt && may.do.includes('check');
  const Dialog = dialog && dialogs[dialog];
  const button = (action: DialogName, label: string, primary = false) => (
    <Button size="xs" variant={primary ? 'filled' : 'default'} onClick={() => setDialog(action)}>
      {label}
    </Button>
  );
  return (
    <div>
      <Group gap={6} role="group" aria-label="Actions">
        {may.to.includes('mitigating') && (
          <Button size="xs" loading={mitigate.loading} onClick={() => mitigate.mutate({ vulnerabilityId, version })}>
            Start mitigation
          </Button>
        )}
        {unchecked && button('check', 'Record compromise check', mitigating)}
        {may.to.includes('remediated') && button('remediate', 'Mark remediated', true)}
        {may.to.includes('accepted') && button('accept', 'Accept risk')}
        {may.do.includes('assign') && button('owner', ownerId ? 'Hand over' : 'Assign')}
        {may.do.includes('update') && button('correct', 'Correct')}
      </Group>
      {mitigating && ownerId === me && (
        <Text size="xs" c="dimmed" mt={6}>
          Its risk can be accepted by somebody else than you, the owner.
        </Text>
      )}
      {Dialog && <Dialog vulnerability={vulnerability} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
