import { beforeAll, describe, expect, it } from '@jest/globals';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { getInbox } from '@talent-os/contracts/productivity/inbox.js';
import { createCommunityGroup } from '@talent-os/contracts/talent/community-groups.js';
import {
  decideOnStory,
  listSuccessStories,
  listWaitingStories,
  MAX_STORIES,
  reviseSuccessStory,
  withdrawSuccessStory,
  writeSuccessStory,
} from '@talent-os/contracts/talent/community-stories.js';
import { eventually, newMember, signIn, type Person } from '@talent-os/testing';
import { randomUUID } from 'node:crypto';

let [author, moderator, reader, admin] = [] as unknown as [Person, Person, Person, Person];
beforeAll(async () => {
  const seat = { role: 'HEALTHCARE_PROFESSIONAL', industry: 'HEALTHCARE' } as const;
  const people = await Promise.all([1, 2, 3].map(async () => (await newMember('harbor', seat)).signIn()));
  [author, moderator, reader] = people as [Person, Person, Person];
  admin = await signIn('org.admin@harbor.example');
  const about = 'To try things out';
  await moderator.call(createCommunityGroup, { name: `Group ${randomUUID()}`, about, industry: 'HEALTHCARE' });
});

const text = `I asked to follow somebody for a week before I changed. ${'What I saw there was not what I had thought. '.repeat(3)}`;
const said = (title: string, more: { readonly named?: boolean } = {}) => ({
  title,
  industry: 'HEALTHCARE' as const,
  fromRole: 'Ward nurse',
  toRole: 'Nurse educator',
  months: 14,
  text,
  helped: 'A week beside somebody who does it',
  consents: true as const,
  ...more,
});
async function told(by = author, more: { readonly named?: boolean } = {}) {
  const title = `Story ${randomUUID()}`;
  const { successStoryId } = await by.call(writeSuccessStory, said(title, more));
  return { successStoryId, title };
}
const read = async (title: string, by: Person, show?: 'mine') =>
  (await by.call(listSuccessStories, { search: title, ...(show && { show }) })).items[0];
const inInbox = async (id: string, by: Person) =>
  (await by.call(getInbox, {})).items.find((item) => item.id === `story:${id}`);
const waits = async (id: string, by: Person) =>
  (await by.call(listWaitingStories, {})).items.find((story) => story.id === id);
async function decided(id: string, decision: 'publish' | 'return', note = '', by = moderator) {
  const { version } = (await waits(id, by))!;
  await by.call(decideOnStory, { successStoryId: id, decision, note, version });
}

describe('a story', () => {
  it('is read by others once somebody who moderates has looked at it, and until it is taken back', async () => {
    const { successStoryId, title } = await told();
    expect(await read(title, reader)).toBeUndefined();
    expect(await read(title, author, 'mine')).toMatchObject({ status: 'waiting', may: { do: ['revise', 'withdraw'] } });
    await eventually(async () =>
      expect((await moderator.call(listNotifications, {})).items.map((one) => one.title)).toContain(
        'A story waits to be looked at',
      ),
    );
    for (const by of [reader, author]) expect(await waits(successStoryId, by)).toBeUndefined();
    // Administrators may decide as well, but are not waited for where somebody moderates.
    for (const by of [reader, author, admin]) expect(await inInbox(successStoryId, by)).toBeUndefined();
    expect(await inInbox(successStoryId, moderator)).toMatchObject({
      kind: 'story',
      link: '/candidate/community/success',
    });
    const { version, authorName } = (await waits(successStoryId, admin))!;
    const publish = { successStoryId, decision: 'publish' as const, version };
    expect((await reader.refused(decideOnStory, publish)).code).toBe('resource.missing');
    expect((await author.refused(decideOnStory, publish)).code).toBe('story.own');
    await decided(successStoryId, 'publish');
    expect(await inInbox(successStoryId, moderator)).toBeUndefined();
    expect((await admin.refused(decideOnStory, publish)).code).toBe('story.decided');
    expect(await read(title, reader)).toMatchObject({ authorName, status: 'published', mine: false, may: { do: [] } });
    expect(await read(title, admin)).toMatchObject({ title });
    await eventually(async () =>
      expect((await author.call(listNotifications, {})).items.map((one) => one.title)).toContain(
        'Your story is published',
      ),
    );
    expect((await reader.refused(withdrawSuccessStory, { successStoryId })).code).toBe('resource.missing');
    await author.call(withdrawSuccessStory, { successStoryId });
    expect(await read(title, reader)).toBeUndefined();
  });

  it('is sent back with what is missing, written anew and looked at as it stands', async () => {
    const { successStoryId, title } = await told(author, { named: false });
    const first = (await waits(successStoryId, moderator))!;
    expect(first).toMatchObject({ named: false, title });
    const decide = { successStoryId, decision: 'return' as const, version: first.version };
    const silent = await moderator.refused(decideOnStory, decide);
    expect(silent).toMatchObject({ code: 'request.invalid', errors: [{ field: 'note' }] });
    await moderator.call(decideOnStory, { ...decide, note: 'Please leave the name of the ward out' });
    const mine = (await read(title, author, 'mine'))!;
    expect(mine).toMatchObject({ status: 'returned', note: 'Please leave the name of the ward out', authorName: null });
    await author.call(reviseSuccessStory, { successStoryId, ...said(title, { named: false }), version: mine.version });
    const stale = { ...decide, decision: 'publish' as const };
    expect((await moderator.refused(decideOnStory, stale)).code).toBe('resource.stale');
    await decided(successStoryId, 'publish', '', admin);
    expect(await read(title, reader)).toMatchObject({ authorName: null, note: null });
    const now = (await read(title, author, 'mine'))!;
    await author.call(reviseSuccessStory, { successStoryId, ...said(title), version: now.version });
    expect(await read(title, reader)).toBeUndefined();
  });

  it('says nothing of patients, and somebody tells five at most', async () => {
    const busy = await (
      await newMember('harbor', { role: 'HEALTHCARE_PROFESSIONAL', industry: 'HEALTHCARE' })
    ).signIn();
    const kept = await busy.refused(writeSuccessStory, {
      ...said('My way'),
      text: `${text} My patient in room 4 knew.`,
    });
    expect(kept).toMatchObject({ code: 'request.invalid', errors: [{ field: 'text' }] });
    for (let more = 0; more < MAX_STORIES; more += 1) await told(busy);
    expect((await busy.refused(writeSuccessStory, said('One more'))).code).toBe('story.many');
  });
});
