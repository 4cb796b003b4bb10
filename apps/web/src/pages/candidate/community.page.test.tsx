import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Role } from '@talent-os/contracts/access/tables';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { CommunityEvent } from '@talent-os/contracts/talent/community-events';
import { CommunityGroup, CommunityMember } from '@talent-os/contracts/talent/community-groups';
import { CommunityPost, HiddenPost } from '@talent-os/contracts/talent/community-posts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json, nothing } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component as Events } from './events.page';
import { Component as Feed } from './feed.page';
import { Component as Groups } from './groups.page';

const user = userEvent.setup({ delay: null });
const told = (text: string) => waitFor(() => expect(console.info).toHaveBeenCalledWith(`[SUCCESS] ${text}`));
const [ID, OTHER] = ['0192a000-0000-7000-8000-0000000000c1', '0192a000-0000-7000-8000-0000000000c2'];

beforeEach(() => {
  cleanup();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
  act(dismiss);
});

const group = (more: Partial<CommunityGroup> = {}) =>
  fixtureOf(CommunityGroup, {
    id: ID,
    name: 'Night shift',
    about: 'Who works nights',
    industry: 'HEALTHCARE',
    moderatorName: 'Ada Lead',
    mine: false,
    joined: true,
    alias: null,
    members: 3,
    waiting: 0,
    may: { do: ['leave'] },
    ...more,
  });
const post = (more: Partial<CommunityPost> = {}) =>
  fixtureOf(CommunityPost, {
    id: OTHER,
    communityGroupId: ID,
    groupName: 'Night shift',
    authorName: 'Night Owl',
    underAlias: true,
    text: 'What do you eat at three?',
    status: 'shown',
    mine: false,
    reactions: [{ kind: 'same', times: 5, mine: false }],
    reported: false,
    note: null,
    may: { do: ['react', 'report'] },
    ...more,
  });

type Shown = {
  readonly groups?: readonly CommunityGroup[];
  readonly posts?: readonly CommunityPost[];
  readonly waiting?: readonly HiddenPost[];
  readonly role?: Role;
};
function showFeed({ groups = [group()], posts = [post()], waiting = [], role = 'SALES_REP' }: Shown = {}) {
  const asked = answer({
    '/api/auth/me': json(me(role)),
    '/api/talent/community-groups': json({ items: groups, total: groups.length, roles: [], regions: [] }),
    '/api/talent/community-posts': json({ items: posts, total: posts.length }),
    '/api/talent/community-reports': json({ items: waiting }),
    [`/api/talent/community-groups/${ID}/posts`]: json({ communityPostId: OTHER }, 201),
    [`/api/talent/community-posts/${OTHER}/reaction`]: nothing(),
    [`/api/talent/community-posts/${OTHER}/reports`]: nothing(),
    [`/api/talent/community-posts/${OTHER}/decision`]: nothing(),
    [`/api/talent/community-posts/${OTHER}`]: nothing(),
  });
  showSignedIn([<Feed key="page" />], '/candidate/community/feed');
  return asked;
}
const sent = (asked: ReturnType<typeof showFeed>, end: string) => {
  const found = asked.find(({ method, url }) => method !== 'GET' && url.endsWith(end));
  return found?.body ? (JSON.parse(found.body) as unknown) : undefined;
};

