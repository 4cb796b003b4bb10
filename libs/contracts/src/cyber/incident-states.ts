/** States of an incident, in order. Source: the phases of NIST SP 800-61. */
export const incidentStates = {
  new: { label: 'New', open: true },
  triaged: { label: 'Triaged', open: true },
  investigating: { label: 'Investigating', open: true },
  contained: { label: 'Contained', open: true },
  eradicated: { label: 'Eradicated', open: true },
  recovered: { label: 'Recovered', open: true },
  closed: { label: 'Closed', open: false },
  false_positive: { label: 'False positive', open: false },
} as const;

export type IncidentState = keyof typeof incidentStates;
export const incidentStateKeys = Object.keys(incidentStates) as [IncidentState, ...IncidentState[]];
export const openIncidentStates = incidentStateKeys.filter((state) => incidentStates[state].open);

/** Days after closing within which an incident may be opened again. */
export const REOPEN_DAYS = 30;

export const incidentTypes = {
  malware: 'Malware',
  phishing: 'Phishing',
  unauthorized_access: 'Unauthorized access',
  data_exposure: 'Data exposure',
  dos: 'Denial of service',
  insider: 'Insider',
  other: 'Other',
} as const;
export type IncidentType = keyof typeof incidentTypes;
export const incidentTypeKeys = Object.keys(incidentTypes) as [IncidentType, ...IncidentType[]];

/** The most severe first. */
export const severities = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];
export const severityLabels: Record<Severity, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

/** What an incident is timed by. */
export const clocks = ['respond', 'contain', 'resolve'] as const;
export type Clock = (typeof clocks)[number];
export const clockLabels: Record<Clock, string> = { respond: 'Respond', contain: 'Contain', resolve: 'Resolve' };

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes from the report within which each step is due. */
export const slaMinutes: Record<Severity, Record<Clock, number>> = {
  critical: { respond: 15, contain: 4 * HOUR, resolve: 24 * HOUR },
  high: { respond: HOUR, contain: 8 * HOUR, resolve: 72 * HOUR },
  medium: { respond: 4 * HOUR, contain: 24 * HOUR, resolve: 7 * DAY },
  low: { respond: 24 * HOUR, contain: 72 * HOUR, resolve: 30 * DAY },
};
