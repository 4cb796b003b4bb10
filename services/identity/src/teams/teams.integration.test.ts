import { describe, expect, it } from '@jest/globals';
import { myTeams } from '@talent-os/contracts/identity/teams.js';
import { ownerQuery, signIn } from '@talent-os/testing';

const namesOf = async (email: string) => {
  const { items } = await (await signIn(email)).call(myTeams, {});
  return items.map(({ name, relation }) => `${name}: ${relation}`);
};

describe('my teams', () => {
  it('are those I am in, those I lead and those below them', async () => {
    expect(await namesOf('sales.rep@meridian.example')).toEqual(['Sales: member']);
    expect(await namesOf('multi@meridian.example')).toEqual(
      ['Sales: member', 'Security operations: member'].toSorted(),
    );
    const led = await namesOf('department.head@meridian.example');
    expect(led).toContain('Sales: lead');
    expect(led.filter((one) => one.endsWith(': above')).length).toBeGreaterThan(3);
    expect(led.join()).not.toContain('Clinical');
  });

  it('are none for an applicant, and never those of another organization', async () => {
    expect(await namesOf('candidate@meridian.example')).toEqual([]);
    expect(await namesOf('sales.rep@northwind.example')).toEqual(['Sales: member']);
  });

  it('leave nobody of a department without a team', async () => {
    const lonely = await ownerQuery(
      `select p.email from identity.person p join identity.role_assignment r on r.person_id = p.id
       where r.role_name not in ('CANDIDATE', 'PLATFORM_ADMIN') and p.email like '%@harbor.example'
         and not exists (select 1 from identity.team_member m where m.person_id = p.id)`,
      [],
    );
    expect(lonely).toEqual([]);
  });
});
