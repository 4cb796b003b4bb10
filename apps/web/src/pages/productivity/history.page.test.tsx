import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answer, json, nothing, type AskedCall } from '../../../test/answers';
import { ids, stored } from '../../../test/chat';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { setPanel, currentPanel } from '@/features/chat/panel';
import { Component } from './history.page';

const user = userEvent.setup({ delay: null });
const SESSIONS = '/api/chat/sessions';
const ONE = `${SESSIONS}/${ids.session}`;
const DELETED = '/api/chat/deleted-sessions';

const conversation = (id: string, content: string, updated_at: string) => ({
  id,
  hub_context: 'sales',
  hub_title: 'Sales Hub',
  page_context: 'general',
  page_title: 'Opportunities',
  created_at: updated_at,
  updated_at,
  messages: [
    {
      id: ids.question,
      role: 'user',
      content,
      timestamp: updated_at,
      hub_context: '',
      hub_title: '',
      page_context: '',
      page_title: '',
      user_id: ids.run,
    },
  ],
  metrics: { messages: 1, answers: 1, tools: 0, productivity: 0 },
});
const two = [
  conversation(ids.session, 'Which deals are stalled?', '2026-11-18T16:00:00.000Z'),
  conversation(ids.run, 'What is new?', '2026-11-17T16:00:00.000Z'),
];

const open = async (answers: Parameters<typeof answer>[0], path = '/productivity/history') => {
  const asked = answer({ '/api/auth/me': json(me('SALES_REP')), ...answers });
  showSignedIn(<Component />, path);
  await screen.findByRole('heading', { name: 'Conversation History' });
  return asked;
};
const listed = (asked: readonly AskedCall[]) =>
  asked.map(({ url }) => url).filter((url) => url.startsWith(`${SESSIONS}?`));
const choose = async (action: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Which deals are stalled?' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  sessionStorage.clear();
  localStorage.clear();
  act(() => setPanel({ open: false, sessionId: undefined }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the conversation history', () => {
  it('groups conversations by day, newest first, with their number', async () => {
    await open({ [SESSIONS]: json(two) });
    const days = await screen.findAllByRole('heading', { level: 2 });
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Wednesday, November 18, 2026',
      'Tuesday, November 17, 2026',
    ]);
    expect(screen.getAllByText('1 conversation')).toHaveLength(2);
  });

  it('is empty in the words of the specification', async () => {
    await open({ [SESSIONS]: json([]) });
    expect(await screen.findByText('No conversations yet')).toBeVisible();
    expect(screen.getByText('Start a conversation to see your history here.')).toBeVisible();
  });

  it('asks for the hub and the words in its address', async () => {
    const asked = await open({ [SESSIONS]: json([]) }, '/productivity/history?hub=sales&search=stalled');
    await screen.findByText('No results match your filters');
    expect(listed(asked)).toEqual([`${SESSIONS}?hubContext=sales&search=stalled&includeMetrics=true`]);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('No conversations yet');
    expect(listed(asked).at(-1)).toBe(`${SESSIONS}?includeMetrics=true`);
  });

  it('opens a conversation and goes on with it in the assistant', async () => {
    await open({ [SESSIONS]: json(two), [ONE]: json(stored({ content: '**Two** of them.' })) });
    await user.click(await screen.findByText('Which deals are stalled?'));
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('Two')).toBeVisible();
    await user.click(within(drawer).getByRole('button', { name: 'Continue in assistant' }));
    expect(currentPanel()).toMatchObject({ open: true, view: 'chat', sessionId: ids.session });
  });

  it('deletes after asking, and restores', async () => {
    const asked = await open({ [SESSIONS]: json(two), [ONE]: nothing, [`${ONE}/restore`]: nothing });
    await choose('Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete conversation?' });
    expect(dialog).toHaveTextContent('It can be restored for 30 days');
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(
      expect.arrayContaining([`DELETE ${ONE}`, `POST ${ONE}/restore`]),
    );
  });

  it('lists what was deleted lately, and brings it back', async () => {
    const deleted = {
      id: ids.session,
      question: 'Which deals are stalled?',
      hubTitle: 'Sales Hub',
      pageTitle: 'Opportunities',
      messages: 2,
      deletedAt: '2026-11-18T16:00:00.000Z',
      restorableUntil: '2026-12-18T16:00:00.000Z',
    };
    const asked = await open({ [SESSIONS]: json(two), [DELETED]: json([deleted]), [`${ONE}/restore`]: nothing });
    await user.click(screen.getByRole('button', { name: 'Deleted' }));
    await user.click(await screen.findByRole('button', { name: 'Restore Which deals are stalled?' }));
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toContain(`POST ${ONE}/restore`);
    await user.click(screen.getByRole('button', { name: 'All conversations' }));
    expect(await screen.findByRole('heading', { name: 'Conversation History' })).toBeVisible();
  });

  it('says that nothing was deleted', async () => {
    await open({ [SESSIONS]: json([]), [DELETED]: json([]) });
    await user.click(screen.getByRole('button', { name: 'Deleted' }));
    expect(await screen.findByText('No deleted conversations')).toBeVisible();
  });
});
