import { beforeAll, describe, expect, it } from '@jest/globals';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { getWellnessTrend } from '@talent-os/contracts/productivity/wellness.js';
import { grantRole } from '@talent-os/contracts/identity/members.js';
import { changeRole, createRole, deleteRole, listRoles } from '@talent-os/contracts/identity/roles.js';
import { newMember, signIn, type Person } from '@talent-os/testing';
import { randomUUID } from 'node:crypto';

let admin: Person;
beforeAll(async () => {
  admin = await signIn('org.admin@meridian.example');
});

const nurse = (name: string) => ({
  name,
  baseRole: 'HEALTHCARE_PROFESSIONAL' as const,
  permissions: ['APPROVE_SHIFTS' as const],
  hiddenModules: ['wellness' as const],
});
const newName = () => `Charge nurse ${randomUUID().slice(0, 8)}`;
const roleNamed = async (name: string) => (await admin.call(listRoles, {})).items.find((role) => role.name === name);

describe('a role of the organization’s own', () => {
  it('is its base with what it adds and without what it hides, for whoever holds it', async () => {
    const name = newName();
    const { customRoleId } = await admin.call(createRole, nurse(name));
    const member = await newMember('meridian', { role: 'HEALTHCARE_PROFESSIONAL', industry: 'HEALTHCARE' });
    await admin.call(grantRole, {
      userId: member.id,
      role: 'HEALTHCARE_PROFESSIONAL',
      industry: 'HEALTHCARE',
      customRoleId,
    });
    const person = await member.signIn();
    const me = await person.call(getMe, {});
    expect(me.permissions).toEqual(expect.arrayContaining(['APPROVE_SHIFTS', 'MANAGE_SHIFT_AVAILABILITY']));
    expect(me.modules).not.toContain('wellness');
    expect(me.user.industryRoles).toEqual([expect.objectContaining({ customRole: name })]);
    expect((await person.refused(getWellnessTrend, {})).code).toBe('access.denied');
    expect(await roleNamed(name)).toMatchObject({
      people: 1,
      addedPermissions: ['APPROVE_SHIFTS'],
      hiddenModules: ['wellness'],
    });
  });

  it('has a name of its own, in any case, which is none of the product’s', async () => {
    const name = newName();
    await admin.call(createRole, nurse(name));
    for (const taken of [name, name.toUpperCase(), 'recruiter'])
      expect((await admin.refused(createRole, nurse(taken))).code).toBe('role.name');
  });

  it('is deleted only when nobody holds it', async () => {
    const name = newName();
    const { customRoleId } = await admin.call(createRole, nurse(name));
    const { id: userId } = await newMember('meridian', { role: 'HEALTHCARE_PROFESSIONAL', industry: 'HEALTHCARE' });
    const given = { userId, role: 'HEALTHCARE_PROFESSIONAL' as const, industry: 'HEALTHCARE' as const };
    await admin.call(grantRole, { ...given, customRoleId });
    expect((await admin.refused(deleteRole, { customRoleId })).code).toBe('role.assigned');
    await admin.call(grantRole, given);
    await admin.call(deleteRole, { customRoleId });
    expect(await roleNamed(name)).toBeUndefined();
  });

  it('is changed by whoever has seen its latest version, and says how many that concerns', async () => {
    const { customRoleId } = await admin.call(createRole, nurse(newName()));
    const { name, permissions: _, hiddenModules, ...rest } = nurse(newName());
    const change = { customRoleId, name, permissions: [], hiddenModules };
    expect(await admin.call(changeRole, { ...change, version: 1 })).toEqual({ people: 0 });
    expect((await admin.refused(changeRole, { ...change, version: 1 })).code).toBe('resource.stale');
    expect(await roleNamed(name)).toMatchObject({ addedPermissions: [], baseRole: rest.baseRole, version: 2 });
  });

  it('is made of no role of the platform', async () => {
    const refused = await admin.refused(createRole, { ...nurse(newName()), baseRole: 'PLATFORM_ADMIN' as never });
    expect(refused).toMatchObject({ code: 'request.invalid', errors: [{ field: 'baseRole' }] });
  });
});
