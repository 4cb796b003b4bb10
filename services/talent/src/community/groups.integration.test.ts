import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  createCommunityGroup,
  joinCommunityGroup,
  leaveCommunityGroup,
  listCommunityGroups,
  listCommunityMembers,
  MAX_GROUPS,
} from '@talent-os/contracts/talent/community-groups.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { eventually, newMember, type Person } from '@talent-os/testing';
import { randomUUID } from 'node:crypto';

let [moderator, member, other] = [] as unknown as [Person, Person, Person];
beforeAll(async () => {
  const seat = { role: 'CYBER_ANALYST', industry: 'CYBER' } as const;
  const people = await Promise.all([1, 2, 3].map(async () => (await newMember('meridian', seat)).signIn()));
  [moderator, member, other] = people as [Person, Person, Person];
});

const about = 'For people who try things out';
async function group(by = moderator, more: { readonly role?: string } = {}) {
  const name = `Group ${randomUUID()}`;
  const { communityGroupId } = await by.call(createCommunityGroup, { name, about, ...more });
  return { communityGroupId, name };
}
const seen = async (name: string, by = member) => (await by.call(listCommunityGroups, { search: name })).items[0];

describe('a group', () => {
  it('is moderated by who opened it, found by what it is for, joined by name or alias, and left', async () => {
    const role = `Role ${randomUUID()}`;
    const { communityGroupId, name } = await group(moderator, { role });
    expect(await seen(name, moderator)).toMatchObject({ mine: true, joined: true, members: 1, may: { do: ['leave'] } });
    const found = await member.call(listCommunityGroups, { role });
    expect(found.items.map(({ id }) => id)).toEqual([communityGroupId]);
    expect(found.roles).toContain(role);
    expect((await member.refused(listCommunityMembers, { communityGroupId })).code).toBe('resource.missing');
    await member.call(joinCommunityGroup, { communityGroupId, alias: 'Night Owl' });
    expect((await member.refused(joinCommunityGroup, { communityGroupId })).code).toBe('community.joined');
    expect((await other.refused(joinCommunityGroup, { communityGroupId, alias: 'Night Owl' })).code).toBe(
      'community.alias',
    );
    expect(await seen(name)).toMatchObject({ joined: true, alias: 'Night Owl', members: 2, may: { do: ['leave'] } });
    const { items } = await member.call(listCommunityMembers, { communityGroupId });
    expect(items).toMatchObject([
      { underAlias: false, moderates: true },
      { name: 'Night Owl', underAlias: true, moderates: false },
    ]);
    await member.call(leaveCommunityGroup, { communityGroupId });
    expect(await seen(name)).toMatchObject({ joined: false, members: 1, may: { do: ['join'] } });
  });

  it('has a name of its own, and somebody moderates five at most', async () => {
    const busy = await (await newMember('meridian', { role: 'SALES_REP', industry: 'SALES' })).signIn();
    const { name } = await group(busy);
    expect((await busy.refused(createCommunityGroup, { name, about })).code).toBe('community.name');
    for (let more = 1; more < MAX_GROUPS; more += 1) await group(busy);
    expect((await busy.refused(createCommunityGroup, { name: 'One more', about })).code).toBe('community.groups');
    const told = await member.refused(createCommunityGroup, { name: 'TS/SCI people', about });
    expect(told).toMatchObject({ code: 'request.invalid', errors: [{ field: 'name' }] });
  });

  it('is handed over to somebody known by name, or closed, when its moderator leaves', async () => {
    const { communityGroupId, name } = await group();
    await member.call(joinCommunityGroup, { communityGroupId, alias: 'Quiet' });
    await other.call(joinCommunityGroup, { communityGroupId });
    const { items } = await moderator.call(listCommunityMembers, { communityGroupId });
    const [self, hidden, known] = items.map(({ id }) => id) as [string, string, string];
    const leave = (more: object) => moderator.refused(leaveCommunityGroup, { communityGroupId, ...more });
    expect((await leave({})).code).toBe('community.moderator');
    for (const nextModeratorId of [self, hidden])
      expect((await leave({ nextModeratorId })).code).toBe('community.successor');
    await moderator.call(leaveCommunityGroup, { communityGroupId, nextModeratorId: known });
    expect(await seen(name, other)).toMatchObject({ mine: true, members: 2 });
    await eventually(async () =>
      expect((await other.call(listNotifications, {})).items.map(({ title }) => title)).toContain(
        'You moderate a group now',
      ),
    );
    await other.call(leaveCommunityGroup, { communityGroupId, close: true });
    expect(await seen(name)).toBeUndefined();
    expect((await moderator.refused(joinCommunityGroup, { communityGroupId })).code).toBe('resource.missing');
  });
});
