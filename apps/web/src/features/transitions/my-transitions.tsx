import { useQuery } from '@tanstack/react-query';
import { transitionTypes } from '@talent-os/contracts/talent/transition-states';
import { listMyTransitions, type TransitionDetail } from '@talent-os/contracts/talent/transitions';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { Card } from '@/ui/page/card';
import { Handover, State } from './cells';
import { Approvals } from './approvals';
import { HandoverList } from './handover-list';
import { moveTitle } from './labels';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import css from './transition.module.css';

/** The caller's own moves, those that wait for their approval, and what they hand over; nothing where there is none. */
export function MyTransitions() {
  const moves = useQuery(query(listMyTransitions, {}));
  const items = moves.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title="Transitions" description="Moves to another seat in which something is yours." flush>
      {items.map((move) => (
        <Move key={move.id} move={move} />
      ))}
    </Card>
  );
}

function Move({ move }: { readonly move: TransitionDetail }) {
  const { from, type, status, effectiveDate } = move;
  return (
    <article className={css.move} aria-label={moveTitle(move)}>
      <div className={css.top}>
        <div className={cell.cell}>
          <span className={cell.name}>{moveTitle(move)}</span>
          <Quiet>
            {transitionTypes[type]}
            {from && ` from ${from.title}`} · takes effect on {day(effectiveDate)}
          </Quiet>
        </div>
        <State move={move} />
      </div>
      {move.handover.percent !== null && <Handover move={move} />}
      {(status === 'requested' || status === 'in_review') && <Approvals move={move} />}
      <HandoverList move={move} />
    </article>
  );
}
