import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Challenge, ChallengeDetail } from '@talent-os/contracts/talent/community-challenges';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json, nothing } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component as Challenges } from './challenges.page';

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

type Entry = NonNullable<ChallengeDetail['entry']>;
const entry = (more: Partial<Entry> = {}): Entry => ({
  id: OTHER,
  teamName: null,
  members: 1,
  shown: false,
  state: 'joined',
  work: null,
  handedInAt: null,
  given: 0,
  received: 0,
  result: null,
  reviews: null,
  written: [],
  ...more,
});
const challenge = (more: Partial<ChallengeDetail> = {}) =>
  fixtureOf(ChallengeDetail, {
    id: ID,
    title: 'One page',
    endsOn: null,
    minutes: 90,
    entries: 4,
    works: 3,
    skills: ['Writing'],
    body: 'Write one page.',
    criteria: ['It is short', 'It is true'],
    teams: [],
    board: [],
    next: null,
    entry: null,
    may: { do: ['join'] },
    ...more,
  });

function show(detail: ChallengeDetail | undefined) {
  const { body: _, criteria: __, teams: ___, board: ____, next: _____, ...row } = detail ?? challenge();
  const items = detail ? [fixtureOf(Challenge, row)] : [];
  const asked = answer({
    '/api/auth/me': json(me('SALES_REP')),
    '/api/talent/challenges': json({ items, total: items.length }),
    [`/api/talent/challenges/${ID}`]: json(detail),
    [`/api/talent/challenges/${ID}/entry`]: nothing(),
    [`/api/talent/challenges/${ID}/work`]: nothing(),
    [`/api/talent/challenges/${ID}/shown`]: nothing(),
    [`/api/talent/challenge-entries/${OTHER}/reviews`]: nothing(),
  });
  showSignedIn([<Challenges key="page" />], '/candidate/community/challenges');
  return asked;
}
const sent = (asked: ReturnType<typeof show>, end: string) => {
  const found = asked.find(({ method, url }) => method !== 'GET' && url.endsWith(end));
  return found?.body ? (JSON.parse(found.body) as unknown) : undefined;
};
async function opened(detail: ChallengeDetail) {
  const asked = show(detail);
  await user.click(await screen.findByRole('button', { name: 'One page' }));
  return { asked, drawer: within(await screen.findByRole('dialog', { name: 'One page' })) };
}

describe('challenges', () => {
  it('say that none is open', async () => {
    show(undefined);
    expect(await screen.findByText('No open challenges')).toBeVisible();
  });

  it('are joined alone, with a new team or in one that takes people in, shown or not', async () => {
    const { asked, drawer } = await opened(challenge({ teams: [{ id: OTHER, teamName: 'Owls', members: 2 }] }));
    expect(await drawer.findByText('It is short')).toBeVisible();
    expect(drawer.getByText('Nobody who takes part lets it be seen.')).toBeVisible();
    await user.click(drawer.getByRole('radio', { name: 'In a team there is' }));
    await user.click(drawer.getByRole('combobox', { name: 'Team' }));
    await user.click(await screen.findByRole('option', { name: 'Owls (2 of 5)' }));
    await user.click(drawer.getByRole('checkbox', { name: /^Show my name/ }));
    await user.click(drawer.getByRole('button', { name: 'Take part' }));
    await told('You take part');
    expect(sent(asked, '/entry')).toEqual({ teamName: null, challengeEntryId: OTHER, shown: true });
  });

  it('take work in', async () => {
    const { asked, drawer } = await opened(challenge({ entry: entry(), may: { do: ['handIn', 'leave'] } }));
    await user.type(await drawer.findByRole('textbox', { name: /^My work/ }), 'A page');
    await user.click(drawer.getByRole('button', { name: 'Hand in' }));
    await told('Your work is handed in');
    expect(sent(asked, '/work')).toEqual({ work: 'A page' });
    await user.click(drawer.getByRole('button', { name: 'No longer take part' }));
    expect(await screen.findByText('Your work and what was said of it are gone.')).toBeVisible();
  });

  it('keep what was said until two works were looked at, and ask for that', async () => {
    const mine = entry({
      state: 'handed_in',
      work: 'A page',
      handedInAt: '2026-11-20T09:30:00Z',
      given: 1,
      received: 1,
    });
    const next = { challengeEntryId: OTHER, work: 'The page of somebody', criteria: ['It is short', 'It is true'] };
    const { asked, drawer } = await opened(challenge({ entry: mine, next, may: { do: ['review', 'leave'] } }));
    expect(await drawer.findByText('You read it once you have looked at 1 more work.')).toBeVisible();
    expect(drawer.getByText('The page of somebody')).toBeVisible();
    await user.click(drawer.getByRole('checkbox', { name: 'It is true' }));
    await user.type(drawer.getByRole('textbox', { name: /^What you saw/ }), 'Short and true');
    await user.click(drawer.getByRole('button', { name: 'Send' }));
    await told('Thank you: they read what you said');
    expect(sent(asked, '/reviews')).toEqual({ met: [2], words: 'Short and true' });
  });

  it('show what was said, the result, and who lets themselves be seen', async () => {
    const mine = entry({
      state: 'reviewed',
      work: 'A page',
      handedInAt: '2026-11-20T09:30:00Z',
      given: 2,
      received: 2,
      result: 75,
      reviews: [{ met: ['It is short'], unmet: ['It is true'], words: 'Shorter still' }],
      shown: true,
    });
    const row = {
      id: OTHER,
      teamName: 'Owls',
      names: ['Ada Lead'],
      state: 'reviewed' as const,
      result: 50,
      mine: false,
    };
    const { asked, drawer } = await opened(challenge({ entry: mine, board: [row], may: { do: ['review', 'leave'] } }));
    expect(await drawer.findByText('Not met: It is true')).toBeVisible();
    expect(drawer.getByText('75 %')).toBeVisible();
    expect(drawer.getByText('No work waits for you. One comes as soon as somebody else hands in.')).toBeVisible();
    const board = within(drawer.getByRole('list', { name: 'Who takes part' }));
    expect(board.getByText('Ada Lead')).toBeVisible();
    await user.click(drawer.getByRole('switch', { name: /^Show my name/ }));
    await told('Your name is no longer shown');
    expect(sent(asked, '/shown')).toEqual({ shown: false });
  });
});
