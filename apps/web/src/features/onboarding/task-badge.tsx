import { taskStates, type TaskState } from '@talent-os/contracts/talent/onboarding-states';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';

const variants: Partial<Record<TaskState, BadgeVariant>> = {
  in_progress: 'default',
  blocked: 'error',
  done: 'success',
};

export const TaskBadge = ({ status }: { readonly status: TaskState }) => (
  <StatusBadge variant={variants[status] ?? 'secondary'}>{taskStates[status].label}</StatusBadge>
);
