import { beforeAll, describe, expect, it } from '@jest/globals';
import { getMe } from '@talent-os/contracts/identity/me.js';
import {
  followIndustry,
  listFollowedIndustries,
  unfollowIndustry,
} from '@talent-os/contracts/talent/followed-industries.js';
import { newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';

let me: Person;
beforeAll(async () => {
  const { email, password } = await newCandidate();
  me = await signIn(email, password);
});

const followed = (person: Person) => person.call(listFollowedIndustries, {});
const openTo = async (person: Person, visibility: readonly string[]) =>
  (
    await ownerQuery<{ title: string }>(
      `select title from talent.position where organization_id = $1 and industry = 'HEALTHCARE' and status = 'open'
         and visibility = any($2)`,
      [person.organizationId, visibility],
    )
  ).map(({ title }) => title);

describe('industries one follows', () => {
  it('say what their open positions ask for, and are left without a role being lost', async () => {
    expect((await followed(me)).items).toEqual([]);
    const { roles } = await me.call(getMe, {});
    await me.call(followIndustry, { industry: 'HEALTHCARE' });
    await me.call(followIndustry, { industry: 'HEALTHCARE' });
    const { items, others } = await followed(me);
    expect(items.map(({ industry }) => industry)).toEqual(['HEALTHCARE']);
    expect(others.toSorted()).toEqual(['CYBER', 'SALES']);
    const [health] = items;
    expect(health!.requirements.map(({ type }) => type)).toContain('license');
    expect(health!.skills.length).toBeGreaterThan(0);
    const titles = await openTo(me, ['external', 'both']);
    for (const { title, seats } of health!.roles) {
      expect(titles).toContain(title);
      expect(seats).toBeGreaterThan(0);
    }
    await me.call(unfollowIndustry, { industry: 'HEALTHCARE' });
    await me.call(unfollowIndustry, { industry: 'HEALTHCARE' });
    expect((await followed(me)).items).toEqual([]);
    expect((await me.call(getMe, {})).roles).toEqual(roles);
  });

  it('are of the organization: what is inside only is told to who works there', async () => {
    const nurse = await signIn('nurse@meridian.example');
    const [health] = (await followed(nurse)).items;
    expect(health!.industry).toBe('HEALTHCARE');
    const inside = await openTo(nurse, ['internal', 'both']);
    expect(health!.roles.every(({ title }) => inside.includes(title))).toBe(true);
    const theirs = await signIn('nurse@harbor.example');
    expect((await theirs.refused(followIndustry, { industry: 'CYBER' })).code).toBe('resource.missing');
  });
});
