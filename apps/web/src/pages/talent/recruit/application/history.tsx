import type { entryKinds } from '@talent-os/contracts/talent/applications';
import { useFormat } from '../../../../lib/use-format';
import type { Application } from './application-drawer';
import css from './application.module.css';

const kinds: Record<(typeof entryKinds)[number], string> = {
  rejected: 'Rejected',
  restored: 'Taken up again after a rejection',
  held: 'Put on hold',
  resumed: 'Taken up again',
  withdrawn: 'Withdrawn',
};

const wordsOf = ({ kind, from, to }: Application['history'][number]) => {
  if (kind) return `${kinds[kind]} in ${to}`;
  return from ? `${from} → ${to}` : `Entered ${to}`;
};

/** What happened, newest first. */
export function History({ history }: Pick<Application, 'history'>) {
  const { momentOf } = useFormat();
  return (
    <section aria-label="History">
      <h3 className={css.heading}>History</h3>
      <ol className={css.entries}>
        {history.map((entry) => (
          <li key={`${entry.at} ${entry.to} ${entry.kind}`}>
            <b>{wordsOf(entry)}</b>
            {entry.note && <p>{entry.note}</p>}
            <span className={css.quiet}>
              {entry.byName} · {momentOf(entry.at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
