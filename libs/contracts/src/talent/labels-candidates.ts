import { booleanLabel, type Labels } from '../fields/field.js';

/** What people call the fields of the pool of candidates. */
export const candidateLabels: Labels = {
  'candidates:standing': ['Group', 'sort of candidate'],
  'candidates:headline': ['Works as', 'present job'],
  finalistFor: ['Finalist for', 'runner-up for'],
  finalistAt: 'Finalist since',
  consentUntil: ['Consent until', 'consent ends'],
  'candidates:lastAt': ['Last seen', 'last applied'],
  'candidates:in.on': booleanLabel('On', [], []),
  'merges.undoable': booleanLabel('Can be undone', [], []),
  'poolConsent:listed': booleanLabel('Found by recruiters', [], []),
  'poolConsent:until': 'Until',
  merged: 'Merged records',
};
