import type { Output } from '@talent-os/contracts/define';
import type { getDeal } from '@talent-os/contracts/sales/deals';
import { ago } from '../../../../lib/format';
import { useFormat } from '../../../../lib/use-format';
import { labelOf } from '../move/move.rules';
import css from './deal-drawer.module.css';

type Entry = Output<typeof getDeal>['history'][number];

const headings: Record<Entry['kind'], (entry: Entry) => string> = {
  created: () => 'Deal logged',
  changed: () => 'Facts changed',
  activity: () => 'Activity',
  stage: ({ from, to }) => [from, to].flatMap((stage) => (stage ? labelOf(stage) : [])).join(' → '),
};

/** What happened to a deal, newest first. */
export function DealHistory({ history }: { readonly history: readonly Entry[] }) {
  const { momentOf } = useFormat();
  return (
    <section aria-label="History">
      <h3 className={css.heading}>History</h3>
      <ol className={css.history}>
        {history.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.to}`}>
            <b>{headings[entry.kind](entry)}</b>
            {entry.note && <p>{entry.note}</p>}
            <span>
              {entry.byName},{' '}
              <time dateTime={entry.at} title={momentOf(entry.at)}>
                {ago(entry.at)}
              </time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
