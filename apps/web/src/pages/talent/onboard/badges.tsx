import { planStates, taskStates, type PlanState, type TaskState } from '@talent-os/contracts/talent/onboarding-states';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';

const ofPlan: Partial<Record<PlanState, BadgeVariant>> = {
  preboarding: 'warning',
  active: 'default',
  completed: 'success',
};
const ofTask: Partial<Record<TaskState, BadgeVariant>> = { in_progress: 'default', blocked: 'error', done: 'success' };

export const PlanBadge = ({ status }: { readonly status: PlanState }) => (
  <StatusBadge variant={ofPlan[status] ?? 'secondary'}>{planStates[status].label}</StatusBadge>
);
export const TaskBadge = ({ status }: { readonly status: TaskState }) => (
  <StatusBadge variant={ofTask[status] ?? 'secondary'}>{taskStates[status].label}</StatusBadge>
);
