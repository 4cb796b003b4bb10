import { booleanLabel, type Labels } from '../fields/field.js';

/** What people call the fields of people who leave. */
export const leavingLabels: Labels = {
  'offboarding:employeeId': 'Person',
  'offboarding:employeeName': 'Person',
  'offboarding:title': ['Role', 'job title'],
  'offboarding:type': ['Type', 'why they leave'],
  lastDay: ['Last day', 'leaving date', 'last working day'],
  accessEndsAt: 'Access ends',
  accessEndedAt: 'Access ended',
  interviewed: booleanLabel('Exit interview held', ['exit interview'], []),
  rehire: booleanLabel('Would be hired again', ['rehire'], []),
  regretted: booleanLabel('Regretted', ['regretted leaver'], []),
  'offboarding:in.running': booleanLabel('Leaving now', ['leaving'], []),
  'offboarding:toId': 'Taken over by',
  'offboarding:kind': 'What',
  heldOn: 'Held on',
  'offboarding:themes': 'Themes',
  wouldReturn: 'Would come back',
  withoutCover: booleanLabel('A shift may stay without them', [], []),
};
