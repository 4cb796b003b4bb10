import type { DealStage } from '@talent-os/contracts/sales/deal-stages';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { labelOf } from '../move/move.rules';

const variants: Partial<Record<DealStage, BadgeVariant>> = { closed_won: 'success', closed_lost: 'secondary' };

/** The stage of a deal. */
export function StageBadge({ stage }: { readonly stage: DealStage }) {
  return <StatusBadge variant={variants[stage] ?? 'default'}>{labelOf(stage)}</StatusBadge>;
}
