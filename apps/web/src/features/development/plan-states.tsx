import type { DevelopmentPlan } from '@talent-os/contracts/talent/development-plans';
import { developmentStates, type DevelopmentState } from '@talent-os/contracts/talent/development-states';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';

const variants: Record<DevelopmentState, BadgeVariant> = {
  draft: 'warning',
  agreed: 'default',
  active: 'default',
  completed: 'success',
  archived: 'secondary',
};

/** How a plan stands. */
export const PlanBadge = ({ status }: Pick<DevelopmentPlan, 'status'>) => (
  <StatusBadge variant={variants[status]}>{developmentStates[status]}</StatusBadge>
);

type Agreement = Pick<DevelopmentPlan, 'status' | 'agreedByEmployeeAt' | 'agreedByManagerAt' | 'items'>;

/** Whom a draft waits for, by the names of both sides; nothing once it is agreed. */
export function waitingText(plan: Agreement, employee: string, manager: string): string | null {
  if (plan.status !== 'draft') return null;
  if (plan.items.total === 0) return 'Waits for its first item';
  const missing = [plan.agreedByManagerAt === null && manager, plan.agreedByEmployeeAt === null && employee].filter(
    (name) => name !== false,
  );
  return `Waits for ${missing.join(' and ')}`;
}
