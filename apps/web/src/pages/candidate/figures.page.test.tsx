import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { getOwnMarket, getOwnPlace, getOwnResponses, getOwnWay } from '@talent-os/contracts/talent/own-figures';
import { answer, json } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { Component } from './figures.page';

const ID = '0192a000-0000-7000-8000-0000000000e1';
const OTHER = '0192a000-0000-7000-8000-0000000000e2';
const open = (part: string, body: unknown, path = `/candidate/analytics/${part}`) => {
  const asked = answer({ '/api/auth/me': json(me('CANDIDATE')), [`/api/talent/own-figures/${part}`]: json(body) });
  showSignedIn(<Component />, path, { path });
  return asked;
};

afterEach(cleanup);

describe('the figures of a candidate', () => {
  it('tell the way of applications, and ask for one where there is none', async () => {
    open('journey', fixtureOf(getOwnWay.output, { applications: 0, stages: [] }));
    expect(await screen.findByText('Apply to see your journey')).toBeVisible();
    cleanup();
    const stages = [{ stage: 'applied' as const, reached: 3, days: 2.5 }];
    open(
      'journey',
      fixtureOf(getOwnWay.output, { applications: 3, running: 1, hired: 0, notChosen: 2, withdrawn: 0, stages }),
    );
    expect(await screen.findByRole('link', { name: '3' })).toHaveAttribute('href', '/candidate/apply');
  });

  it('say what positions of a title pay, and of how many', async () => {
    const target = { targetId: ID, title: 'Coach', industry: 'SALES' as const, positions: 4, named: 2 };
    open(
      'market',
      fixtureOf(getOwnMarket.output, {
        targets: [{ ...target, payFrom: 8_000_000, payTo: 9_000_000 }],
        months: [{ month: '2026-11', opened: 2 }],
        open: 1,
      }),
    );
    expect(await screen.findByText(/a year, of 2 positions/)).toBeVisible();
  });

  it('compare answers from five applications on', async () => {
    open('performance', fixtureOf(getOwnResponses.output, { applications: 2, resumes: [], practices: [] }));
    expect(await screen.findByText('Needs 5 applications')).toBeVisible();
    expect(screen.getByText('No practice yet')).toBeVisible();
  });

  it('say what a role is asked for, and set an alert for it', async () => {
    const target = { targetId: ID, title: 'Coach', industry: 'SALES' as const, opened: 3, before: 1, papers: [] };
    const targets = [{ ...target, skills: [{ name: 'Planning', seats: 2, before: 0 }] }];
    open('demand', { targets, until: '2026-11-20' }, '/candidate/discover/intelligence');
    expect(await screen.findByText('Rising')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Set alert for Coach' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Coach');
  });

  it('reckon when one is ready at another pace, where there is none of one’s own', async () => {
    const target = { targetId: ID, title: 'Coach', industry: 'SALES' as const, missing: 3 };
    open('pace', { targets: [target], pace: null, today: '2026-11-20' }, '/candidate/analytics/predictions');
    expect(await screen.findByText('3 levels to go')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Levels of skill a month' }));
    await userEvent.click(await screen.findByRole('option', { name: '1' }));
    expect(await screen.findByText(/^3 levels to go, ready around Feb 20, 2027/)).toBeVisible();
  });

  it('tell a share of past applications from twenty on', async () => {
    const item = { applicationId: ID, positionTitle: 'Coach', stage: 'Call' };
    const items = [
      { ...item, cases: 40, percent: 55 },
      { ...item, applicationId: OTHER, positionTitle: 'Lead', cases: 3, percent: null },
    ];
    open('predictions', { items, away: false }, '/candidate/ai/predictions');
    expect(await screen.findByRole('progressbar', { name: 'Moved on from Call' })).toBeVisible();
    expect(screen.getByText(/^Not enough history yet: 3 applications of 20/)).toBeVisible();
  });

  it('place nobody among too few', async () => {
    const target = { targetId: ID, title: 'Coach', industry: 'SALES' as const, readiness: 60, percentile: null };
    open('benchmarks', fixtureOf(getOwnPlace.output, { targets: [target] }));
    expect(await screen.findByText('Not enough people to show this safely')).toBeVisible();
  });
});
