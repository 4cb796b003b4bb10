import type { KeyResult } from '@talent-os/contracts/productivity/goals';
import { Meter } from '@/ui/figures/meter';
import { progressText } from './goal.rules';
import css from './goals.module.css';

/** The key results of a goal: where each stands and how sure its owner is. */
export function KeyResultBars({ keyResults }: { readonly keyResults: readonly KeyResult[] }) {
  return (
    <ul className={css.bars}>
      {keyResults.map((one) => (
        <li key={one.id}>
          <span className={css.measure}>{one.title}</span>
          <span className={css.stand}>
            {progressText(one)} · confidence {one.confidence}/10
          </span>
          <Meter percent={one.score * 100} label={one.title} showValue />
        </li>
      ))}
    </ul>
  );
}
