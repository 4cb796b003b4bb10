import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Insight } from '@talent-os/contracts/intelligence/insights';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component } from './actions.page';

const TASK = '0192a000-0000-7000-8000-0000000000d1';
const found = (id: string, plan: Insight['plan']) =>
  fixtureOf(Insight, {
    id,
    rule: 'seatOpen',
    title: `Seat ${id}`,
    evidence: '74 days, the median of 31 seats is 41.',
    link: '/talent/plan/status',
    dueAt: null,
    plan,
  });
const taken = { at: '2026-11-20T00:00:00Z', mine: true, byName: 'Robin Ellis', taskId: TASK };

async function visit(items: readonly Insight[]) {
  answer({
    '/api/auth/me': json(me('DEPARTMENT_HEAD')),
    '/api/intelligence/insights': json({ items, missing: [], readAt: '2026-11-20T09:00:00Z', rules: 9 }),
  });
  showSignedIn(<Component />, '/intelligence/actions');
  await screen.findByRole('heading', { name: 'Actions', level: 1 });
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  act(dismiss);
});

describe('actions', () => {
  it('are what somebody has taken up, with who it is and the way to their task or to where one acts', async () => {
    const theirs = { ...taken, mine: false, byName: 'Dana Whitfield', taskId: null };
    await visit([found('1', null), found('2', taken), found('3', theirs)]);
    expect(await screen.findByRole('heading', { name: 'Taken up 2' })).toBeVisible();
    expect(screen.queryByText('Seat 1')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the task of “Seat 2”' })).toHaveAttribute(
      'href',
      `/productivity?task=${TASK}`,
    );
    expect(screen.getByText(/^On your list, taken up/)).toBeVisible();
    expect(screen.getByText(/^Dana Whitfield is on it, taken up/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open its pipeline: “Seat 3”' })).toBeVisible();
  });

  it('say how one comes to be where there is none', async () => {
    await visit([found('1', null)]);
    expect(await screen.findByText('Nothing taken up')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open insights' })).toHaveAttribute('href', '/intelligence');
  });
});
