import { booleanLabel, type Labels } from '../fields/field.js';

/** What people in hiring call the fields of automations. */
export const automationLabels: Labels = {
  automationId: 'Automation',
  automationName: 'Automation',
  'automations:name': 'Name',
  'automations:event': 'When',
  'automations:stage': 'Stage',
  'automations:action': 'What it does',
  'automations:target': 'Whom',
  'automations:personId': 'Colleague',
  'automations:personName': 'Person',
  'automations:text': 'What they are told',
  'automations:number': 'Version',
  'automations:authorName': 'Written by',
  'automations:createdAt': 'Written',
  'automations:on': booleanLabel('On', ['switched on'], ['off', 'switched off']),
  earlier: 'Earlier versions',
  'automations:done': 'Done',
  'automations:passed': 'Not done',
  applies: booleanLabel('Applies', [], []),
  'automations:reason': 'Because',
  'automations:outcome': 'What came of it',
  'automations:applicationId': 'Application',
  toNames: 'To',
  ranAt: 'Ran',
  'automations:slots': 'Times',
};
