import { planStates, type PlanState } from '@talent-os/contracts/talent/onboarding-states';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';

const ofPlan: Partial<Record<PlanState, BadgeVariant>> = {
  preboarding: 'warning',
  active: 'default',
  completed: 'success',
};

export const PlanBadge = ({ status }: { readonly status: PlanState }) => (
  <StatusBadge variant={ofPlan[status] ?? 'secondary'}>{planStates[status].label}</StatusBadge>
);
