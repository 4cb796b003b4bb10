import { requisitionStates, type RequisitionStatus } from '@talent-os/contracts/talent/requisition-states';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';

const variants: Partial<Record<RequisitionStatus, BadgeVariant>> = {
  submitted: 'default',
  in_approval: 'default',
  changes_requested: 'warning',
  approved: 'success',
  rejected: 'error',
};

export const RequisitionBadge = ({ status }: { readonly status: RequisitionStatus }) => (
  <StatusBadge variant={variants[status] ?? 'secondary'}>{requisitionStates[status].label}</StatusBadge>
);
