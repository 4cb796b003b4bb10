import { tenantStateLabels, type Tenant } from '@talent-os/contracts/identity/tenants';
import { StatusBadge } from '@/ui/display/status-badge';

const variantOf = { active: 'success', suspended: 'warning', archived: 'secondary' } as const;

export const TenantState = ({ status }: Pick<Tenant, 'status'>) => (
  <StatusBadge variant={variantOf[status]}>{tenantStateLabels[status]}</StatusBadge>
);
