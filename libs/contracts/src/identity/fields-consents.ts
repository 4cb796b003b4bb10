import { measured, type Fields } from '../fields/field.js';

/** What the fields of consents mean. */
export const consentFields: Fields = {
  'consents:aiAssist': 'What was answered about the assistant using the profile.',
  'consents:marketing': 'What was answered about news of open positions.',
  'consents:kind': 'What it is that is agreed to.',
  'consents:given': 'Whether it is agreed to.',
  'consents:at': 'Since when the answer is this one; null where there was none.',
  'consents:textVersion': measured(
    'number',
    'Version of the words the answer was given to; null where there was none.',
  ),
};
