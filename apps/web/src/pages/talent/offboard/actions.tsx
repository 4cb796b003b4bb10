import { Button, Group } from '@mantine/core';
import { endLeaverAccess, type OffboardingDetail } from '@talent-os/contracts/talent/offboarding';
import { useState } from 'react';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { CancelDialog } from './cancel-dialog';
import { CompleteDialog } from './complete-dialog';

/** What may be done with an offboarding now. */
export function Actions({ leaver }: { readonly leaver: OffboardingDetail }) {
  const { id: offboardingId, version, employeeName, may } = leaver;
  const [dialog, setDialog] = useState<'complete' | 'cancel'>();
  const [ask, question] = useConfirmed(endLeaverAccess, () => ({
    input: { offboardingId, version },
    title: `End the access of ${employeeName} now?`,
    confirm: 'End access',
    children: 'Their sessions, connections and keys end everywhere within five seconds. Cancelling opens them again.',
    done: `The access of ${employeeName} has ended`,
  }));
  const close = () => setDialog(undefined);
  const endsAccess = may.do.includes('endAccess');
  if (may.to.length === 0 && !endsAccess) return null;
  return (
    <Group gap="xs" role="group" aria-label="Actions">
      {may.to.includes('completed') && (
        <Button size="sm" onClick={() => setDialog('complete')}>
          Complete
        </Button>
      )}
      {endsAccess && (
        <Button size="sm" variant="default" onClick={() => ask()}>
          End access now
        </Button>
      )}
      {may.to.includes('cancelled') && (
        <Button size="sm" variant="default" onClick={() => setDialog('cancel')}>
          Cancel leaving
        </Button>
      )}
      {question}
      {dialog === 'complete' && <CompleteDialog leaver={leaver} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog leaver={leaver} onClose={close} />}
    </Group>
  );
}
