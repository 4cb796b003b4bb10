import type { Output } from '@talent-os/contracts/define';
import { stageTypeLabels } from '@talent-os/contracts/talent/pipeline';
import type { listPositions } from '@talent-os/contracts/talent/positions';
import { count } from '../../../../lib/format';
import { Card } from '../../../../ui/card';
import css from './positions.module.css';

type FunnelProps = { readonly funnel: Output<typeof listPositions>['funnel'] };

/** People under way by type of stage, as bars. */
export function Funnel({ funnel }: FunnelProps) {
  const most = Math.max(...funnel.map((stage) => stage.count), 1);
  return (
    <Card title="Funnel" description="People under way in these positions">
      <ol className={css.funnel}>
        {funnel.map((stage) => (
          <li key={stage.type}>
            <span>{stageTypeLabels[stage.type]}</span>
            <span className={css.track} aria-hidden>
              <span style={{ width: `${(100 * stage.count) / most}%` }} />
            </span>
            <b>{count(stage.count)}</b>
          </li>
        ))}
      </ol>
    </Card>
  );
}
