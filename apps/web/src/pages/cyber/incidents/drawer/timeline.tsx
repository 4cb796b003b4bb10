import { entryWords } from '@talent-os/contracts/cyber/entry-words';
import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents';
import { ago } from '../../../../lib/format';
import { useFormat } from '../../../../lib/use-format';
import { Section } from './section';
import css from './drawer.module.css';

/** What happened to an incident, newest first. */
export function Timeline({ entries }: { readonly entries: IncidentDetail['timeline'] }) {
  const { momentOf } = useFormat();
  return (
    <Section title="Timeline">
      <ol className={css.timeline}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <b>{entryWords(entry)}</b>
            {entry.note && <p>{entry.note}</p>}
            <span className={css.quiet}>
              {entry.byName ?? 'Clock'},{' '}
              <time dateTime={entry.at} title={momentOf(entry.at)}>
                {ago(entry.at)}
              </time>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
