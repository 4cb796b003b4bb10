import { Button, Group } from '@mantine/core';
import { beginPreboarding, completeOnboarding } from '@talent-os/contracts/talent/onboarding-changes';
import type { OnboardingDetail } from '@talent-os/contracts/talent/onboarding';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { CancelDialog } from './cancel-dialog';
import cell from '@/ui/table/cell.module.css';

/** What who runs onboarding does with a plan that runs. */
export function PlanActions({ plan }: { readonly plan: OnboardingDetail }) {
  const [asking, setAsking] = useState<'complete' | 'cancel'>();
  const preboard = useCommand(beginPreboarding, { done: 'Preboarding has begun' });
  const { id: onboardingPlanId, version, status, requiredDone, requiredTotal, employeeName, may } = plan;
  if (may.to.length === 0) return null;
  const open = requiredTotal - requiredDone;
  const close = () => setAsking(undefined);
  return (
    <div>
      <Group gap="xs">
        {may.to.includes('preboarding') && (
          <Button size="xs" loading={preboard.loading} onClick={() => preboard.mutate({ onboardingPlanId, version })}>
            Begin preboarding
          </Button>
        )}
        {may.to.includes('completed') && (
          <Button size="xs" onClick={() => setAsking('complete')}>
            Complete
          </Button>
        )}
        {may.to.includes('cancelled') && (
          <Button size="xs" variant="default" onClick={() => setAsking('cancel')}>
            Cancel onboarding
          </Button>
        )}
      </Group>
      {status === 'active' && open > 0 && (
        <p className={cell.quiet}>It can be completed once no required task is open: {open} to go.</p>
      )}
      {asking === 'complete' && (
        <ConfirmCommand
          operation={completeOnboarding}
          input={{ onboardingPlanId, version }}
          done="Onboarding completed"
          title={`Complete the onboarding of ${employeeName}?`}
          confirm="Complete"
          onFailed={close}
          onClose={close}
        >
          Tasks that are still open, all of them optional, stay as they are. {employeeName} is told.
        </ConfirmCommand>
      )}
      {asking === 'cancel' && <CancelDialog plan={plan} onClose={close} />}
    </div>
  );
}
