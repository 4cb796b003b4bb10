import type { Output } from '@talent-os/contracts/define';
import type { getIntelligence } from '@talent-os/contracts/cyber/threats';
import { count } from '@/lib/format';
import { intelligenceFigures } from '@talent-os/contracts/figures/intelligence';
import { useFigures, useStatOf } from '@/ui/figures/use-figures';
import { Stats } from '@/ui/figures/stats';

/** How much is at stake; four placeholders until it is known. */
export function ThreatFigures({ summary }: { readonly summary: Output<typeof getIntelligence> | undefined }) {
  const { threats, reports } = useFigures(intelligenceFigures, summary);
  const statOf = useStatOf();
  return (
    <Stats
      items={[
        { ...statOf(threats), value: count(summary?.newThreats), note: 'Last 24 hours' },
        {
          label: 'IoCs Detected',
          value: count(summary?.iocDetected),
          note: 'Seen in the last 7 days',
          to: '/cyber/analyst/intelligence?seen=true',
          how: 'Indicators seen in the last 7 days; they stand with these threats',
        },
        { label: 'Risk Level', value: summary?.riskLevel },
        { ...statOf(reports), value: count(summary?.reportsGenerated), note: 'This week' },
      ]}
    />
  );
}
