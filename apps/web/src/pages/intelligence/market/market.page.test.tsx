import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { MarketFamily } from '@talent-os/contracts/talent/market';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component } from './market.page';

const family = fixtureOf(MarketFamily, {
  jobFamily: 'Nursing',
  industry: 'HEALTHCARE',
  postings: 24,
  before: 18,
  applicantsPerSeat: 6.5,
  fills: 20,
  medianDays: 41,
  bands: 3,
  payFrom: null,
  payTo: null,
});

async function visit(families: readonly MarketFamily[]) {
  const market = {
    from: '2025-11-21',
    until: '2026-11-20',
    currency: 'USD',
    families,
    total: families.length,
    postings: families.reduce((sum, { postings }) => sum + postings, 0),
  };
  answer({ '/api/auth/me': json(me('RECRUITER')), '/api/intelligence/market': json(market) });
  showSignedIn(<Component />, '/intelligence/market');
  await screen.findByRole('heading', { name: 'Market', level: 1 });
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  act(dismiss);
});

describe('the market', () => {
  it('tells each figure with the cases it rests on', async () => {
    await visit([family]);
    const row = await screen.findByRole('row', { name: /Nursing/ });
    expect(row).toHaveTextContent(/24.*18.*6\.5.*n 24.*41.*n 20.*–.*n 3/);
  });

  it('of an organization without data says what is missing', async () => {
    await visit([]);
    expect(await screen.findByText(/^From 0 postings of your own organization/)).toBeVisible();
    expect(screen.getByText('No postings yet')).toBeVisible();
    expect(screen.getByText('Demand and pay show once positions were opened.')).toBeVisible();
    expect(screen.getByText('No licensed data')).toBeVisible();
  });
});
