import { clockLabels, incidentStates, severityLabels } from './incident-states.js';
import type { EntryKind, IncidentDetail } from './incidents.js';

type Entry = Pick<IncidentDetail['timeline'][number], 'kind' | 'from' | 'to' | 'byName'>;

const labelOf = (table: Readonly<Record<string, { readonly label: string } | string>>, key: string | null): string => {
  const found = key === null ? undefined : table[key];
  return (typeof found === 'object' ? found.label : found) ?? key ?? '';
};
const state = (key: string | null) => labelOf(incidentStates, key);
const severity = (key: string | null) => labelOf(severityLabels, key).toLowerCase();

const sentences: Record<EntryKind, (entry: Entry) => string> = {
  reported: ({ to }) => `Reported with ${severity(to)} severity`,
  investigated: () => 'Investigation started',
  moved: ({ from, to }) => `${state(from)} → ${state(to)}`,
  handedOver: ({ to }) => `Handed over to ${to}`,
  severity: ({ from, to }) => `Severity changed from ${severity(from)} to ${severity(to)}`,
  changed: () => 'Facts changed',
  phi: ({ to }) => `Patient data suspected since ${(to ?? '').slice(0, 16).replace('T', ' ')} UTC`,
  breached: ({ to }) => `Deadline missed: ${labelOf(clockLabels, to).toLowerCase()}`,
  note: () => 'Note',
  indicator: ({ to }) => `Indicator seen: ${to}`,
  indicatorRemoved: ({ to }) => `Indicator taken off: ${to}`,
  task: ({ to }) => `Task added: ${to}`,
  taskDone: ({ to }) => `Task done: ${to}`,
  taskReopened: ({ to }) => `Task opened again: ${to}`,
  threat: ({ to }) => `Threat linked: ${to}`,
  postMortem: () => 'Review written',
};

/** A line of a timeline as people read it, without who and when. */
export const entryWords = (entry: Entry): string => sentences[entry.kind](entry);
