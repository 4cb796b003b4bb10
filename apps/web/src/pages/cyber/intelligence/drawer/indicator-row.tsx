import { Button, Group } from '@mantine/core';
import { exemptIndicator, markFalsePositive, sightIndicator } from '@talent-os/contracts/cyber/indicators';
import { indicatorKindLabels } from '@talent-os/contracts/cyber/threat-kinds';
import type { Indicator } from '@talent-os/contracts/cyber/threats';
import { ago, decimal } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { counted } from '@/lib/counted';
import { Meter } from '@/ui/figures/meter';
import { StatusBadge } from '@/ui/display/status-badge';
import { Quiet } from '@/ui/display/quiet';
import css from '../intelligence.module.css';

type IndicatorProps = { readonly indicator: Indicator };

/** An indicator with the score it has now, and what may be said of it. Each of these can be taken back. */
export function IndicatorRow({ indicator }: IndicatorProps) {
  const { value, kind, score, exempt, expired, falsePositive, revoked, validUntil, lastSighted, sightings } = indicator;
  const { dayOf } = useFormat();
  return (
    <div className={css.indicator} role="group" aria-label={value}>
      <Group gap={8}>
        <span className={css.value}>{value}</span>
        {falsePositive && <StatusBadge>False positive</StatusBadge>}
        {revoked && <StatusBadge>Revoked</StatusBadge>}
        {!falsePositive && !revoked && expired && <StatusBadge>Expired</StatusBadge>}
        {exempt && <StatusBadge variant="default">Exempt</StatusBadge>}
      </Group>
      <Meter percent={score} label={`Score of ${value}`} />
      <Quiet>
        Score {decimal(score)} · {indicatorKindLabels[kind]} · {counted(sightings, 'sightings')}, seen{' '}
        {ago(lastSighted)}
        {validUntil && ` · valid until ${dayOf(validUntil)}`}
      </Quiet>
      <IndicatorButtons indicator={indicator} />
    </div>
  );
}

function IndicatorButtons({ indicator: { id: indicatorId, version, exempt, falsePositive } }: IndicatorProps) {
  const options = {};
  const sight = useCommand(sightIndicator, { ...options, done: 'Sighting noted' });
  const keep = useCommand(exemptIndicator, options);
  const mark = useCommand(markFalsePositive, options);
  const disabled = sight.loading || keep.loading || mark.loading;
  const button = { variant: 'default', size: 'compact-xs', disabled } as const;
  return (
    <Group gap={6}>
      <Button {...button} onClick={() => sight.mutate({ indicatorId })}>
        Seen again
      </Button>
      <Button {...button} aria-pressed={exempt} onClick={() => keep.mutate({ indicatorId, version, exempt: !exempt })}>
        Exempt
      </Button>
      <Button
        {...button}
        aria-pressed={falsePositive}
        onClick={() => mark.mutate({ indicatorId, version, falsePositive: !falsePositive })}
      >
        False positive
      </Button>
    </Group>
  );
}
