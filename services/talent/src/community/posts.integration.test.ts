import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { getInbox } from '@talent-os/contracts/productivity/inbox.js';
import {
  createCommunityGroup,
  joinCommunityGroup,
  leaveCommunityGroup,
} from '@talent-os/contracts/talent/community-groups.js';
import {
  DECISION_DAYS,
  decideOnCommunityPost,
  listCommunityPosts,
  listHiddenPosts,
  reactToCommunityPost,
  reportCommunityPost,
  watchHiddenPosts,
  withdrawCommunityPost,
  writeCommunityPost,
} from '@talent-os/contracts/talent/community-posts.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import {
  dueOf,
  eventually,
  newMember,
  openOwnService,
  ownerQuery,
  signIn,
  type OwnService,
  type Person,
} from '@talent-os/testing';
import { randomUUID } from 'node:crypto';
import { definition } from '../index.js';
import { passOn } from './watch-hidden-posts.job.js';

let people: Person[];
let [moderator, author, admin] = [] as unknown as [Person, Person, Person];
let service: OwnService;
beforeAll(async () => {
  const seat = { role: 'HEALTHCARE_PROFESSIONAL', industry: 'HEALTHCARE' } as const;
  people = await Promise.all([1, 2, 3, 4, 5].map(async () => (await newMember('harbor', seat)).signIn()));
  [moderator, author] = people as [Person, Person];
  admin = await signIn('org.admin@harbor.example');
  service = await openOwnService(definition);
});
afterAll(() => service.close());

/** A group of all five; the author goes by an alias as well. */
async function group(by = moderator): Promise<string> {
  const about = 'To try things out';
  const { communityGroupId } = await by.call(createCommunityGroup, { name: `Group ${randomUUID()}`, about });
  for (const person of people.filter((one) => one !== by))
    await person.call(joinCommunityGroup, { communityGroupId, alias: person === author ? 'Owl' : null });
  return communityGroupId;
}
const posts = async (by: Person, communityGroupId: string) =>
  (await by.call(listCommunityPosts, { communityGroupId })).items;
const inInbox = async (id: string, by: Person) =>
  (await by.call(getInbox, {})).items.find((item) => item.id === `hiddenPost:${id}`);
async function hidden(communityGroupId: string, by = author): Promise<string> {
  const { communityPostId } = await by.call(writeCommunityPost, { communityGroupId, text: 'For sale: my notes' });
  const reporters = people.filter((one) => one !== by && one !== moderator);
  await Promise.all(reporters.map((one) => one.call(reportCommunityPost, { communityPostId, reason: 'sells' })));
  return communityPostId;
}

describe('a post', () => {
  it('is read by the group, newest first, under a name or an alias, and taken back by its author', async () => {
    const communityGroupId = await group();
    const first = await author.call(writeCommunityPost, { communityGroupId, text: 'First' });
    await author.call(writeCommunityPost, { communityGroupId, text: 'Second', underAlias: true });
    expect(await posts(people[2]!, communityGroupId)).toMatchObject([
      { text: 'Second', authorName: 'Owl', underAlias: true, mine: false, may: { do: ['react', 'report'] } },
      { text: 'First', underAlias: false, mine: false },
    ]);
    expect((await moderator.refused(writeCommunityPost, { communityGroupId, text: 'x', underAlias: true })).code).toBe(
      'community.noAlias',
    );
    const text = 'My patient in room 4 is better';
    const told = await author.refused(writeCommunityPost, { communityGroupId, text });
    expect(told).toMatchObject({ code: 'request.invalid', errors: [{ field: 'text' }] });
    const { communityPostId } = first;
    expect((await moderator.refused(withdrawCommunityPost, { communityPostId })).code).toBe('resource.missing');
    await author.call(withdrawCommunityPost, { communityPostId });
    expect((await posts(author, communityGroupId)).map((post) => post.text)).toEqual(['Second']);
    const outsider = people[4]!;
    await outsider.call(leaveCommunityGroup, { communityGroupId });
    expect(await posts(outsider, communityGroupId)).toEqual([]);
    expect((await author.call(listCommunityPosts, { show: 'mine' })).items.map((post) => post.text)).toContain(
      'Second',
    );
  });

  it('is reacted to once in each way, by others', async () => {
    const communityGroupId = await group();
    const { communityPostId } = await author.call(writeCommunityPost, { communityGroupId, text: 'Helps' });
    const react = (by: Person, given: boolean) =>
      by.call(reactToCommunityPost, { communityPostId, kind: 'helped', given });
    await Promise.all([react(moderator, true), react(moderator, true), react(people[2]!, true)]);
    expect((await posts(moderator, communityGroupId))[0]!.reactions).toEqual([
      { kind: 'helped', times: 2, mine: true },
    ]);
    await react(moderator, false);
    expect((await posts(moderator, communityGroupId))[0]!.reactions).toEqual([
      { kind: 'helped', times: 1, mine: false },
    ]);
    const own = await author.refused(reactToCommunityPost, { communityPostId, kind: 'same', given: true });
    expect(own.code).toBe('community.ownPost');
  });
});

