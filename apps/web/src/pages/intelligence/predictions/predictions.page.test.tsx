import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Predictions } from '@talent-os/contracts/intelligence/predictions';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component } from './predictions.page';

const rests = { n: 32, from: '2025-11-01', until: '2026-10-31', error: 1.25 };
const months = [
  { month: '2026-10', actual: 11, forecast: 10 },
  { month: '2026-11', actual: null, forecast: 10.6 },
];
const whole = fixtureOf(Predictions, {
  quarter: { from: '2026-07-01', until: '2026-09-30' },
  reading: false,
  hires: { ...rests, naiveError: 1.7, soFar: 8, months },
  fills: {
    ...rests,
    n: 24,
    days: 41,
    months,
  },
  credentials: {
    ...rests,
    n: 12,
    error: null,
    expected: null,
    ending: [
      { days: 30, count: 4 },
      { days: 60, count: 11 },
      { days: 90, count: 19 },
    ],
    months: months.map((one) => ({ ...one, forecast: null })),
  },
  clearances: null,
  away: true,
});

async function visit(told: Predictions) {
  answer({ '/api/auth/me': json(me('HR_MANAGER')), '/api/intelligence/predictions': json(told) });
  showSignedIn(<Component />, '/intelligence/predictions');
  await screen.findByRole('heading', { name: 'Predictions', level: 1 });
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  act(dismiss);
});

describe('predictions', () => {
  it('say what they rest on, and how far they missed', async () => {
    await visit(whole);
    const hires = await screen.findByRole('region', { name: 'Hires by month' });
    expect(within(hires).getByText(/About 11 hires expected this month, 8 so far/)).toBeVisible();
    expect(
      within(hires).getByText(/n 32 hires.*±1\.3 hires mean miss in the last quarter.*±1\.7 if one said/),
    ).toBeVisible();
  });

  it('lead to where the day of each open seat stands', async () => {
    await visit(whole);
    const fills = await screen.findByRole('region', { name: 'Days to fill' });
    expect(within(fills).getByText('A seat that opens today: about 41 days')).toBeVisible();
    expect(within(fills).getByRole('link', { name: 'When each open seat is filled' })).toHaveAttribute(
      'href',
      '/talent/plan/status?sort=forecastOn:asc',
    );
  });

  it('are hidden below twenty cases, and say what is away', async () => {
    await visit(whole);
    const cliff = await screen.findByRole('region', { name: 'Credential cliff' });
    expect(within(cliff).getByRole('link', { name: '11 in 60 days' })).toBeVisible();
    expect(within(cliff).getByText('What may be left to end is not shown yet')).toBeVisible();
    expect(screen.getByText('12 of 20 cases, not shown yet')).toBeVisible();
    expect(screen.getByText(/Clearances did not answer in time/)).toBeVisible();
  });

  it('say what they need where their reader may read none of it', async () => {
    await visit({ ...whole, hires: null, fills: null, credentials: null, clearances: null, away: false });
    expect(await screen.findByText('Nothing to predict from')).toBeVisible();
  });
});
