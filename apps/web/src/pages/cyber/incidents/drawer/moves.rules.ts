import { incidentMovesFrom, REOPEN_DAYS, type IncidentState } from '@talent-os/contracts/cyber/incident-states';
import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents';
import { DAY_MS } from '../../../../lib/today';

/** What a move is called on its button. */
export const moveLabels: Partial<Record<IncidentState, string>> = {
  triaged: 'Mark triaged',
  contained: 'Mark contained',
  eradicated: 'Mark eradicated',
  recovered: 'Mark recovered',
  closed: 'Close incident',
  false_positive: 'False positive',
  investigating: 'Open again',
};

/** Moves that ask for words first. */
export const asksFirst = (to: IncidentState): boolean =>
  to === 'closed' || to === 'false_positive' || to === 'investigating';

type IncidentProgress = Pick<IncidentDetail, 'status' | 'sla'>;

/** Where an incident may be moved from here. Taking it has a button of its own; opening again ends after thirty days. */
export function movesOf({ status, sla }: IncidentProgress, now: number): readonly IncidentState[] {
  const closedAt = sla.resolve.doneAt;
  const late = closedAt !== null && Date.parse(closedAt) < now - REOPEN_DAYS * DAY_MS;
  return incidentMovesFrom[status].filter((to) => to !== 'investigating' || (status === 'closed' && !late));
}
