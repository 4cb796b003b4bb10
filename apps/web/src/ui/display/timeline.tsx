import { ago } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { Section } from '../page/section';
import css from './timeline.module.css';

type Entry = {
  readonly id?: string;
  readonly note: string | null;
  /** Nobody where the clock did it. */
  readonly byName: string | null;
  readonly at: string;
};
type TimelineProps<E extends Entry> = {
  readonly title?: string;
  readonly entries: readonly E[];
  readonly wordsOf: (entry: E) => string;
};

/** What happened to something, in the order it is given, with who did it. */
export function Timeline<E extends Entry>({ title = 'History', entries, wordsOf }: TimelineProps<E>) {
  const { momentOf } = useFormat();
  return (
    <Section title={title}>
      <ol className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.id ?? `${entry.at} ${wordsOf(entry)}`}>
            <b>{wordsOf(entry)}</b>
            {entry.note && <p>{entry.note}</p>}
            <span>
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
