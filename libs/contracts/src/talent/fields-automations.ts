import { counted, type Fields } from '../fields/field.js';

/** What the fields of automations of hiring mean. */
export const automationFields: Fields = {
  automationId: 'Identifies the automation.',
  automationName: 'Name of the automation.',
  'automations:name': 'Name of the automation.',
  'automations:event': 'What has to happen to an application.',
  'automations:stage': 'Only in stages of this type; null or absent for any.',
  'automations:action': 'What is done: it tells, assigns or schedules, and never rejects.',
  'automations:target': 'Whom it tells, as what a colleague gets the position, or who holds the interview.',
  'automations:personId': 'Identifies the colleague who is meant; null or absent where the target says who.',
  'automations:personName':
    'Name of the person of the application, or of the colleague who is meant; null where the target says who.',
  'automations:text': 'What a colleague is told; variables stand in double braces.',
  'preview:out.text': 'What a colleague would be told, filled in.',
  'automations:number': { description: 'Counts the versions of the automation, from 1.', unit: 'number' },
  'automations:authorName': 'Name of the person who wrote the version.',
  'automations:createdAt': 'When the version was written.',
  'automations:on': 'Whether it acts.',
  earlier: 'Versions before the present one, newest first.',
  'automations:done': counted('Runs in which something was done.'),
  'automations:passed': counted('Runs in which nothing could be done.'),
  applies: 'Whether the application stands in a stage the automation is for.',
  'automations:reason': 'Why nothing is done; null where something is.',
  'automations:applicationId': 'Identifies the application.',
  'automations:positionTitle': 'What the position is called.',
  'automations:outcome': 'What came of the run.',
  toNames: 'Names of whom it tells, who gets the position, or who holds the interview.',
  ranAt: 'When it ran.',
  'automations:slots': 'Times that would be offered, the earliest first.',
};
