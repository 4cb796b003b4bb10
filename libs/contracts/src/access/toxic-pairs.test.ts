import { describe, expect, it } from '@jest/globals';
import { roles } from './tables.js';
import { toxicPairsOf } from './toxic-pairs.js';

describe('two permissions that should not meet', () => {
  it('meet in no role of the product', () => {
    for (const roleName of roles) expect([roleName, toxicPairsOf([{ roleName }])]).toEqual([roleName, []]);
  });

  it('meet in two roles, and in a role with one more', () => {
    expect(toxicPairsOf([{ roleName: 'HIRING_MANAGER' }, { roleName: 'DEPARTMENT_HEAD' }])).toEqual(['requisitions']);
    expect(toxicPairsOf([{ roleName: 'HEALTHCARE_PROFESSIONAL', addedPermissions: ['APPROVE_SHIFTS'] }])).toEqual([
      'shifts',
    ]);
  });
});
