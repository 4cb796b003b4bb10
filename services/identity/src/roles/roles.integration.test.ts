import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { getMe, switchRole, testAccess } from '@talent-os/contracts/identity/me.js';
import { demoId } from '@talent-os/service-kit/demo/ids';
import { demoPerson } from '@talent-os/service-kit/demo/people';
import { Person } from '@talent-os/testing';
import { Browser, ended } from '../test/browser.js';

const multi = demoPerson('meridian', 'multi');
const analyst = { industry: 'CYBER' as const, roleId: demoId('role', multi.id, 'CYBER_ANALYST', 'CYBER') };
const foreign = demoId('role', demoPerson('sentinel', 'analyst').id, 'CYBER_ANALYST', 'CYBER');
const signIn = () => Browser.signIn(multi.email);

describe('switching role', () => {
  it('gives a token of the new role, ends the old one at once and survives a refresh', async () => {
    const browser = await signIn();
    const before = browser.person;
    const switched = await before.call(switchRole, analyst);
    expect(switched.user).toMatchObject({ activeRole: 'CYBER_ANALYST', currentIndustry: 'CYBER' });
    const now = new Person(switched.accessToken, multi.id, switched.user.organizationId);
    expect((await now.call(getMe, {})).modules).toContain('cyber');
    await ended(before);
    expect((await before.refused(getMe, {})).code).toBe('auth.required');
    expect((await now.call(getMe, {})).user.activeRole).toBe('CYBER_ANALYST');
    expect(await browser.refresh()).toBe(200);
    expect(browser.opened.user.activeRole).toBe('CYBER_ANALYST');
  });

  it.each([
    ['nobody holds', { ...analyst, roleId: randomUUID() }],
    ['somebody of another organization holds', { ...analyst, roleId: foreign }],
    ['I hold in another industry', { ...analyst, industry: 'SALES' as const }],
  ])('to a role %s is refused and changes nothing', async (_, wanted) => {
    const browser = await signIn();
    expect((await browser.person.refused(switchRole, wanted)).code).toBe('access.role');
    expect((await browser.person.call(getMe, {})).user.activeRole).toBe('SALES_REP');
    await browser.refresh();
    expect(browser.opened.user.activeRole).toBe('SALES_REP');
  });
});

describe('the access test', () => {
  it('explains the present role or another one of mine', async () => {
    const { person } = await signIn();
    const allowed = async (roleId?: string) =>
      (await person.call(testAccess, { roleId })).rows.filter((row) => row.allowed).map((row) => row.module);
    const mine = await person.call(getMe, {});
    expect((await allowed()).toSorted()).toEqual(mine.modules.toSorted());
    expect(await allowed(analyst.roleId)).toEqual(expect.arrayContaining(['cyber', 'rapid-deployment']));
    expect((await person.refused(testAccess, { roleId: foreign })).code).toBe('access.role');
  });
});
