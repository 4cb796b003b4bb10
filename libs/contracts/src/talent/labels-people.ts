import { booleanLabel, type Labels } from '../fields/field.js';

/** What people call the fields of people on their seats. */
export const peopleLabels: Labels = {
  'people:title': ['Role', 'job title'],
  sinceOn: ['In this seat since', 'tenure', 'seated since'],
  nextRole: ['Next role', 'next step'],
  nextFrom: 'Next role from',
  'people:readiness': ['Ready for the next role', 'readiness'],
  successorFor: ['Successor for', 'succeeds'],
  successorId: 'Successor',
  successors: 'Successors',
  'people:in.successor': booleanLabel('Named as successor', ['successor'], []),
  'people:in.uncovered': booleanLabel('Nobody named', ['without a successor', 'uncovered'], []),
  moving: booleanLabel('Moving', ['about to move'], []),
  'people:totals.people': 'People',
  'people:totals.successors': 'Named successors',
  'people:totals.uncovered': 'Without a successor',
};
