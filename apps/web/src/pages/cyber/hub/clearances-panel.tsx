import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { myClearance } from '@talent-os/contracts/cyber/clearance';
import { getClearancesDue } from '@talent-os/contracts/cyber/readiness';
import { clearanceFigures } from '@talent-os/contracts/figures/clearances';
import { useFigureLink, useFigures } from '@/ui/figures/use-figures';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { AlertBadge } from '../clearance/alert-badge';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
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
  const { overdue, soon, later, waiting } = useFigures(clearanceFigures, due.data);
  const linkTo = useFigureLink();
  return (
    <Loaded query={due} skeletons={1}>
      {() => (
        <ul className={css.tiles} aria-label="Clearances by when they come due">
          {[overdue, soon, later, waiting].map((figure) => (
            <li key={figure.label}>
              <AppLink to={linkTo(figure) ?? SCREEN} className={css.tile}>
                <b>{count(figure.value ?? 0)}</b> {figure.label}
              </AppLink>
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
                  <Quiet>{message}</Quiet>
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
