import { describe, expect, it } from '@jest/globals';
import { abilityFor, type Role } from '@talent-os/contracts';
import { principalOf } from '../tools/test/callers.js';
import { asksTheWay, wayTo } from './guide.js';

const way = (role: Role, hub: string, text: string) =>
  asksTheWay(text) ? wayTo(text, hub, abilityFor(principalOf(role)), '2026-11-20') : undefined;

describe('the way to something', () => {
  it.each<[Role, string, string, string]>([
    [
      'HEALTHCARE_PROFESSIONAL',
      'healthtech',
      'where can I find my certificates?',
      '(/healthcare/professional/credentials)',
    ],
    [
      'HEALTHCARE_PROFESSIONAL',
      'healthtech',
      'how do I swap a shift with a colleague',
      '(/healthcare/professional/shifts)',
    ],
    ['HEALTHCARE_PROFESSIONAL', 'healthtech', 'how can I claim a shift?', 'Claim a shift: tell me here'],
    ['SALES_REP', 'sales', 'how do I move a deal to another stage', 'Move a deal to another stage: tell me here'],
    ['SALES_REP', 'sales', 'which page shows the territories', '(/sales/excellence/territory)'],
    ['CYBER_ANALYST', 'cyber', 'where do I see the threats', '(/cyber/analyst/intelligence)'],
    ['ORGANIZATION_ADMIN', 'admin', 'where can I choose the model provider', '(/organization/providers)'],
    ['HIRING_MANAGER', 'talent', 'how do I hand in a request for seats', 'Submit a request for seats: tell me here'],
    ['RECRUITER', 'talent', 'how do I turn off the notifications', '(/user/notifications)'],
    ['SALES_REP', 'sales', 'where can I see the audit trail', "You don't have permission"],
    ['HEALTHCARE_PROFESSIONAL', 'sales', 'how do I log a deal', 'Access denied to Sales platform'],
  ])('%s in %s: %s', (role, hub, text, says) => expect(way(role, hub, text)).toContain(says));

  it.each<[Role, string, string]>([
    ['SALES_REP', 'sales', 'how do I boil an egg'],
    ['HEALTHCARE_PROFESSIONAL', 'healthtech', 'how do I renew my passport'],
    ['RECRUITER', 'talent', 'where can I get a taxi'],
    ['CANDIDATE', 'candidate', 'how do I tie a tie'],
    ['CYBER_ANALYST', 'cyber', 'how to play the piano'],
  ])('is not made up for %s in %s: %s', (role, hub, text) => {
    expect(asksTheWay(text)).toBe(true);
    expect(way(role, hub, text)).toBeUndefined();
  });

  it.each([
    'where do I stand with my quota',
    'how do I compare to last month',
    'where is my next interview',
    'how many shifts do I have',
  ])('is not asked for by: %s', (text) => expect(asksTheWay(text)).toBe(false));
});
