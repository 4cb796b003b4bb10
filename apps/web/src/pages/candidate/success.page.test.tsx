import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Role } from '@talent-os/contracts/access/tables';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { SuccessStory, WaitingStory } from '@talent-os/contracts/talent/community-stories';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json, nothing } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component as Stories } from './success.page';

const user = userEvent.setup({ delay: null });
const told = (text: string) => waitFor(() => expect(console.info).toHaveBeenCalledWith(`[SUCCESS] ${text}`));
const ID = '0192a000-0000-7000-8000-0000000000c1';
const TEXT =
  'I asked to follow somebody for a week before I changed, and what I saw was not what I had thought it was.';

beforeEach(() => {
  cleanup();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
  act(dismiss);
});

const story = (more: Partial<SuccessStory> = {}) =>
  fixtureOf(SuccessStory, {
    id: ID,
    title: 'From the ward',
    industry: 'HEALTHCARE',
    fromRole: 'Ward nurse',
    toRole: 'Nurse educator',
    months: 14,
    text: TEXT,
    helped: 'A week beside somebody',
    authorName: null,
    status: 'published',
    mine: false,
    note: null,
    may: { do: [] },
    ...more,
  });

type Shown = {
  readonly stories?: readonly SuccessStory[];
  readonly waiting?: readonly WaitingStory[];
  readonly role?: Role;
};
function show({ stories = [], waiting = [], role = 'SALES_REP' }: Shown = {}) {
  const asked = answer({
    '/api/auth/me': json(me(role)),
    '/api/talent/success-stories': (request) =>
      request.method === 'POST' ? json({ successStoryId: ID }, 201) : json({ items: stories, total: stories.length }),
    '/api/talent/waiting-stories': json({ items: waiting }),
    [`/api/talent/success-stories/${ID}`]: nothing(),
    [`/api/talent/success-stories/${ID}/decision`]: nothing(),
  });
  showSignedIn([<Stories key="page" />], '/candidate/community/success');
  return asked;
}
const sent = (asked: ReturnType<typeof show>, end: string) => {
  const found = asked.find(({ method, url }) => method !== 'GET' && url.endsWith(end));
  return found?.body ? (JSON.parse(found.body) as unknown) : undefined;
};

describe('success stories', () => {
  it('are none at first, and told with consent', async () => {
    const asked = show();
    expect(await screen.findByText('No stories yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tell your story' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tell your story' }));
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'From the ward');
    await user.type(dialog.getByRole('textbox', { name: 'Where it began' }), 'Ward nurse');
    await user.type(dialog.getByRole('textbox', { name: 'Where it led' }), 'Nurse educator');
    await user.click(dialog.getByRole('textbox', { name: /^Your story/ }));
    await user.paste(TEXT);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Please say that others may read it')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /^Everybody in the organization may read it/ }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await told('Thank you: somebody looks at your story');
    expect(sent(asked, '/success-stories')).toMatchObject({ text: TEXT, named: true, consents: true, helped: null });
  });

  it('are read with the way they took, and without a name where their author has none', async () => {
    show({ stories: [story()] });
    const rows = within(await screen.findByRole('list', { name: 'Stories' }));
    expect(rows.getByText('Ward nurse to Nurse educator · 14 months')).toBeVisible();
    expect(rows.getByText(TEXT)).toBeVisible();
    expect(rows.getByText(/^Not named · Healthcare/)).toBeVisible();
    expect(rows.queryByRole('button')).toBeNull();
  });

  it('are changed and taken back by who tells them', async () => {
    const note = 'Please leave the name of the ward out';
    const mine = story({ mine: true, status: 'returned', note, version: 3, may: { do: ['revise', 'withdraw'] } });
    const asked = show({ stories: [mine] });
    expect(await screen.findByText(`What was said of it: ${note}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change From the ward' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change From the ward' }));
    await user.click(dialog.getByRole('checkbox', { name: /^Everybody in the organization may read it/ }));
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    await told('Your story is looked at again');
    expect(sent(asked, `/${ID}`)).toMatchObject({ version: 3, named: false, months: 14 });
    await user.click(screen.getByRole('button', { name: 'Take back From the ward' }));
    const question = within(await screen.findByRole('dialog', { name: 'Take your story back?' }));
    await user.click(question.getByRole('button', { name: 'Take back' }));
    await told('Your story was taken back');
  });

  it('wait for who moderates or administers', async () => {
    const waiting = fixtureOf(WaitingStory, {
      id: ID,
      title: 'From the ward',
      authorName: 'Ada Lead',
      named: false,
      version: 2,
    });
    const asked = show({ waiting: [waiting], role: 'ORGANIZATION_ADMIN' });
    expect(await screen.findByText(/Ada Lead, not named to others/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tell your story' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Send it back' }));
    await user.type(screen.getByRole('textbox', { name: /^What Ada Lead reads/ }), 'What was hard?');
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    await told('The story was sent back');
    expect(sent(asked, '/decision')).toEqual({ decision: 'return', note: 'What was hard?', version: 2 });
  });
});
