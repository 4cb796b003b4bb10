import type { Output } from '@talent-os/contracts/define';
import type { listExpressions } from '@talent-os/contracts/talent/mobility';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { badgeOf } from '@/ui/display/badges';
import { useFormat } from '@/lib/use-format';
import { StatusBadge } from '@/ui/display/status-badge';
import { RowButton } from '@/ui/button/row-button';
import css from './mobility.module.css';

export type Expression = Output<typeof listExpressions>['items'][number];

type ExpressionRowProps = { readonly expression: Expression; readonly onWithdraw: () => void };

/** One of my expressions of interest; withdrawn where its author may. */
export function ExpressionRow({ expression, onWithdraw }: ExpressionRowProps) {
  const { positionTitle, department, status, note, reason, createdAt, decidedAt, may } = expression;
  const { dayOf } = useFormat();
  return (
    <RecordRow
      name={positionTitle}
      actions={
        <>
          <StatusBadge variant={badgeOf('interest expression', status)}>{status}</StatusBadge>
          {may.to.includes('withdrawn') && (
            <RowButton label="Withdraw" of={`interest in ${positionTitle}`} variant="default" onClick={onWithdraw} />
          )}
        </>
      }
    >
      <Quiet>
        {department} · expressed {dayOf(createdAt)}
        {decidedAt && ` · decided ${dayOf(decidedAt)}`}
      </Quiet>
      {note && <span className={css.note}>{note}</span>}
      {reason && <span className={css.note}>Reason: {reason}</span>}
    </RecordRow>
  );
}
