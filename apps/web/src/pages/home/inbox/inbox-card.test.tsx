import { beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InboxItem } from '@talent-os/contracts/inbox/shapes';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { setLiveState } from '../../../lib/live-state';
import { useActiveShortcuts } from '../../../lib/shortcuts';
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

const showInbox = (items: readonly InboxItem[]) => {
  answer({ '/api/auth/me': json(me('SALES_REP')), '/api/home/inbox': json({ items, missing: [], snoozed: 0 }) });
  showSignedIn(
    <>
      <InboxCard />
      <Listening />
    </>,
  );
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
