import type { Output } from '@talent-os/contracts/define';
import type { listIncoming } from '@talent-os/contracts/talent/mobility';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { badgeOf } from '@/ui/display/badges';
import { useFormat } from '@/lib/use-format';
import { Meter } from '@/ui/figures/meter';
import { StatusBadge } from '@/ui/display/status-badge';
import { RowButton } from '@/ui/button/row-button';
import css from './mobility.module.css';

export type IncomingExpression = Output<typeof listIncoming>['items'][number];

type IncomingRowProps = {
  readonly expression: IncomingExpression;
  readonly onChoose: (action: 'approve' | 'decline') => void;
};

/** A person's interest in a position; a pending one waits for a decision by another person than its author. */
export function IncomingRow({ expression, onChoose }: IncomingRowProps) {
  const { personName, personTitle, positionTitle, department, status, note, reason, readiness, createdAt, may } =
    expression;
  const { dayOf } = useFormat();
  return (
    <RecordRow
      name={personName}
      actions={
        <>
          <StatusBadge variant={badgeOf('interest expression', status)}>{status}</StatusBadge>
          {may.to.includes('approved') && (
            <RowButton
              label="Approve"
              of={`${personName} for ${positionTitle}`}
              variant="light"
              onClick={() => onChoose('approve')}
            />
          )}
          {may.to.includes('declined') && (
            <RowButton
              label="Decline"
              of={`${personName} for ${positionTitle}`}
              variant="default"
              onClick={() => onChoose('decline')}
            />
          )}
        </>
      }
    >
      <Quiet>
        {personTitle} → {positionTitle}, {department}
        {'\u00a0· '}
        {dayOf(createdAt)}
      </Quiet>
      {note && <span className={css.note}>{note}</span>}
      {reason && <span className={css.note}>Reason: {reason}</span>}
      {readiness !== null && (
        <div className={css.ready}>
          <span>Readiness</span>
          <Meter percent={readiness} label={`Readiness of ${personName}`} showValue />
        </div>
      )}
    </RecordRow>
  );
}
