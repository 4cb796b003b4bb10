import { describe, expect, it } from '@jest/globals';
import { roleTable } from '@talent-os/contracts';
import { getDashboardContent, defaultHeadline } from '@talent-os/contracts/identity/dashboard.js';
import { findPeople, getPerson } from '@talent-os/contracts/identity/directory.js';
import { newCandidate, ownerQuery, signIn } from '@talent-os/testing';

describe('finding people', () => {
  it('answers colleagues of my organization by a part of their name, 25 at most', async () => {
    const manager = await signIn('hiring.manager@meridian.example');
    const everybody = (await manager.call(findPeople, {})).items;
    expect(everybody).toHaveLength(25);
    expect((await manager.call(findPeople, { search: 'DANA whit' })).items).toMatchObject([
      { name: 'Dana Whitfield', role: 'HIRING_MANAGER' },
    ]);
    expect((await manager.call(findPeople, { search: '%' })).items).toEqual([]);
    expect((await manager.call(findPeople, { search: 'Grace Holloway' })).items).toEqual([]);
  });

  it('names applicants only where their role is asked for', async () => {
    await newCandidate();
    const recruiter = await signIn('recruiter@meridian.example');
    expect((await recruiter.call(findPeople, { search: 'Noor Applicant' })).items).toEqual([]);
    const [found] = (await recruiter.call(findPeople, { search: 'Noor Applicant', role: 'CANDIDATE' })).items;
    expect(found).toMatchObject({ name: 'Noor Applicant', role: 'CANDIDATE' });
  });

  it('narrows to a role in an industry', async () => {
    const admin = await signIn('org.admin@meridian.example');
    const { items } = await admin.call(findPeople, { role: 'CYBER_ANALYST', industry: 'CYBER' });
    expect(new Set(items.map((person) => person.role))).toEqual(new Set(['CYBER_ANALYST']));
    expect((await admin.call(findPeople, { role: 'CYBER_ANALYST', industry: 'SALES' })).items).toEqual([]);
  });
});

describe('the card of a colleague', () => {
  it('says what they do and whom they report to; applicants have none', async () => {
    const rep = await signIn('sales.rep@meridian.example');
    const [dana] = (await rep.call(findPeople, { search: 'Dana Whitfield' })).items;
    const card = await rep.call(getPerson, { userId: dana!.id });
    expect(card).toMatchObject({ ...dana, email: 'hiring.manager@meridian.example', industries: ['SALES'] });
    const own = await rep.call(getPerson, { userId: rep.id });
    expect(own.teams.length).toBeGreaterThan(0);
    expect(own.managerName).not.toBeNull();
    const [applicant] = await ownerQuery<{ id: string }>(
      `select person_id as id from identity.role_assignment where role_name = 'CANDIDATE' and organization_id = $1 limit 1`,
      [rep.organizationId],
    );
    expect(await rep.send(getPerson, { userId: applicant!.id })).toMatchObject({ status: 404 });
  });
});

describe('the headline of a role', () => {
  it("is the organization's own, else the default of all", async () => {
    const rep = await signIn('sales.rep@meridian.example');
    expect((await rep.call(getDashboardContent, { role: 'SALES_REP' })).callToAction).toContain('Sales');
    expect(await rep.call(getDashboardContent, { role: 'RECRUITER' })).toMatchObject(defaultHeadline);
  });
});

describe('the demo organizations', () => {
  it('hold people whose roles are rows of the role table, each address once', async () => {
    const rows = await ownerQuery<{ role: keyof typeof roleTable; people: number }>(
      'select role_name as role, count(*)::int as people from identity.role_assignment group by 1',
    );
    for (const { role } of rows) expect(roleTable[role]).toBeDefined();
    expect(rows.reduce((sum, row) => sum + row.people, 0)).toBeGreaterThan(450);
  });
});
