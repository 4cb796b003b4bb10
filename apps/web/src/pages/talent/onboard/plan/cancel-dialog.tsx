import { cancelOnboarding } from '@talent-os/contracts/talent/onboarding-changes';
import type { OnboardingDetail } from '@talent-os/contracts/talent/onboarding';
import { ReasonDialog } from '@/features/voice/reason-dialog';

type CancelDialogProps = { readonly plan: OnboardingDetail; readonly onClose: () => void };

/** Cancels a plan, for good. */
export const CancelDialog = ({ plan: { id, version, employeeName }, onClose }: CancelDialogProps) => (
  <ReasonDialog
    operation={cancelOnboarding}
    toInput={(reason) => ({ onboardingPlanId: id, version, reason })}
    title={`Cancel the onboarding of ${employeeName}?`}
    submit="Cancel onboarding"
    description="This cannot be taken back."
    done="Onboarding cancelled"
    onClose={onClose}
  />
);