describe('three reports', () => {
  it('hide a post until its moderator shows it again or removes it, and nobody learns who reported', async () => {
    const communityGroupId = await group();
    const communityPostId = await hidden(communityGroupId);
    const [toOthers] = await posts(people[2]!, communityGroupId);
    expect(toOthers).toMatchObject({ status: 'hidden', text: null, may: { do: [] } });
    expect((await posts(author, communityGroupId))[0]).toMatchObject({ status: 'hidden', text: 'For sale: my notes' });
    const reports = await people[2]!.refused(reportCommunityPost, { communityPostId, reason: 'wrong' });
    expect(reports.code).toBe('community.hidden');
    const waiting = (await moderator.call(listHiddenPosts, {})).items.find(({ id }) => id === communityPostId);
    expect(waiting).toMatchObject({ reports: [{ reason: 'sells', times: 3 }] });
    await eventually(async () =>
      expect((await moderator.call(listNotifications, {})).items.map(({ title }) => title)).toContain(
        'A post waits for your decision',
      ),
    );
    expect(await inInbox(communityPostId, moderator)).toMatchObject({
      kind: 'hiddenPost',
      link: '/candidate/community/feed',
      dueAt: waiting!.decideBy,
    });
    for (const by of [author, admin]) expect(await inInbox(communityPostId, by)).toBeUndefined();
    const decide = (by: Person, decision: 'restore' | 'remove', note = '') =>
      ({ by, input: { communityPostId, decision, note } }) as const;
    const asAuthor = decide(author, 'restore');
    expect((await asAuthor.by.refused(decideOnCommunityPost, asAuthor.input)).code).toBe('community.ownDecision');
    for (const by of [people[2]!, admin])
      expect((await by.refused(decideOnCommunityPost, decide(by, 'restore').input)).code).toBe('resource.missing');
    expect((await moderator.refused(decideOnCommunityPost, decide(moderator, 'remove').input)).code).toBe(
      'request.invalid',
    );
    await moderator.call(decideOnCommunityPost, decide(moderator, 'restore').input);
    expect((await posts(people[2]!, communityGroupId))[0]).toMatchObject({ status: 'shown', reported: true });
    expect((await moderator.refused(decideOnCommunityPost, decide(moderator, 'restore').input)).code).toBe(
      'community.decided',
    );
    expect(await dueOf('talent', communityPostId)).toEqual([]);
    expect(await inInbox(communityPostId, moderator)).toBeUndefined();
  });

  it('may end in its being removed, with the reason for its author alone', async () => {
    const communityGroupId = await group();
    const communityPostId = await hidden(communityGroupId);
    const note = 'Nothing is sold here';
    await moderator.call(decideOnCommunityPost, { communityPostId, decision: 'remove', note });
    expect(await posts(people[2]!, communityGroupId)).toEqual([]);
    expect((await posts(author, communityGroupId))[0]).toMatchObject({ status: 'removed', note });
    await eventually(async () =>
      expect((await author.call(listNotifications, {})).items.map(({ title }) => title)).toContain(
        'Your post was looked at',
      ),
    );
  });

  it('on what the moderator wrote are decided by an administrator; on others once that is late', async () => {
    const chair = people[2]!;
    const own = await hidden(await group(chair), chair);
    const late = await hidden(await group());
    const waiting = async () => (await admin.call(listHiddenPosts, {})).items.map(({ id }) => id);
    expect(await waiting()).toContain(own);
    expect(await waiting()).not.toContain(late);
    await ownerQuery(`update talent.community_post set hidden_at = hidden_at - interval '3 days' where id = $1`, [
      late,
    ]);
    expect(await waiting()).toContain(late);
    for (const id of [own, late]) expect(await inInbox(id, admin)).toBeDefined();
    const soon = new Date(Date.now() + DECISION_DAYS * DAY_MS);
    const pass = () => passOn(service.context(watchHiddenPosts, admin.organizationId, soon), late);
    await Promise.all([pass(), pass()]);
    const left = await ownerQuery(
      `select 1 from talent.outbox where name = 'talent.communityPost.left' and payload ->> 'communityPostId' = $1`,
      [late],
    );
    expect(left).toHaveLength(1);
    expect(await dueOf('talent', late)).toEqual([]);
    for (const communityPostId of [own, late])
      await admin.call(decideOnCommunityPost, { communityPostId, decision: 'restore' });
  });
});
