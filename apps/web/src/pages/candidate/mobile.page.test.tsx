import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Notification } from '@talent-os/contracts/identity/notifications';
import { getMyJourney } from '@talent-os/contracts/talent/my-journey';
import { QuickPosition } from '@talent-os/contracts/talent/quick-apply';
import { answer, json, nothing } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component } from './mobile.page';

const user = userEvent.setup({ delay: null });
const [ONE, TWO] = ['0192a000-0000-7000-8000-0000000000a1', '0192a000-0000-7000-8000-0000000000a2'];
const open = (path: string, answers: Parameters<typeof answer>[0]) => {
  const asked = answer({ '/api/auth/me': json(me('CANDIDATE')), ...answers });
  showSignedIn(<Component />, path, { path });
  return asked;
};

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  act(dismiss);
});
afterEach(cleanup);

describe('quick apply', () => {
  const position = (more: Partial<QuickPosition>) =>
    fixtureOf(QuickPosition, { id: ONE, title: 'Coach', lacking: [], questions: 0, ...more });
  const QUICK = '/api/talent/quick-apply';

  it('applies by one tap, and takes it back in place', async () => {
    const asked = open('/candidate/mobile/quick-apply', {
      [QUICK]: ({ method }) =>
        method === 'GET' ? json({ items: [position({})], left: 9 }) : json({ applicationId: TWO }, 201),
      [`/api/talent/my-applications/${TWO}/withdraw`]: nothing(),
    });
    await user.click(await screen.findByRole('button', { name: 'Apply for Coach' }));
    const sent = await screen.findByRole('region', { name: 'You applied for Coach' });
    await user.click(within(sent).getByRole('button', { name: 'Take back' }));
    expect(asked.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
      QUICK,
      `/api/talent/my-applications/${TWO}/withdraw`,
    ]);
  });

  it('leads to the page of a position that asks for more, and stops at ten a day', async () => {
    open('/candidate/mobile/quick-apply', {
      [QUICK]: json({ items: [position({}), position({ id: TWO, title: 'Nurse', lacking: ['License'] })], left: 0 }),
    });
    expect(await screen.findByText('Must be held: License')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply for Coach' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', expect.stringContaining(TWO));
  });
});

describe('the mobile dashboard', () => {
  it('says what comes next and what is new, which is read by a button too', async () => {
    const message = fixtureOf(Notification, { id: ONE, title: 'An interview was moved', link: '/candidate/apply' });
    const asked = open('/candidate/mobile/dashboard', {
      '/api/talent/my-journey': json(fixtureOf(getMyJourney.output)),
      '/api/talent/my-applications': json({ items: [] }),
      '/api/notifications': json({ items: [message], total: 1, unread: 1, snoozed: 0, hubs: [] }),
      [`/api/notifications/${ONE}/read`]: nothing(),
    });
    await user.click(await screen.findByRole('button', { name: 'Mark An interview was moved as read' }));
    expect(asked.some(({ url }) => url === `/api/notifications/${ONE}/read`)).toBe(true);
  });
});
