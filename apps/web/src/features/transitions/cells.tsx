import { backfillStates, transitionStates } from '@talent-os/contracts/talent/transition-states';
import type { Transition } from '@talent-os/contracts/talent/transitions';
import { day } from '@/lib/format';
import { useToday } from '@/lib/use-today';
import { Meter } from '@/ui/figures/meter';
import { StatusBadge } from '@/ui/display/status-badge';
import { backfillVariants, stateVariants, waitsText } from './labels';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import css from './transition.module.css';

type CellProps = { readonly move: Transition };

export const State = ({ move: { status } }: CellProps) => (
  <StatusBadge variant={stateVariants[status]}>{transitionStates[status].label}</StatusBadge>
);

/** The day it takes effect, and whose approval is missing until then. */
export function Effective({ move }: CellProps) {
  const today = useToday();
  const late = transitionStates[move.status].running && move.effectiveDate < today;
  const waits = waitsText(move);
  return (
    <div className={cell.cell}>
      <span className={late ? cell.late : undefined}>
        {day(move.effectiveDate)}
        {late && ', passed'}
      </span>
      {waits && <Quiet>{waits}</Quiet>}
    </div>
  );
}

/** How much is handed over; a dash before the handover starts. */
export function Handover({ move: { handover, employeeName } }: CellProps) {
  if (handover.percent === null) return <Quiet>–</Quiet>;
  return (
    <div className={css.handover}>
      <Meter percent={handover.percent} label={`Handover of ${employeeName}`} showValue />
    </div>
  );
}

export const Backfill = ({ move: { backfill } }: CellProps) =>
  backfill === 'none' ? (
    <Quiet>–</Quiet>
  ) : (
    <StatusBadge variant={backfillVariants[backfill]}>{backfillStates[backfill]}</StatusBadge>
  );
