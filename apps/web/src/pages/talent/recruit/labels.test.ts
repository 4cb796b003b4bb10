import { describe, expect, it } from '@jest/globals';
import { stageText } from './labels';

describe('where an application stands', () => {
  it.each([
    ['Team interview', 'active', 'Team interview'],
    ['Team interview', 'on_hold', 'Team interview · on hold'],
    ['Hired', 'hired', 'Hired'],
  ] as const)('%s, %s reads "%s"', (stageName, status, text) => expect(stageText({ stageName, status })).toBe(text));
});
