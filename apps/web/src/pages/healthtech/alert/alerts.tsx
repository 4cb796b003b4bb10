import { Button } from '@mantine/core';
import type { Alert, Unit } from '@talent-os/contracts/healthcare/units';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { StatusBadge } from '@/ui/display/status-badge';
import { AlertAction } from './alert-action';
import type { Choose } from '../choice';
import css from '../healthtech.module.css';

/** Alerts shown before a person asks for all. */
const FIRST = 6;

type AlertsProps = {
  readonly alerts: readonly Alert[];
  readonly units: readonly Unit[];
  readonly whole: boolean;
  readonly onChoose: Choose;
};

/** What needs a person, the urgent first; each row has the one thing to do. */
export function Alerts({ alerts, units, whole, onChoose }: AlertsProps) {
  const [all, setAll] = useState(false);
  const shown = all ? alerts : alerts.slice(0, FIRST);
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  if (alerts.length === 0)
    return (
      <Card title="Needs attention">
        <EmptyState title={whole ? 'Every unit has what it needs' : 'Nothing to claim in your units'} />
      </Card>
    );
  return (
    <Card title="Needs attention" description={counted(alerts.length, 'alerts')} flush>
      <ul className={css.rows} aria-label="Alerts">
        {shown.map((alert) => {
          const unit = byId.get(alert.unitId);
          return (
            <li key={`${alert.unitId} ${alert.message}`}>
              <div className={css.alert}>
                <StatusBadge variant={alert.severity === 'critical' ? 'error' : 'warning'}>
                  {alert.severity === 'critical' ? 'Critical' : 'Warning'}
                </StatusBadge>
                <span>{alert.message}</span>
              </div>
              {unit && <AlertAction alert={alert} unit={unit} onChoose={onChoose} />}
            </li>
          );
        })}
      </ul>
      {alerts.length > FIRST && (
        <div className={css.more}>
          <Button variant="subtle" size="compact-sm" onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? 'Show fewer' : `Show all ${alerts.length}`}
          </Button>
        </div>
      )}
    </Card>
  );
}
