/** Levels of eligibility, lowest first. */
export const clearanceLevels = ['none', 'public_trust', 'confidential', 'secret', 'top_secret', 'ts_sci'] as const;
export type ClearanceLevel = (typeof clearanceLevels)[number];

export const clearanceLevelLabels: Record<ClearanceLevel, string> = {
  none: 'None',
  public_trust: 'Public Trust',
  confidential: 'Confidential',
  secret: 'Secret',
  top_secret: 'Top Secret',
  ts_sci: 'TS/SCI',
};

export const investigationStatuses = [
  'not_started',
  'submitted',
  'in_progress',
  'adjudication',
  'favorable',
  'unfavorable',
  'suspended',
  'continuous_vetting',
] as const;
export type InvestigationStatus = (typeof investigationStatuses)[number];

export const investigationLabels: Record<InvestigationStatus, string> = {
  not_started: 'Not started',
  submitted: 'Submitted',
  in_progress: 'In progress',
  adjudication: 'Adjudication',
  favorable: 'Favorable',
  unfavorable: 'Unfavorable',
  suspended: 'Suspended',
  continuous_vetting: 'Continuous vetting',
};

/** Years from the close of an investigation to the next one, by level. Levels without a row have none. */
export const REINVESTIGATION_YEARS: Partial<Record<ClearanceLevel, number>> = {
  confidential: 15,
  secret: 10,
  top_secret: 6,
  ts_sci: 6,
};
/** Years from an update of the questionnaire to the next one, under continuous vetting. */
export const VETTING_YEARS = 5;
/** Months without access after which eligibility lapses. */
export const LAPSE_MONTHS = 24;

/** Days before a date from which it is an alert, and from which the alert is high. */
export const ALERT_DAYS = { other: 180, high: 90 } as const;

/** Dates of a clearance that come due. */
export const clearanceDates = ['reinvestigation', 'expiration', 'lapse'] as const;
export type ClearanceDate = (typeof clearanceDates)[number];

/**
 * What a clearance is good for today. `active`: eligible and with access. `reusable`: access ended less than 24 months
 * ago. `lapsed`: longer ago, or its last day is over. `barred`: suspended or unfavorable. `none`: no level.
 */
/** How soon a clearance needs attention, by its most urgent date: gone by, within 90 days, within 91 to 180. */
export const clearanceDues = ['overdue', 'soon', 'later'] as const;
export type ClearanceDue = (typeof clearanceDues)[number];
export const clearanceDueLabels: Record<ClearanceDue, string> = {
  overdue: 'Overdue',
  soon: 'Within 90 days',
  later: 'Within 180 days',
};

export const clearanceStandings = ['active', 'reusable', 'lapsed', 'barred', 'none'] as const;
export type ClearanceStanding = (typeof clearanceStandings)[number];
export const clearanceStandingLabels: Record<ClearanceStanding, string> = {
  active: 'Active',
  reusable: 'Access ended',
  lapsed: 'Lapsed',
  barred: 'Barred',
  none: 'None',
};

export const clearanceUpdateStatuses = ['submitted', 'confirmed', 'rejected', 'withdrawn'] as const;
export type ClearanceUpdateStatus = (typeof clearanceUpdateStatuses)[number];
export const clearanceUpdateLabels: Record<ClearanceUpdateStatus, string> = {
  submitted: 'Waits for verification',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};
