import { changeOnboardingTask } from '@talent-os/contracts/talent/onboarding-changes';
import type { OnboardingTask } from '@talent-os/contracts/talent/onboarding';
import { ReasonDialog } from '@/features/voice/reason-dialog';

type BlockDialogProps = { readonly task: OnboardingTask; readonly onClose: () => void };

/** Says that a task cannot go on, and why. */
export const BlockDialog = ({ task: { id, title }, onClose }: BlockDialogProps) => (
  <ReasonDialog
    operation={changeOnboardingTask}
    toInput={(reason) => ({ onboardingTaskId: id, status: 'blocked' as const, reason })}
    title="Report as blocked"
    submit="Report"
    label="What holds it up?"
    description={title}
    maxLength={300}
    done={`${title} is blocked`}
    onClose={onClose}
  />
);
