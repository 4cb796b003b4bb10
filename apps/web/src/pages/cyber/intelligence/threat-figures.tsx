import type { Output } from '@talent-os/contracts/define';
import type { getIntelligence } from '@talent-os/contracts/cyber/threats';
import { count } from '../../../lib/format';
import { Stats } from '../../../ui/stats';

/** How much is at stake; four placeholders until it is known. */
export function ThreatFigures({ summary }: { readonly summary: Output<typeof getIntelligence> | undefined }) {
  return (
    <Stats
      items={[
        { label: 'New Threats', value: count(summary?.newThreats), note: 'Last 24 hours' },
        { label: 'IoCs Detected', value: count(summary?.iocDetected), note: 'Seen in the last 7 days' },
        { label: 'Risk Level', value: summary?.riskLevel },
        { label: 'Reports Generated', value: count(summary?.reportsGenerated), note: 'This week' },
      ]}
    />
  );
}
