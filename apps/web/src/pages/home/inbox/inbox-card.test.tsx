import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InboxItem } from '@talent-os/contracts/inbox/shapes';
import { answer, json, type AskedCall } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { setLiveState } from '@/lib/live-state';
import { useActiveShortcuts } from '@/lib/shortcuts';
import { InboxCard } from './inbox-card';

const item = (id: string): InboxItem => ({
  id,
  kind: 'task',
  title: `Write ${id}`,
  reason: 'Your task',
  link: '/productivity?task=1',
  since: '2026-11-18T12:00:00Z',
  dueAt: null,
  group: 'week',
  actions: [],
});

const Listening = () => <output>{useActiveShortcuts().join(' ')}</output>;

const showInbox = (items: readonly InboxItem[], more: Parameters<typeof answer>[0] = {}) => {
  const inbox = json({ items, missing: [], snoozed: 0 });
  const asked = answer({ '/api/auth/me': json(me('SALES_REP')), '/api/home/inbox': inbox, ...more });
  showSignedIn(
    <>
      <InboxCard />
      <Listening />
    </>,
  );
  return asked;
};

beforeEach(() => act(() => setLiveState('connecting')));

it('says whether rows come and go by themselves', async () => {
  showInbox([item('task:1')]);
  await screen.findByText('Write task:1');
  expect(screen.queryByText(/live/i)).toBeNull();
  act(() => setLiveState('open'));
  expect(screen.getByText('Live')).toBeVisible();
  act(() => setLiveState('paused'));
  expect(screen.getByText('Not live')).toBeVisible();
});

it('names its keys under the list and on the sheet of shortcuts', async () => {
  showInbox([item('task:1'), item('task:2')]);
  await screen.findByText('Write task:2');
  expect(screen.getByLabelText('Keys')).toHaveTextContent(/JKmove.*\?all shortcuts$/);
  expect(screen.getByText('next previous open act snooze takeBack')).toBeVisible();
  await userEvent.keyboard('jj');
  expect(screen.getByRole('listitem', { current: true })).toHaveTextContent('Write task:2');
  await userEvent.keyboard('k');
  expect(screen.getByRole('listitem', { current: true })).toHaveTextContent('Write task:1');
});

it('listens to no keys of rows where there are none', async () => {
  showInbox([]);
  await screen.findByText('Nothing is waiting for you');
  expect(screen.getByText('takeBack')).toBeVisible();
});

it('chooses a row once the pointer is let go, so that what was pressed is still under it', async () => {
  const approve = {
    label: 'Approve',
    operation: 'none',
    undoable: false,
    input: {},
    question: { title: 'Approve it?', text: 'For good.' },
    undo: null,
  };
  showInbox([item('task:1'), { ...item('task:2'), actions: [approve] }]);
  const button = await screen.findByRole('button', { name: 'Approve: Write task:2' });
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(button).toHaveFocus();
  expect(screen.queryByRole('listitem', { current: true })).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(screen.getByRole('listitem', { current: true })).toHaveTextContent('Write task:2');
  expect(await screen.findByText('For good.')).toBeVisible();
});

describe('what is taken back', () => {
  const TASK = '00000000-0000-4000-8000-000000000001';
  const MOVES = `/api/productivity/tasks/${TASK}/move`;
  const move = { operation: 'productivity.tasks.move', input: { taskId: TASK, version: 1, status: 'done' } };
  const undo = { operation: move.operation, input: { taskId: TASK, status: 'todo' }, answered: ['version'] };
  const done = { ...move, label: 'Done', undoable: true, undo, question: null };
  const first = { ...item('task:1'), actions: [done] };
  const statuses = (asked: readonly AskedCall[]) =>
    asked.filter(({ url }) => url === MOVES).map(({ body }) => JSON.parse(body!) as unknown);

  it('is the newest, by a key, also while the server has not answered yet', async () => {
    const answered = Promise.withResolvers<Response>();
    const asked = showInbox([first, item('task:2')], { [MOVES]: [() => answered.promise, json({ version: 3 })] });
    await screen.findByText('Write task:2');
    await userEvent.keyboard('je');
    await waitFor(() => expect(statuses(asked)).toHaveLength(1));
    expect(screen.queryByText('Write task:1')).toBeNull();
    await userEvent.keyboard('u');
    expect(statuses(asked)).toEqual([{ version: 1, status: 'done' }]);
    answered.resolve(json({ version: 2 }));
    expect(await screen.findByText('Write task:1')).toBeVisible();
    expect(statuses(asked)).toEqual([
      { version: 1, status: 'done' },
      { version: 2, status: 'todo' },
    ]);
    expect(screen.queryByText('Done: Write task:1')).toBeNull();
  });

  it('is nothing where what was done has failed', async () => {
    const answered = Promise.withResolvers<Response>();
    const asked = showInbox([first], { [MOVES]: () => answered.promise });
    await screen.findByText('Write task:1');
    await userEvent.keyboard('je');
    await waitFor(() => expect(statuses(asked)).toHaveLength(1));
    await userEvent.keyboard('u');
    answered.resolve(json({}, 500));
    expect(await screen.findByText('Write task:1')).toBeVisible();
    expect(statuses(asked)).toHaveLength(1);
  });
});
