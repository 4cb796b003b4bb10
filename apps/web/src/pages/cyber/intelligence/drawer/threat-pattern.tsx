import { Group } from '@mantine/core';
import type { ThreatDetail } from '@talent-os/contracts/cyber/threats';
import { useFormat } from '@/lib/use-format';
import { StatusBadge } from '@/ui/display/status-badge';
import { Quiet } from '@/ui/display/quiet';
import css from '../intelligence.module.css';

/** How a threat is detected, in full, as it came with a bundle. */
export function ThreatPattern({ pattern }: { readonly pattern: ThreatDetail['patterns'][number] }) {
  const { dayOf } = useFormat();
  const { name, text, language, validUntil, revoked } = pattern;
  return (
    <div className={css.indicator} role="group" aria-label={name}>
      <Group gap={8}>
        <span className={css.value}>{name}</span>
        {revoked && <StatusBadge>Revoked</StatusBadge>}
      </Group>
      <code className={css.pattern}>{text}</code>
      <Quiet>
        {language === 'stix' ? 'STIX pattern' : language}
        {validUntil && ` · valid until ${dayOf(validUntil)}`}
      </Quiet>
    </div>
  );
}
