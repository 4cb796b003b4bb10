import { coverageLabels, type Coverage } from '@talent-os/contracts/cyber/readiness-work-roles';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';

const variants: Record<Coverage, BadgeVariant> = { covered: 'success', single: 'warning', uncovered: 'error' };

/** How well a work role is filled. */
export const CoverageBadge = ({ coverage }: { readonly coverage: Coverage }) => (
  <StatusBadge variant={variants[coverage]}>{coverageLabels[coverage]}</StatusBadge>
);
