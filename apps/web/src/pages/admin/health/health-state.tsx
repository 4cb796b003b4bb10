import type { HealthState, ProductService } from '@talent-os/contracts/audit/health';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import css from './health.module.css';

const states: Readonly<Record<HealthState, readonly [label: string, variant: BadgeVariant]>> = {
  up: ['Up', 'success'],
  degraded: ['Needs a look', 'warning'],
  down: ['Down', 'error'],
};

export const serviceLabels: Readonly<Record<ProductService, string>> = {
  identity: 'Identity',
  talent: 'Talent',
  sales: 'Sales',
  productivity: 'Productivity',
  healthcare: 'Healthcare',
  cyber: 'Cyber',
  intelligence: 'Intelligence',
  transcription: 'Transcription',
  chat: 'Assistant',
  audit: 'Audit',
};

export function StateBadge({ state }: { readonly state: HealthState }) {
  const [label, variant] = states[state];
  return <StatusBadge variant={variant}>{label}</StatusBadge>;
}

/** What deserves a look; nothing where nothing does. */
export const Concerns = ({ concerns }: { readonly concerns: readonly string[] }) =>
  concerns.length > 0 && (
    <ul className={css.concerns}>
      {concerns.map((concern) => (
        <li key={concern}>{concern}</li>
      ))}
    </ul>
  );
