import { excellenceStates } from '@talent-os/contracts/sales/excellence/modules';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { Facts } from '@/ui/display/facts';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import css from '../excellence.module.css';
import { changeText, dimensionLabel } from '../module-words';
import type { ModuleState } from '../module-state';
import { Ruler } from '../ruler';
import { leftText } from '../session-words';

/** What the last analysis came to, and how far the session under way is. */
export function Latest({ state }: { readonly state: ModuleState }) {
  const { module, shown, previous, session, answered, sellers } = state;
  const { dayOf } = useFormat();
  const dimensions = shown?.analysis.dimensions.toSorted((one, other) => one.score - other.score) ?? [];
  return (
    <Card
      title="Latest analysis"
      actions={
        <AppLink to={`/excellence/${module}/analysis`}>{shown ? 'See the analysis' : 'See the session'}</AppLink>
      }
    >
      {shown && (
        <p>
          <span className={css.score}>{shown.score}</span> of 100{' '}
          {previous && (
            <span className={css.change} data-fell={shown.score < previous.score || undefined}>
              {changeText(shown.score, previous.score)}
            </span>
          )}{' '}
          <Quiet>
            n = {shown.n}, {dayOf(shown.analyzedAt)}
          </Quiet>
        </p>
      )}
      <ul className={`${css.parts} ${css.scores}`}>
        {dimensions.map(({ dimension, score }) => (
          <li key={dimension}>
            <span>{dimensionLabel(module, dimension)}</span>
            <Ruler label={`${dimensionLabel(module, dimension)}: ${score} of 100`} score={score} />
            <b>{score}</b>
          </li>
        ))}
      </ul>
      {session && (
        <Facts
          items={[
            ['Session', excellenceStates[session.status]],
            ['Started', `${dayOf(session.startedAt)} by ${session.ownerName}`],
            ['Answered', `${answered} of ${sellers} sellers`],
            ['Your answers', leftText(state)],
          ]}
        />
      )}
    </Card>
  );
}
