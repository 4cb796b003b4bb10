import { expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { listPlanRows, PlanAnalytics, PlanAnalyticsRow } from '@talent-os/contracts/talent/plan-analytics';
import { screen, within } from '@testing-library/react';
import { answer, json } from '../../../../../test/answers';
import { me } from '../../../../../test/people';
import { showSignedIn } from '../../../../../test/signed-in';
import { Component } from './analytics.page';

const figures = (more: Partial<PlanAnalytics> = {}): PlanAnalytics =>
  fixtureOf(PlanAnalytics, {
    full: true,
    departments: ['Enterprise Sales'],
    vacancy: { part: 3, of: 24, percent: 12.5 },
    turnover: { left: 2, percent: 9.1 },
    voluntary: { left: 1, percent: 4.5 },
    regretted: { left: 0, percent: null },
    internal: { part: 1, of: 6, percent: 16.7 },
    cost: { planned: 0, actual: 0, percent: null },
    teams: [{ department: 'Enterprise Sales', seats: 24, vacant: 3, left: 2, planned: null, actual: null }],
    months: [{ month: '2026-11', vacancy: { part: 3, of: 24, percent: 12.5 }, headcount: 21, joined: 1, left: 0 }],
    ...more,
  });

const shown = (data: PlanAnalytics, address = '/talent/plan/analytics') => {
  answer({
    '/api/auth/me': json(me('HR_MANAGER')),
    '/api/talent/plan-analytics': json(data),
    '/api/talent/plan-analytics/rows': json(
      listPlanRows.output.parse({ items: [fixtureOf(PlanAnalyticsRow, { title: 'Account executive' })], total: 1 }),
    ),
  });
  showSignedIn([<Component key="page" />], address);
};

it('says vacancies, who left and what people cost, each with its rows', async () => {
  shown(figures());
  expect(await screen.findByRole('link', { name: '12.5%' })).toHaveAttribute(
    'href',
    '/talent/plan/analytics?figure=vacant',
  );
  expect(screen.getByText('3 of 24 seats')).toBeInTheDocument();
  expect(screen.getByText('Not enough people to show this safely')).toBeInTheDocument();
  expect(screen.getByText('no targets')).toBeInTheDocument();
});

it('needs one full month of data', async () => {
  shown(figures({ full: false }));
  expect(await screen.findByText('Needs one full month of data')).toBeInTheDocument();
});

it('opens what a figure counts, and names nobody who left', async () => {
  shown(figures(), '/talent/plan/analytics?figure=left');
  const drawer = await screen.findByRole('dialog', { name: 'People who left' });
  expect(await within(drawer).findByText('Account executive')).toBeInTheDocument();
});
