import { beforeAll, describe, expect, it } from '@jest/globals';
import { ABLE_LEVEL, getWorkforce } from '@talent-os/contracts/talent/workforce.js';
import { newMember, ownerQuery, signIn, type Person } from '@talent-os/testing';

let manager: Person;
let skills: readonly { readonly id: string; readonly name: string }[];

/** A seat of the manager's that asks for some skills, with somebody on it or nobody. */
async function seat(skillIds: readonly string[], holderId: string | null): Promise<void> {
  const needs = JSON.stringify(skillIds.map((skillId) => ({ skillId, level: 3, weight: 1 })));
  await ownerQuery(
    `insert into talent.position select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'title', 'Seat',
       'hiring_manager_id', $2::text, 'holder_id', $3::text, 'status', case when $3::text is null then 'open' else 'filled' end,
       'filled_at', case when $3::text is null then null else now() end, 'required_skills', $4::jsonb))).*
     from talent.position p where p.organization_id = $1 and p.industry = 'SALES' order by p.id limit 1`,
    [manager.organizationId, manager.id, holderId, needs],
  );
}

const knows = (userId: string, skillId: string, level: number, verified: boolean) =>
  ownerQuery(
    `insert into talent.person_skill (id, organization_id, user_id, skill_id, level, evidence, verified, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, $4, '', $5, now(), now())
     on conflict (organization_id, user_id, skill_id) do update set level = excluded.level, verified = excluded.verified`,
    [manager.organizationId, userId, skillId, level, verified],
  );

beforeAll(async () => {
  const inSales = (role: 'HIRING_MANAGER' | 'SALES_REP') => newMember('meridian', { role, industry: 'SALES' });
  manager = await (await inSales('HIRING_MANAGER')).signIn();
  skills = await ownerQuery(
    `select k.id, k.name from talent.skill k where k.organization_id = $1 order by k.name limit 3`,
    [manager.organizationId],
  );
  const [first, second] = await Promise.all([inSales('SALES_REP'), inSales('SALES_REP')]);
  const [one, two, three] = skills.map(({ id }) => id) as [string, string, string];
  await seat([one, two], first.id);
  await seat([one], second.id);
  await seat([one, three], null);
  await knows(first.id, one, ABLE_LEVEL, true);
  await knows(second.id, one, ABLE_LEVEL - 1, true);
  // What nobody has confirmed and its owner does not share is nobody's to count.
  await knows(second.id, two, 5, false);
});

describe('the workforce', () => {
  it('sets seats that ask for a skill against people who are able', async () => {
    const { skills: found, people, openSeats, total } = await manager.call(getWorkforce, {});
    expect({ people, openSeats, total }).toEqual({ people: 2, openSeats: 1, total: 3 });
    const of = (at: number) => found.find(({ skillId }) => skillId === skills[at]!.id);
    expect(of(0)).toMatchObject({ filled: 2, open: 1, able: 1, confirmed: 1, short: 2 });
    expect(of(1)).toMatchObject({ filled: 1, open: 0, able: 0, confirmed: 0, short: 1 });
    expect(of(2)).toMatchObject({ filled: 0, open: 1, able: 0, short: 1 });
    expect(found[0]!.skillId).toBe(skills[0]!.id);
  });

  it('names the one person a skill rests on', async () => {
    const { singles } = await manager.call(getWorkforce, { industry: 'SALES' });
    expect(singles).toEqual([
      expect.objectContaining({ skillId: skills[0]!.id, level: ABLE_LEVEL, seats: 3, learning: 1 }),
    ]);
    expect((await manager.call(getWorkforce, { industry: 'CYBER' })).skills).toEqual([]);
  });

  it('is for who plans with people', async () => {
    const recruiter = await signIn('recruiter@meridian.example');
    expect((await recruiter.refused(getWorkforce, {})).code).toBe('access.denied');
  });
});
