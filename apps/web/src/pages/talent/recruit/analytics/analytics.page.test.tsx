import { expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { AnalyticsRow, listAnalyticsRows, RecruitAnalytics } from '@talent-os/contracts/talent/recruit-analytics';
import { AdverseImpact } from '@talent-os/contracts/talent/self-identification';
import { stageTypes } from '@talent-os/contracts/talent/pipeline';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json } from '../../../../../test/answers';
import { me } from '../../../../../test/people';
import { showSignedIn } from '../../../../../test/signed-in';
import { Component } from './analytics.page';

const share = (part: number, of: number) => ({
  part,
  of,
  percent: of < 5 ? null : Math.round((1000 * part) / of) / 10,
});
const figures = (more: Partial<RecruitAnalytics> = {}): RecruitAnalytics =>
  fixtureOf(RecruitAnalytics, {
    closed: 12,
    departments: ['Enterprise Sales'],
    timeToFill: { median: 41.5, n: 12 },
    timeToHire: { median: null, n: 4 },
    offers: share(12, 15),
    scorecards: share(1, 2),
    funnel: stageTypes.map((stage, at) => ({
      stage,
      reached: 40 - 5 * at,
      wentOn: stage === 'hired' ? null : share(35 - 5 * at, 40 - 5 * at),
    })),
    stays: [],
    months: [{ month: '2026-11', median: 41.5, n: 12 }],
    sources: [{ source: 'referral', yielded: share(2, 8) }],
    interviewers: [],
    ...more,
  });

const shown = (data: RecruitAnalytics, address = '/talent/recruit/analytics') => {
  answer({
    '/api/auth/me': json(me('RECRUITER')),
    '/api/talent/recruit-analytics': json(data),
    '/api/talent/adverse-impact': json(
      fixtureOf(AdverseImpact, {
        stages: [{ stage: 'screen', dimension: 'ethnicity', groups: [], hidden: 3 }],
      }),
    ),
    '/api/talent/recruit-analytics/rows': json(
      listAnalyticsRows.output.parse({
        items: [fixtureOf(AnalyticsRow, { personName: 'Ada Okafor', days: 30, counts: true })],
        total: 1,
      }),
    ),
  });
  showSignedIn([<Component key="page" />], address);
};

it('says every figure with how many it is made of, and hides what too few make', async () => {
  shown(figures());
  expect(await screen.findByText('41.5 days')).toBeInTheDocument();
  expect(screen.getByText(/12 hires/)).toBeInTheDocument();
  expect(screen.getAllByText('Not enough people to show this safely').length).toBeGreaterThanOrEqual(2);
  const steps = screen.getByRole('list', { name: 'Went on from each stage' });
  expect(within(steps).getByRole('link', { name: 'Went on from Applied: 87.5%' })).toHaveAttribute(
    'href',
    '/talent/recruit/analytics?figure=wentOn&part=applied',
  );
});

it('needs five closed positions, and says how many there are', async () => {
  shown(figures({ closed: 1 }));
  expect(await screen.findByText('Needs 5 closed positions')).toBeInTheDocument();
  expect(screen.getByText(/^1 position was filled here in this time/)).toBeInTheDocument();
  expect(screen.queryByText('Funnel')).toBeNull();
});

it('opens what a figure counts, each at its application', async () => {
  shown(figures(), '/talent/recruit/analytics?figure=fill');
  const drawer = await screen.findByRole('dialog', { name: 'Time to fill' });
  expect(await within(drawer).findByRole('link', { name: 'Ada Okafor' })).toBeInTheDocument();
  expect(within(drawer).getByText('30 days')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
