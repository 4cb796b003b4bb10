import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { severityLabels } from '@talent-os/contracts/cyber/incident-states';
import { NO_ACTIVE_INCIDENTS, getIncidentOverview, listIncidents } from '@talent-os/contracts/cyber/incidents';
import type { Output } from '@talent-os/contracts/define';
import { incidentOverviewFigures } from '@talent-os/contracts/figures/incidents';
import { useFigureLink, useFigures } from '@/ui/figures/use-figures';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Countdown, SeverityBadge } from '../incidents/incident-badges';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import css from './hub.module.css';

const SHOWN = 4;
const SCREEN = '/cyber/analyst/incidents';

/** Active incidents by severity with their clocks, and the most pressing ones. */
export function IncidentsPanel() {
  const overview = useQuery(query(getIncidentOverview, {}));
  const incidents = useQuery(query(listIncidents, { active: 'true' }));
  return (
    <Card
      title="Incidents"
      actions={
        <Button component={AppLink} to={SCREEN} variant="default" size="xs">
          All incidents
        </Button>
      }
    >
      <Loaded query={overview} skeletons={1}>
        {(data) => <Tiles data={data} />}
      </Loaded>
      <Loaded query={incidents} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={NO_ACTIVE_INCIDENTS} />
          ) : (
            <ul className={css.list}>
              {items.slice(0, SHOWN).map((incident) => (
                <li key={incident.id}>
                  <div className={cell.cell}>
                    <AppLink to={`${SCREEN}?incident=${incident.id}`} className={cell.name}>
                      {incident.title}
                    </AppLink>
                    <span className={cell.badges}>
                      <SeverityBadge severity={incident.severity} />
                      <Countdown incident={incident} />
                    </span>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function Tiles({ data }: { readonly data: Output<typeof getIncidentOverview> }) {
  const figures = useFigures(incidentOverviewFigures, data);
  const linkTo = useFigureLink();
  return (
    <ul className={css.tiles} aria-label="Active incidents by severity">
      {data.severities.map(({ severity, active, late }, at) => (
        <li key={severity}>
          <AppLink to={linkTo(figures.severities[at]!) ?? SCREEN} className={css.tile}>
            <b>{count(active)}</b> {severityLabels[severity]}
          </AppLink>
          {late > 0 ? (
            <AppLink to={linkTo(figures.late[at]!) ?? SCREEN} className={css.late}>
              {count(late)} late
            </AppLink>
          ) : (
            <Quiet>{active === 0 ? 'None' : 'On time'}</Quiet>
          )}
        </li>
      ))}
    </ul>
  );
}
