import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getThreat, type ThreatDetail } from '@talent-os/contracts/cyber/threats';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { StatusBadge } from '@/ui/display/status-badge';
import { Section } from '@/ui/page/section';
import { ExportStix } from '../export-stix';
import { ThreatBadge } from '../threat-badge';
import { IndicatorRow } from './indicator-row';
import { ThreatIncidents } from './threat-incidents';
import { ThreatPattern } from './threat-pattern';
import cell from '@/ui/table/cell.module.css';
import css from '../intelligence.module.css';

type ThreatDrawerProps = { readonly threatId: string; readonly onClose: () => void };

/** Everything about one threat: techniques, indicators with their scores, incidents it stands behind. */
export function ThreatDrawer({ threatId, onClose }: ThreatDrawerProps) {
  const threat = useQuery(query(getThreat, { threatId }));
  return (
    <RecordDrawer query={threat} title={threat.data?.title ?? 'Threat'} onClose={onClose}>
      {(data) => <Body threat={data} />}
    </RecordDrawer>
  );
}

function Body({ threat }: { readonly threat: ThreatDetail }) {
  const { momentOf } = useFormat();
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <ThreatBadge severity={threat.severity} />
        <StatusBadge>{threat.classification}</StatusBadge>
        <span style={{ marginLeft: 'auto' }}>
          <ExportStix threatId={threat.id} />
        </span>
      </Group>
      <p className={css.text}>{threat.description}</p>
      <Facts
        items={[
          ['Source', threat.source],
          ['Published', momentOf(threat.publishedDate)],
          ['CVSS', threat.cvss?.toFixed(1)],
          ['CVE', threat.cves.join(', ')],
          ['Techniques', threat.techniques.join(', ')],
        ]}
      />
      <Section title="Indicators">
        {threat.indicators.length === 0 && <p className={cell.quiet}>No indicators known</p>}
        {threat.indicators.map((indicator) => (
          <IndicatorRow key={indicator.id} indicator={indicator} />
        ))}
      </Section>
      {threat.patterns.length > 0 && (
        <Section title="Detection patterns">
          {threat.patterns.map((pattern) => (
            <ThreatPattern key={pattern.stixId} pattern={pattern} />
          ))}
        </Section>
      )}
      <ThreatIncidents threat={threat} />
    </Stack>
  );
}
