import type { VulnerabilityDetail } from '@talent-os/contracts/cyber/vulnerabilities';
import { ago } from '../../../../lib/format';
import { useFormat } from '../../../../lib/use-format';
import css from '../../incidents/drawer/drawer.module.css';
import { Section } from '../../incidents/drawer/section';
import { historyText } from '../words';

/** What happened to a vulnerability, newest first. */
export function History({ entries }: { readonly entries: VulnerabilityDetail['history'] }) {
  const { momentOf } = useFormat();
  return (
    <Section title="History">
      <ol className={css.timeline}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <b>{historyText(entry)}</b>
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
