import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { reportIncident } from '@talent-os/contracts/cyber/incident-changes';
import { getIntelligence } from '@talent-os/contracts/cyber/threats';
import { useNavigate } from 'react-router-dom';
import { useMay } from '@/lib/use-may';
import { Page } from '@/ui/page/page';
import { lazyPart } from '@/ui/loading/lazy-part';
import { ClearancesPanel } from './clearances-panel';
import { IncidentsPanel } from './incidents-panel';
import { ReadinessCard } from './readiness/readiness-card';
import { ThreatPanel } from './threat-panel';
import { useHubView } from './use-hub-view';
import css from './hub.module.css';

const Vulnerabilities = lazyPart(async () => (await import('../vulnerabilities/vulnerabilities')).Vulnerabilities);
const ReportDialog = lazyPart(async () => (await import('../incidents/report-dialog')).ReportDialog);

/** What a security team looks at first. Each panel is there for people who may read what it shows. */
export function Component() {
  const view = useHubView();
  const navigate = useNavigate();
  const [responds, watches] = [useMay(reportIncident), useMay(getIntelligence)];
  return (
    <Page
      title="Cyber"
      description="Vulnerable to Vigilant"
      actions={
        responds && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => view.create('incident')}>
            Report incident
          </Button>
        )
      }
    >
      {(watches || responds) && (
        <div className={css.pair}>
          {watches && <ThreatPanel />}
          {responds && <IncidentsPanel />}
        </div>
      )}
      {responds && <Vulnerabilities />}
      <ReadinessCard view={view} />
      <ClearancesPanel />
      {view.opened.new && (
        <ReportDialog
          threatId={undefined}
          onReported={(id) => void navigate(`/cyber/analyst/incidents?incident=${id}`)}
          onClose={view.close}
        />
      )}
    </Page>
  );
}
