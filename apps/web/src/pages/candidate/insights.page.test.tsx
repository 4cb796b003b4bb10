import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import type { OwnInsight } from '@talent-os/contracts/talent/own-insights';
import { answer, json, nothing } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component } from './insights.page';

const user = userEvent.setup({ delay: null });
const PATH = '/candidate/ai/insights';
const LIST = '/api/talent/own-insights';
const gap: OwnInsight = {
  key: 'gap:Negotiation',
  kind: 'gap',
  title: '4 open positions ask for more Negotiation',
  reason: 'They ask for up to level 4; you are at 2',
  action: 'Find a course',
  link: '/candidate/learning/marketplace?search=Negotiation',
  actBy: null,
};
function open(items: readonly OwnInsight[]) {
  const asked = answer({
    '/api/auth/me': json(me('CANDIDATE')),
    [LIST]: json({ items }),
    [`${LIST}/dismissals`]: nothing(),
    [`${LIST}/restored`]: nothing(),
  });
  showSignedIn([<Component key="page" />], PATH, { path: PATH });
  return asked;
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  act(dismiss);
});
afterEach(cleanup);

it('says that nothing is new', async () => {
  open([]);
  expect(await screen.findByText('Nothing new this week')).toBeVisible();
});

it('leads to the screen to act on', async () => {
  open([gap, { ...gap, key: 'closing:1:2026-12-01', kind: 'closing', title: 'Coach', actBy: '2026-12-01' }]);
  expect(await screen.findByRole('link', { name: `Find a course: ${gap.title}` })).toHaveAttribute('href', gap.link);
  expect(screen.getByText(/Somebody is to begin on/)).toBeVisible();
});

it('puts one away', async () => {
  const asked = open([gap]);
  await user.click(await screen.findByRole('button', { name: `Dismiss ${gap.title}` }));
  const sent = asked.find(({ method }) => method === 'POST');
  expect([sent?.url, JSON.parse(sent?.body ?? '{}')]).toEqual([`${LIST}/dismissals`, { key: gap.key }]);
});
