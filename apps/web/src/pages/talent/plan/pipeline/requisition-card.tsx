import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import { day } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { CardName } from '@/ui/board/board-card';
import { StatusBadge } from '@/ui/display/status-badge';
import { askedFor, waitingFor } from '../requisition-labels';
import { Quiet } from '@/ui/display/quiet';
import css from './pipeline.module.css';

/** What a card says of a request. */
export function RequisitionCard({ requisition }: { readonly requisition: Requisition }) {
  const { dayOf } = useFormat();
  const { title, requester, targetStartDate, waiting } = requisition;
  return (
    <>
      <CardName>{title}</CardName>
      <Quiet>{askedFor(requisition)}</Quiet>
      <span className={css.line}>
        <span>{requester.name}</span>
        {targetStartDate && <span>starts {day(targetStartDate)}</span>}
      </span>
      {waiting && (
        <span className={css.line}>
          <span>{waitingFor(requisition)}</span>
          <span>due {dayOf(waiting.dueAt)}</span>
        </span>
      )}
      {waiting && (waiting.mine || waiting.overdue) && (
        <span className={css.badges}>
          {waiting.mine && <StatusBadge variant="default">Waits for me</StatusBadge>}
          {waiting.overdue && <StatusBadge variant="warning">Overdue</StatusBadge>}
        </span>
      )}
    </>
  );
}
