import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import type { CoachThread } from '@talent-os/contracts/chat/coach';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Goal } from '@talent-os/contracts/productivity/goals';
import { Task } from '@talent-os/contracts/productivity/tasks';
import { answer, json, nothing } from '../../../test/answers';
import { ids, message, openStream, taken } from '../../../test/chat';
import { me } from '../../../test/people';
import { resetAssistant } from '../../../test/reset-assistant';
import { showSignedIn } from '../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component } from './coach.page';

const user = userEvent.setup({ delay: null });
const PATH = '/candidate/ai/coach';
const LIST = '/api/chat/coach-threads';
const ID = '0192a000-0000-7000-8000-0000000000a1';
const GOAL = '0192a000-0000-7000-8000-0000000000a2';
const SESSION = `/api/chat/sessions/${ids.session}`;
const thread: CoachThread = {
  id: ID,
  sessionId: ids.session,
  goal: 'Lead a team',
  startedAt: '2026-11-20T10:00:00.000Z',
  messages: 1,
  keptAt: null,
  endsAt: '2026-11-21T10:00:00.000Z',
};
const said = [
  message({ content: 'What first?' }),
  message({
    id: ids.answer,
    role: 'assistant',
    parentId: ids.question,
    content: 'Ask two people who lead. Then write down what they say.',
    mode: 'platform-data',
  }),
];

function open(threads: readonly CoachThread[], search = '') {
  const asked = answer({
    '/api/auth/me': json(me('SALES_REP')),
    '/api/audio/capabilities': json({ configured: false, converts: true }),
    [LIST]: ({ method }) =>
      method === 'GET' ? json({ items: threads }) : json({ coachThreadId: ID, sessionId: ids.session }, 201),
    [`${LIST}/${ID}/kept`]: nothing(),
    [`${LIST}/${ID}`]: nothing(),
    '/api/talent/targets': json({ items: [] }),
    '/api/productivity/goals': json({
      items: [fixtureOf(Goal, { id: GOAL, title: 'Lead a team', status: 'active' })],
      total: 1,
    }),
    '/api/productivity/tasks': json(fixtureOf(Task), 201),
    '/api/chat/messages': () => json(taken, 202),
    [`/api/chat/runs/${ids.run}/events`]: () => openStream().response,
    [SESSION]: json({ id: ids.session, leafId: ids.answer, activeRunId: null, messages: said }),
  });
  showSignedIn([<Component key="page" />], `${PATH}${search}`, { path: PATH });
  return asked;
}
const sent = (asked: ReturnType<typeof open>, method: string) =>
  asked.filter((one) => one.method === method).map(({ url, body }) => [url, JSON.parse(body ?? '{}') as object]);

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  resetAssistant();
  act(dismiss);
});
afterEach(cleanup);

it('begins with a goal', async () => {
  const asked = open([]);
  expect(await screen.findByText('Choose what to talk about')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Talk about it: Lead a team' }));
  expect(sent(asked, 'POST')).toEqual([[LIST, { goal: 'Lead a team' }]]);
});

it('talks in the thread of the goal, and says that no model answers', async () => {
  const asked = open([thread], `?thread=${ID}`);
  expect(await screen.findByText('What first?')).toBeVisible();
  expect(screen.getByText('No AI model configured: answers come from platform data')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'And then?{Enter}');
  await waitFor(() => expect(sent(asked, 'POST').length).toBe(1));
  const [[url, body] = []] = sent(asked, 'POST');
  expect([url, body]).toEqual([
    '/api/chat/messages',
    expect.objectContaining({
      content: 'And then?',
      sessionId: ids.session,
      pageTitle: 'Coach: Lead a team',
      path: PATH,
    }),
  ]);
});

it('keeps a thread, and ends one once that is meant', async () => {
  const asked = open([thread], `?thread=${ID}`);
  await user.click(await screen.findByRole('switch', { name: 'Keep' }));
  expect(sent(asked, 'PUT')).toEqual([[`${LIST}/${ID}/kept`, { kept: true }]]);
  await user.click(screen.getByRole('button', { name: 'End' }));
  const dialog = await screen.findByRole('dialog', { name: 'End this thread?' });
  await user.click(within(dialog).getByRole('button', { name: 'End thread' }));
  await waitFor(() => expect(sent(asked, 'DELETE').map(([url]) => url)).toEqual([`${LIST}/${ID}`]));
});

it('makes an advice a task of the goal', async () => {
  const asked = open([thread], `?thread=${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Save as task' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save as task' });
  expect(within(dialog).getByRole('textbox', { name: 'What is to be done?' })).toHaveValue('Ask two people who lead');
  await user.click(within(dialog).getByRole('button', { name: 'Save task' }));
  expect(sent(asked, 'POST')).toEqual([
    [
      '/api/productivity/tasks',
      expect.objectContaining({ goalId: GOAL, source: 'chat', link: `${PATH}?thread=${ID}` }),
    ],
  ]);
});
