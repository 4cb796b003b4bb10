import { expect, it } from '@jest/globals';
import { splitAtCommas } from './words.js';

it('splits a text into its phrases, over several lines as well', () => {
  expect(splitAtCommas('audit trail, who accessed,\n    event  log')).toEqual([
    'audit trail',
    'who accessed',
    'event log',
  ]);
});
