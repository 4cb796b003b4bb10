import type { IncidentState } from '@talent-os/contracts/cyber/incident-states';

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
