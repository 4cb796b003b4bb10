import { transitionStates, transitionTypes } from '@talent-os/contracts/talent/transition-states';
import type { TransitionDetail } from '@talent-os/contracts/talent/transitions';
import { useFormat } from '@/lib/use-format';
import { Card } from '@/ui/page/card';
import { OpenButton } from '@/ui/button/open-button';
import { State } from '@/features/transitions/cells';
import { moveTitle } from '@/features/transitions/labels';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import css from '@/features/transitions/transition.module.css';

type EndedTransitionsProps = {
  readonly moves: readonly TransitionDetail[];
  readonly onOpen: (transition: string) => void;
};

/** What became of moves in which something was the caller's. */
export const EndedTransitions = ({ moves, onOpen }: EndedTransitionsProps) => (
  <Card title="Ended" description="Moves of the last 90 days in which something was yours." flush>
    {moves.map((move) => (
      <Ended key={move.id} move={move} onOpen={() => onOpen(move.id)} />
    ))}
  </Card>
);

function Ended({ move, onOpen }: { readonly move: TransitionDetail; readonly onOpen: () => void }) {
  const { dayOf } = useFormat();
  const { from, type, status, reason, endedAt } = move;
  return (
    <article className={css.move} aria-label={moveTitle(move)}>
      <div className={css.top}>
        <div className={cell.cell}>
          <OpenButton label={moveTitle(move)} onOpen={onOpen}>
            {moveTitle(move)}
          </OpenButton>
          <Quiet>
            {transitionTypes[type]}
            {from && ` from ${from.title}`}
            {endedAt && ` · ${transitionStates[status].label.toLowerCase()} on ${dayOf(endedAt)}`}
          </Quiet>
        </div>
        <State move={move} />
      </div>
      {reason && <p className={css.reason}>{reason}</p>}
    </article>
  );
}
