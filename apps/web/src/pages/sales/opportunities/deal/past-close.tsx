import { openStages } from '@talent-os/contracts/sales/deal-stages';
import type { Deal } from '@talent-os/contracts/sales/deals';
import { today } from '@/lib/today';
import { StatusBadge } from '@/ui/display/status-badge';

/** Still open, though the day it was to close is over. */
export const isPastClose = ({ stage, closeDate }: Pick<Deal, 'stage' | 'closeDate'>, on = today()): boolean =>
  openStages.some((open) => open === stage) && closeDate < on;

/** Says so; nothing of any other deal. */
export const PastClose = ({ deal }: { readonly deal: Deal }) =>
  isPastClose(deal) && <StatusBadge variant="error">Past close date</StatusBadge>;
