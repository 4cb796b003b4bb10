import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { myClearance } from '@talent-os/contracts/cyber/clearance';
import { getClearancesDue } from '@talent-os/contracts/cyber/readiness';
import { count } from '../../../lib/format';
import { query } from '../../../lib/query';
import { useMay } from '../../../lib/use-may';
import { useReachable } from '../../../lib/use-reachable';
import { AppLink } from '../../../ui/app-link';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Loaded } from '../../../ui/loaded';
import { AlertBadge } from '../clearance/alert-badge';
import cell from '../../../ui/cell.module.css';
import css from './hub.module.css';

const SCREEN = '/cyber/analyst/clearance';

/** Clearances that come due: how many, for who verifies them; the own one, for its holder. */
export function ClearancesPanel() {
  const [verifies, holds] = [useMay(getClearancesDue), useMay(myClearance)];
  const screen = useReachable()(SCREEN);
  if (!verifies && !holds) return null;
  return (
    <Card
      title="Clearances due"
      actions={
        screen && (
          <Button component={AppLink} to={screen} variant="default" size="xs">
            {verifies ? 'All clearances' : 'My clearance'}
          </Button>
        )
      }
    >
      {holds && <Own />}
      {verifies && <Everybody />}
    </Card>
  );
}

function Everybody() {
  const due = useQuery(query(getClearancesDue, {}));
  return (
    <Loaded query={due} skeletons={1}>
      {({ overdue, soon, later, waiting }) => (
        <ul className={css.tiles} aria-label="Clearances by when they come due">
          {(
            [
              ['Overdue', overdue],
              ['Within 90 days', soon],
              ['Within 180 days', later],
              ['Reports to verify', waiting],
            ] as const
          ).map(([label, value]) => (
            <li key={label}>
              <span className={css.tile}>
                <b>{count(value)}</b> {label}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function Own() {
  const clearance = useQuery(query(myClearance, {}));
  return (
    <Loaded query={clearance} skeletons={1}>
      {({ alerts }) =>
        alerts.length === 0 ? (
          <EmptyState title="Nothing of your clearance comes due" />
        ) : (
          <ul className={css.list}>
            {alerts.map(({ title, message, severity }) => (
              <li key={title}>
                <div className={cell.cell}>
                  <span className={cell.name}>{title}</span>
                  <span className={cell.quiet}>{message}</span>
                </div>
                <AlertBadge severity={severity} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
