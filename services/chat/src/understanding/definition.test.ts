import { describe, expect, it } from '@jest/globals';
import type { Role } from '@talent-os/contracts/access/tables.js';
import { definitionOf } from './definition.js';
import { companyOf } from './test/company.js';

describe('what a word of the screens means', () => {
  it.each<[Role, string, string, string | undefined]>([
    [
      'CYBER_ANALYST',
      'cyber',
      'What does MTTR mean?',
      '**MTTR**: Mean time from report to closing, of the last 30 days.',
    ],
    ['SALES_REP', 'sales', 'what does stalled mean', '**Stalled**: Whether nothing has happened with it for too long.'],
    ['SALES_REP', 'cyber', 'what does MTTR mean', undefined],
    ['SALES_REP', 'sales', 'what does elephant mean', undefined],
    ['SALES_REP', 'sales', 'what are my stalled deals', undefined],
  ])('%s, %s: %s', (role, hub, text, expected) => {
    const { ability } = companyOf(undefined, role).scene.run.ctx;
    expect(definitionOf(text, hub, ability)).toBe(expected);
  });
});
