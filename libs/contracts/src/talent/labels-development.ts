import { booleanLabel, type Labels } from '../fields/field.js';

/** What people call the fields of development plans. */
export const developmentLabels: Labels = {
  'development:employeeName': 'Person',
  'development:title': ['Role', 'job title'],
  startsOn: ['Starts', 'first day of the plan'],
  endsOn: ['Ends', 'last day of the plan'],
  'development:in.late': booleanLabel('Something is late', ['late'], []),
  toLevel: ['Level aimed for', 'target level'],
  'development:action': ['How', 'kind of action'],
  'development:text': ['What is done', 'activity'],
  nextDueOn: ['Next due', 'next item due'],
};
