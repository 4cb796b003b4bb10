import { describe, expect, it } from '@jest/globals';
import { rolesThatMay, salesLeaders } from './recipients.rules.js';

describe('whom a decision waits for', () => {
  it('are the heads for account moves, else the administrators', () =>
    expect(salesLeaders).toEqual({ first: ['DEPARTMENT_HEAD'], else: ['PLATFORM_ADMIN', 'ORGANIZATION_ADMIN'] }));

  it('follows the permissions of the role table', () => {
    expect(rolesThatMay('APPROVE_SHIFTS', 'manager')).toEqual(['HIRING_MANAGER', 'DEPARTMENT_HEAD']);
    expect(rolesThatMay('ACCESS_THREAT_INTELLIGENCE', 'recruiter')).toEqual([]);
    expect(rolesThatMay('MANAGE_TERRITORY', 'admin')).toEqual(['PLATFORM_ADMIN', 'ORGANIZATION_ADMIN']);
  });
});
