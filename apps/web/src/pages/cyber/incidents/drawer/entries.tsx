import { ago } from '../../../../lib/format';
import { useFormat } from '../../../../lib/use-format';
import { Section } from './section';
import css from './drawer.module.css';

type Entry = { readonly id: string; readonly note: string | null; readonly byName: string | null; readonly at: string };
type EntriesProps<E extends Entry> = {
  readonly title: string;
  readonly entries: readonly E[];
  readonly wordsOf: (entry: E) => string;
};

/** What happened to something, newest first, with who did it; what nobody did, the clock did. */
export function Entries<E extends Entry>({ title, entries, wordsOf }: EntriesProps<E>) {
  const { momentOf } = useFormat();
  return (
    <Section title={title}>
      <ol className={css.timeline}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <b>{wordsOf(entry)}</b>
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
