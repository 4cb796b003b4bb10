import { type Labels } from '../fields/field.js';

/** What people call the fields of what they say of themselves. */
export const profileLabels: Labels = {
  completeness: 'Profile complete',
  'parts.points': 'Counts',
  lastUsed: 'Last used',
  verifiedByName: 'Confirmed by',
  askedAt: 'Confirmation asked for',
  asked: 'Ask for a confirmation',
  'experience:title': 'Title',
  place: 'Where',
  startMonth: 'From',
  endMonth: 'Until',
  startOn: 'Could start',
  noticeDays: 'Notice',
  hoursPerWeek: 'Hours a week',
  travelDays: 'Travel days a month',
  relocation: 'Would move',
  places: 'Other places',
  payFloor: 'Pay floor',
  payPeriod: 'Pay is for',
  confirmedAt: 'Confirmed',
  stale: 'To be confirmed',
  'targets:title': 'Role',
  horizonMonths: 'Months until then',
  validUntil: 'Valid until',
  'verifications:filename': 'Paper',
};
