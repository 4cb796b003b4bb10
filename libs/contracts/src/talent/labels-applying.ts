import { type Labels } from '../fields/field.js';

/** What people call the fields of positions they look for and apply to. */
export const applyingLabels: Labels = {
  'advertised:title': 'Position',
  'advertised:mark': 'Kept as',
  'advertised:locations': 'Places',
  'advertised:in.note': 'Why you',
  answers: 'Answers',
  'answers.question': 'Question',
  'answers.answer': 'Answer',
  payFrom: 'Pays at least',
  'positionSearches:search': 'Words',
  'positionSearches:alert': 'Told of new ones',
  'positionSearches:found': 'Finds now',
  'myApplications:expectedAt': 'Goes on by',
  signedName: 'Signed as',
  'advance:confirmed': 'Skills others confirmed',
  'advance:unconfirmed': 'Skills by my own word',
  'stages.place': 'Reached',
  'myJourney:at': 'Where I am',
  'myJourney:running': 'Applications moving',
  'myJourney:interviews': 'Interviews ahead',
  'myJourney:targets': 'Targets',
  'myJourney:saved': 'Saved positions',
  'myJourney:tasks': 'Open tasks',
  'myJourney:about': 'About',
  'myJourney:part': 'Part of the profile',
};
