import { describe, expect, it } from '@jest/globals';
import type { RoleInUse } from '@talent-os/contracts/identity/roles';
import { grantOf, rebased, toggled } from './role-draft';

const ID = '0192a000-0000-7000-8000-000000000001';
const role: RoleInUse = {
  customRoleId: ID,
  name: 'Charge nurse',
  baseRole: 'HEALTHCARE_PROFESSIONAL',
  modules: [],
  permissions: ['VIEW_CREDENTIAL_STATUS', 'EXPORT_DATA'],
  addedPermissions: ['EXPORT_DATA'],
  hiddenModules: [],
  reach: 'own',
  people: 3,
  version: 1,
};
const began = { permissions: role.addedPermissions, version: 1 };
const locked: RoleInUse = { ...role, customRoleId: null, addedPermissions: [], version: null };

describe('a cell of the matrix', () => {
  it('adds and takes away, and twice is no change', () => {
    const once = toggled(undefined, role, 'APPROVE_SHIFTS');
    expect(once).toEqual({ customRoleId: ID, permissions: ['EXPORT_DATA', 'APPROVE_SHIFTS'], began });
    expect(toggled(once, role, 'APPROVE_SHIFTS')).toBeUndefined();
    expect(toggled(undefined, role, 'EXPORT_DATA')).toEqual({ customRoleId: ID, permissions: [], began });
    expect(toggled(undefined, locked, 'EXPORT_DATA')).toBeUndefined();
  });

  it('keeps the version it began with, until what somebody else saved is under the same changes', () => {
    const once = toggled(undefined, role, 'APPROVE_SHIFTS')!;
    const now: RoleInUse = { ...role, version: 2, addedPermissions: ['EXPORT_DATA', 'SEND_OFFERS'] };
    expect(toggled(once, now, 'EXPORT_DATA')).toMatchObject({ permissions: ['APPROVE_SHIFTS'], began: { version: 1 } });
    expect(rebased({ ...once, permissions: ['APPROVE_SHIFTS'] }, now)).toEqual({
      customRoleId: ID,
      permissions: ['SEND_OFFERS', 'APPROVE_SHIFTS'],
      began: { permissions: now.addedPermissions, version: 2 },
    });
  });

  it('says what is granted, added, from the base or about own records', () => {
    expect(grantOf(role, 'EXPORT_DATA', undefined)).toBe('added');
    expect(grantOf(role, 'VIEW_CREDENTIAL_STATUS', undefined)).toBe('base');
    expect(grantOf(role, 'EXPORT_DATA', { customRoleId: ID, permissions: [], began })).toBe('none');
    expect(grantOf(role, 'SEND_OFFERS', undefined)).toBe('none');
    expect(grantOf(locked, 'EXPORT_DATA', undefined)).toBe('own');
    expect(grantOf({ ...locked, reach: 'team' }, 'EXPORT_DATA', undefined)).toBe('granted');
  });
});