describe('the feed', () => {
  it('sends who is in no group to the groups', async () => {
    showFeed({ groups: [] });
    expect(await screen.findByText('Join a group to see posts')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Find groups' })).toHaveLength(2);
  });

  it('lets people post under their alias, react and report', async () => {
    const asked = showFeed({ groups: [group({ alias: 'Second Wind' })] });
    const rows = await screen.findByRole('list', { name: 'Posts' });
    expect(within(rows).getByText('What do you eat at three?')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Post/ }), 'Soup');
    expect(screen.getByRole('checkbox', { name: 'As Second Wind' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await told('Posted');
    expect(sent(asked, '/posts')).toEqual({ text: 'Soup', underAlias: true });
    await user.click(within(rows).getByRole('button', { name: 'Same here 5' }));
    await waitFor(() => expect(sent(asked, '/reaction')).toEqual({ kind: 'same', given: true }));
    await user.click(within(rows).getByRole('button', { name: 'Report the post of Night Owl' }));
    await user.click(await screen.findByRole('radio', { name: 'Sells something' }));
    await user.click(screen.getByRole('button', { name: 'Report' }));
    await told('Thank you: the post was reported');
    expect(sent(asked, '/reports')).toEqual({ reason: 'sells' });
  });

  it('says of a hidden post only that it is, and takes back one’s own', async () => {
    const hidden = post({ status: 'hidden', text: null, reactions: [], may: { do: [] } });
    const own = post({ id: ID, mine: true, text: 'Mine', reactions: [], may: { do: ['withdraw'] } });
    showFeed({ posts: [hidden, own] });
    expect(await screen.findByText('Hidden for now')).toBeVisible();
    expect(screen.queryByText('What do you eat at three?')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take back my post' }));
    expect(await screen.findByRole('dialog', { name: 'Take back your post?' })).toBeVisible();
  });

  it('asks who moderates what becomes of a hidden post', async () => {
    const reports = [{ reason: 'sells' as const, times: 2 }];
    const waiting = [fixtureOf(HiddenPost, { id: OTHER, authorName: 'Dario Klein', text: 'For sale', reports })];
    const asked = showFeed({ waiting });
    expect(await screen.findByText('Sells something: 2 reports')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Remove it' }));
    await user.type(screen.getByRole('textbox', { name: /^What Dario Klein reads/ }), 'Nothing is sold here');
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    await told('The post was removed');
    expect(sent(asked, '/decision')).toEqual({ decision: 'remove', note: 'Nothing is sold here' });
  });

  it('shows administrators what waits for them alone', async () => {
    showFeed({ role: 'ORGANIZATION_ADMIN' });
    expect(await screen.findByText('No posts to decide on')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Find groups' })).toBeNull();
  });
});

function showGroups(items: readonly CommunityGroup[]) {
  const members = [
    { id: ID, name: 'Ada Lead', underAlias: false, moderates: true },
    { id: OTHER, name: 'Sam Seller', underAlias: false, moderates: false },
  ].map((one) => fixtureOf(CommunityMember, one));
  const asked = answer({
    '/api/auth/me': json(me('SALES_REP')),
    '/api/talent/community-groups': json({ items, total: items.length, roles: ['Nursing'], regions: [] }),
    [`/api/talent/community-groups/${ID}/members`]: json({ items: members, total: 2 }),
    [`/api/talent/community-groups/${ID}/membership`]: nothing(),
    [`/api/talent/community-groups/${ID}/departure`]: nothing(),
  });
  showSignedIn([<Groups key="page" />], '/candidate/community/groups');
  return asked;
}

describe('groups', () => {
  it('are none at first, and opened with their moderator named', async () => {
    showGroups([]);
    expect(await screen.findByText('No groups yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New group' }));
    expect(await screen.findByText(/^Moderator: /)).toBeVisible();
  });

  it('are joined under an alias', async () => {
    const asked = showGroups([group({ joined: false, may: { do: ['join'] } })]);
    await user.click(await screen.findByRole('button', { name: 'Night shift' }));
    const drawer = await screen.findByRole('dialog', { name: 'Night shift' });
    await user.type(within(drawer).getByRole('textbox', { name: 'Alias' }), 'Owl');
    await user.click(within(drawer).getByRole('button', { name: 'Join' }));
    await told('You are in Night shift');
    expect(sent(asked, '/membership')).toEqual({ alias: 'Owl' });
  });

  it('are handed over by who moderates them', async () => {
    const asked = showGroups([group({ mine: true })]);
    await user.click(await screen.findByRole('button', { name: 'Night shift' }));
    const drawer = await screen.findByRole('dialog', { name: 'Night shift' });
    await user.click(within(drawer).getByRole('button', { name: 'Leave' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave Night shift' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Who moderates from now on' }));
    await user.click(await screen.findByRole('option', { name: 'Sam Seller' }));
    await user.click(within(dialog).getByRole('button', { name: 'Hand over and leave' }));
    await told('You have left Night shift');
    expect(sent(asked, '/departure')).toEqual({ nextModeratorId: OTHER, close: false });
  });
});

const event = (more: Partial<CommunityEvent> = {}) =>
  fixtureOf(CommunityEvent, {
    id: ID,
    title: 'Deal round',
    startsAt: '2026-12-03T17:30:00Z',
    endsAt: '2026-12-03T18:30:00Z',
    place: 'Video call',
    seats: 2,
    going: 2,
    waiting: 1,
    skills: [],
    seat: null,
    may: { do: ['answer'] },
    ...more,
  });
function showEvents(items: readonly CommunityEvent[], status: 'going' | 'waiting' | null = 'waiting') {
  const asked = answer({
    '/api/auth/me': json(me('SALES_REP')),
    '/api/talent/community-events': json({ items, total: items.length }),
    [`/api/talent/community-events/${ID}/seat`]: json({ status }),
  });
  showSignedIn([<Events key="page" />], '/candidate/community/events');
  return asked;
}

describe('events', () => {
  it('say that none is to come', async () => {
    showEvents([]);
    expect(await screen.findByText('No upcoming events')).toBeVisible();
  });

  it('offer to wait where all seats are taken', async () => {
    const asked = showEvents([event()]);
    expect(await screen.findByText('2 of 2 seats, 1 wait')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deal round' }));
    const drawer = await screen.findByRole('dialog', { name: 'Deal round' });
    await user.click(within(drawer).getByRole('button', { name: 'Wait for a seat' }));
    await told('You are waiting');
    expect(sent(asked, '/seat')).toEqual({ coming: true });
  });

  it('take a seat back', async () => {
    const asked = showEvents([event({ seat: { status: 'waiting', ahead: 1 } })], null);
    expect(await screen.findByText('You are waiting: 2. in line')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deal round' }));
    await user.click(await screen.findByRole('button', { name: 'I no longer come' }));
    await told('You no longer come');
    expect(sent(asked, '/seat')).toEqual({ coming: false });
  });
});
