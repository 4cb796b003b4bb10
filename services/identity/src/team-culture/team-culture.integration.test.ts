import { beforeAll, describe, expect, it } from '@jest/globals';
import { giveKudos, listKudos, withdrawKudos } from '@talent-os/contracts/identity/kudos.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import {
  changeOwnWay,
  getOwnWay,
  getTeamCulture,
  listAgreements,
  publishAgreement,
} from '@talent-os/contracts/identity/team-culture.js';
import { addTeamMembers, createTeam, deleteTeam, mergeTeam } from '@talent-os/contracts/identity/team-setup.js';
import { eventually, newMember, signIn, type NewMember, type Person } from '@talent-os/testing';
import { randomUUID } from 'node:crypto';

const seat = { role: 'CYBER_ANALYST', industry: 'CYBER' } as const;
const words = { hours: 'Ten to three', channels: 'Incidents in their record', meetings: 'None on Friday' };
let admin: Person;
let [leadId, memberId, otherId] = ['', '', ''];
let lead: Person;
let member: Person;
let outsider: Person;
beforeAll(async () => {
  admin = await signIn('org.admin@sentinel.example');
  const people = await Promise.all(Array.from({ length: 3 }, () => newMember('sentinel', seat)));
  [leadId, memberId, otherId] = people.map(({ id }) => id) as [string, string, string];
  [lead, member, outsider] = (await Promise.all(people.map((one: NewMember) => one.signIn()))) as [
    Person,
    Person,
    Person,
  ];
});

/** A team of the two. */
async function team(): Promise<string> {
  const { id } = await admin.call(createTeam, { name: `Culture ${randomUUID()}`, leadId, underTeamId: null });
  await admin.call(addTeamMembers, { teamId: id, userIds: [memberId] });
  return id;
}

describe('the agreement of a team', () => {
  it('is published version by version by who leads it, and read by who is in it', async () => {
    const teamId = await team();
    expect((await member.call(getTeamCulture, { teamId })).agreement).toBeNull();
    expect(await lead.call(publishAgreement, { teamId, ...words, number: 0 })).toEqual({ number: 1 });
    const stale = await lead.refused(publishAgreement, { teamId, ...words, number: 0 });
    await lead.call(publishAgreement, { teamId, ...words, hours: 'Nine to two', number: 1 });
    const { agreement } = await member.call(getTeamCulture, { teamId });
    expect(agreement).toMatchObject({
      number: 2,
      hours: 'Nine to two',
      publishedByName: expect.stringMatching(/Mira/),
    });
    expect((await member.call(listAgreements, { teamId })).items.map(({ number }) => number)).toEqual([2, 1]);
    const refused = await member.refused(publishAgreement, { teamId, ...words, number: 2 });
    const foreign = await outsider.refused(getTeamCulture, { teamId });
    expect([stale.code, refused.code, foreign.code]).toEqual(['team.agreement', 'access.denied', 'resource.missing']);
  });
});

describe('how somebody works best', () => {
  it('is read by their team, and gone once nothing of it is left', async () => {
    const teamId = await team();
    const way = { bestHours: 'Early', reachMe: '', feedback: 'Straight' };
    await member.call(changeOwnWay, way);
    expect(await member.call(getOwnWay, {})).toEqual({ way });
    const wayIn = async () =>
      (await lead.call(getTeamCulture, { teamId })).people.find(({ id }) => id === memberId)?.way;
    expect(await wayIn()).toEqual(way);
    await member.call(changeOwnWay, { bestHours: ' ', reachMe: '', feedback: '' });
    expect(await wayIn()).toBeNull();
  });
});

describe('kudos', () => {
  it('are read by the team, told to who they are for, and taken back by who gave them alone', async () => {
    const teamId = await team();
    const { kudosId } = await lead.call(giveKudos, { teamId, toId: memberId, text: 'For the night shift', tell: true });
    const { items } = await member.call(listKudos, { teamId });
    expect(items).toMatchObject([{ id: kudosId, fromId: leadId, toId: memberId, may: { do: [] } }]);
    await eventually(async () =>
      expect((await member.call(listNotifications, {})).items.map(({ title }) => title)).toContain('Kudos for you'),
    );
    expect((await member.refused(withdrawKudos, { kudosId })).code).toBe('resource.missing');
    await lead.call(withdrawKudos, { kudosId });
    expect((await member.call(listKudos, { teamId })).items).toEqual([]);
  });

  it('go to somebody else of the same team', async () => {
    const teamId = await team();
    const give = (toId: string) => lead.refused(giveKudos, { teamId, toId, text: 'Thanks', tell: false });
    const refused = await Promise.all([leadId, otherId, randomUUID()].map(give));
    expect(refused.map(({ code }) => code)).toEqual(['kudos.self', 'kudos.team', 'resource.missing']);
  });

  it('go along where a team is merged, and end with the team', async () => {
    const [teamId, intoTeamId] = [await team(), await team()];
    await lead.call(publishAgreement, { teamId, ...words, number: 0 });
    await lead.call(giveKudos, { teamId, toId: memberId, text: 'For both', tell: false });
    await admin.call(mergeTeam, { teamId, intoTeamId, version: 1 });
    expect((await member.call(listKudos, { teamId: intoTeamId })).items.map(({ text }) => text)).toEqual(['For both']);
    expect((await member.call(getTeamCulture, { teamId: intoTeamId })).agreement).toBeNull();
    const { id } = await admin.call(createTeam, { name: `Alone ${randomUUID()}`, leadId, underTeamId: null });
    await lead.call(publishAgreement, { teamId: id, ...words, number: 0 });
    await admin.call(deleteTeam, { teamId: id });
    expect((await lead.refused(listAgreements, { teamId: id })).code).toBe('resource.missing');
  });
});
