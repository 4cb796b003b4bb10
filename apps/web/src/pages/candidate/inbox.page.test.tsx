import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import type { Output } from '@talent-os/contracts/define';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { getPreferences } from '@talent-os/contracts/identity/notification-preferences';
import { Notification, type listNotifications } from '@talent-os/contracts/identity/notifications';
import { answer, json, nothing } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component } from './inbox.page';

const user = userEvent.setup({ delay: null });
const ID = '0192a000-0000-7000-8000-0000000000a1';
const PATH = '/candidate/mobile/notifications';
const PREFERENCES = '/api/notifications/preferences';
const open = (items: Output<typeof listNotifications>['items']) => {
  const asked = answer({
    '/api/auth/me': json(me('CANDIDATE')),
    '/api/views': json({ items: [] }),
    '/api/notifications': json({ items, total: items.length, unread: items.length, snoozed: 0, hubs: [] }),
    [PREFERENCES]: ({ method }) =>
      method === 'GET' ? json(fixtureOf(getPreferences.output, { push: { available: false } })) : nothing(),
    [`/api/notifications/${ID}/read`]: nothing(),
  });
  showSignedIn(<Component />, PATH, { path: PATH });
  return asked;
};

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  act(dismiss);
});
afterEach(cleanup);

it('says that there is nothing, and why this phone is not told', async () => {
  open([]);
  expect(await screen.findByText('You are all caught up')).toBeVisible();
  expect(await screen.findByRole('switch', { name: /^Push notifications/ })).toBeDisabled();
  expect(screen.getByText('Push is not available on this installation.')).toBeVisible();
});

it('mutes what a notification is about, and takes it back', async () => {
  const asked = open([fixtureOf(Notification, { id: ID, title: 'An interview was moved', kind: 'application' })]);
  await user.click(await screen.findByRole('button', { name: 'Actions for An interview was moved' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mute Recruiting' }));
  expect(await screen.findByText('Recruiting muted in the app')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const changes = asked.filter(({ method }) => method === 'PATCH');
  expect(changes.map(({ body }) => JSON.parse(body ?? '{}'))).toEqual([
    { kind: 'application', channel: 'inApp', on: false },
    { kind: 'application', channel: 'inApp', on: true },
  ]);
});

it('mutes no notice of security', async () => {
  open([fixtureOf(Notification, { id: ID, title: 'A new sign-in', kind: 'security' })]);
  await user.click(await screen.findByRole('button', { name: 'Actions for A new sign-in' }));
  expect(await screen.findByRole('menuitem', { name: 'Mark as read' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /^Mute/ })).toBeNull();
});
