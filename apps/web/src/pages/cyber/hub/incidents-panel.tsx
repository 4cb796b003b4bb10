import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { severityLabels } from '@talent-os/contracts/cyber/incident-states';
import { getIncidentOverview, listIncidents } from '@talent-os/contracts/cyber/incidents';
import { count } from '../../../lib/format';
import { query } from '../../../lib/query';
import { AppLink } from '../../../ui/app-link';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Loaded } from '../../../ui/loaded';
import { Countdown, SeverityBadge } from '../incidents/incident-badges';
import cell from '../../../ui/cell.module.css';
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
        {({ severities }) => (
          <ul className={css.tiles} aria-label="Active incidents by severity">
            {severities.map(({ severity, active, late }) => (
              <li key={severity}>
                <AppLink to={`${SCREEN}?severity=${severity}`} className={css.tile}>
                  <b>{count(active)}</b> {severityLabels[severity]}
                </AppLink>
                <span className={late > 0 ? css.late : cell.quiet}>
                  {active === 0 ? 'None' : late > 0 ? `${count(late)} late` : 'On time'}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Loaded query={incidents} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No active incidents at this time" />
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
