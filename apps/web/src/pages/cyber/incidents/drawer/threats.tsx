import { severityLabels } from '@talent-os/contracts/cyber/incident-states';
import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents';
import { badgeOf } from '@/ui/display/badges';
import { StatusBadge } from '@/ui/display/status-badge';
import { Section } from '@/ui/page/section';
import css from './drawer.module.css';

/** Threats that stand behind an incident; nothing where there are none. */
export function Threats({ threats }: { readonly threats: IncidentDetail['threats'] }) {
  if (threats.length === 0) return null;
  return (
    <Section title="Threats">
      <ul className={css.list}>
        {threats.map(({ id, title, severity, classification }) => (
          <li key={id}>
            <span>
              {title} <span className={css.quiet}>{classification}</span>
            </span>
            <StatusBadge variant={badgeOf('threat severity', severity)}>{severityLabels[severity]}</StatusBadge>
          </li>
        ))}
      </ul>
    </Section>
  );
}
