import { Group } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import type { listExpressions } from '@talent-os/contracts/talent/mobility';
import { badgeOf } from '../../../ui/display/badges';
import { useFormat } from '../../../lib/use-format';
import { StatusBadge } from '../../../ui/display/status-badge';
import { RowButton } from '../../../ui/button/row-button';
import rows from '../../../ui/table/rows.module.css';
import css from './mobility.module.css';

export type Expression = Output<typeof listExpressions>['items'][number];

type ExpressionRowProps = { readonly expression: Expression; readonly onWithdraw: () => void };

/** One of my expressions of interest; a pending one can be withdrawn. */
export function ExpressionRow({ expression, onWithdraw }: ExpressionRowProps) {
  const { positionTitle, department, status, note, reason, createdAt, decidedAt } = expression;
  const { dayOf } = useFormat();
  return (
    <li>
      <div className={rows.what}>
        <span className={rows.name}>{positionTitle}</span>
        <span className={css.facts}>
          {department} · expressed {dayOf(createdAt)}
          {decidedAt && ` · decided ${dayOf(decidedAt)}`}
        </span>
        {note && <span className={css.note}>{note}</span>}
        {reason && <span className={css.note}>Reason: {reason}</span>}
      </div>
      <Group gap={8}>
        <StatusBadge variant={badgeOf('interest expression', status)}>{status}</StatusBadge>
        {status === 'pending' && (
          <RowButton label="Withdraw" of={`interest in ${positionTitle}`} variant="default" onClick={onWithdraw} />
        )}
      </Group>
    </li>
  );
}
