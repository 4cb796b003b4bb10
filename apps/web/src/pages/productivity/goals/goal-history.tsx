import type { GoalDetail } from '@talent-os/contracts/productivity/goals';
import { ago } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { scoreText } from './goal.rules';
import css from './goals.module.css';
import { decimal } from '@/lib/format';
import { Section } from '@/ui/page/section';

/** Every check-in of a goal, newest first. */
export function GoalHistory({ goal }: { readonly goal: GoalDetail }) {
  const { momentOf } = useFormat();
  const byId = new Map(goal.keyResults.map((one) => [one.id, one]));
  return (
    <Section title="Check-ins">
      {goal.checkIns.length === 0 && <p className={css.none}>No check-ins yet</p>}
      <ol className={css.history}>
        {goal.checkIns.map(({ at, note, score, values }) => (
          <li key={at}>
            <b>{scoreText(score)}</b>{' '}
            <span>
              <time dateTime={at} title={momentOf(at)}>
                {ago(at)}
              </time>
              {values.flatMap(({ keyResultId, value, confidence }) => {
                const one = byId.get(keyResultId);
                return one ? ` · ${one.title} ${decimal(value)} ${one.unit}, confidence ${confidence}` : [];
              })}
            </span>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
