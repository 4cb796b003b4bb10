import { clockLabels, clocks } from '@talent-os/contracts/cyber/incident-states';
import type { Incident } from '@talent-os/contracts/cyber/incidents';
import { useFormat } from '@/lib/use-format';
import { StatusBadge } from '@/ui/display/status-badge';
import { useNow } from '@/lib/use-now';
import { clockState } from '../clock.rules';
import { Section } from '@/ui/page/section';
import css from './drawer.module.css';

/** The three deadlines and how they stand. */
export function Clocks({ incident }: { readonly incident: Incident }) {
  const now = useNow();
  const { momentOf } = useFormat();
  return (
    <Section title="Deadlines">
      <ul className={css.list}>
        {clocks.map((clock) => {
          const { text, variant } = clockState(incident, clock, now);
          return (
            <li key={clock}>
              <span>
                {clockLabels[clock]} <span className={css.quiet}>by {momentOf(incident.sla[clock].by)}</span>
              </span>
              <StatusBadge variant={variant}>{text}</StatusBadge>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
