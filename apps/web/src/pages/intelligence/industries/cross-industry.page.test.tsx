import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getReadiness } from '@talent-os/contracts/cyber/readiness';
import { getIntelligence } from '@talent-os/contracts/cyber/threats';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { getUnits, Unit } from '@talent-os/contracts/healthcare/units';
import { Insight } from '@talent-os/contracts/intelligence/insights';
import { ModuleMetric } from '@talent-os/contracts/sales/excellence-shapes';
import { getSalesHeadcount } from '@talent-os/contracts/talent/headcount';
import { listOpenSeats } from '@talent-os/contracts/talent/open-seats';
import type { Industry } from '@talent-os/contracts/access/tables';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component } from './cross-industry.page';

const ROLE = '0192a000-0000-7000-8000-000000000004';
const several: readonly Industry[] = ['SALES', 'HEALTHCARE', 'CYBER'];
/** Somebody who has the role in these industries, and works in one. */
const head = (working: Industry, held = several) => {
  const told = me('DEPARTMENT_HEAD', working, { roleIndustries: [...held], compliances: ['HIPAA'] });
  const industryRoles = held.map((industry) => ({ roleId: ROLE, roleName: 'DEPARTMENT_HEAD' as const, industry }));
  return { ...told, user: { ...told.user, industryRoles } };
};

const missing = (date: string, count: number) => ({
  date,
  parts: [{ part: 'day' as const, required: 4, confirmed: 4 - count, pending: 0, free: count, missing: count }],
});
const units = fixtureOf(getUnits.output, {
  whole: true,
  units: [fixtureOf(Unit, { coverage: [missing('2026-11-20', 2), missing('2026-11-21', 1)] })],
});
const category = { category: 'PD' as const, name: 'Protection and Defense', covered: 3, single: 2, uncovered: 1 };

async function visit(person: ReturnType<typeof head>, items: readonly Insight[] = []) {
  answer({
    '/api/auth/me': json(person),
    '/api/intelligence/insights': json({ items, missing: [], readAt: '2026-11-20T09:00:00Z', rules: 9 }),
    '/api/talent/seats': json(fixtureOf(listOpenSeats.output, { totals: { open: 8, behind: 1, onHold: 0 } })),
    '/api/talent/headcount/sales': json(
      fixtureOf(getSalesHeadcount.output, {
        items: [
          {
            department: 'East',
            rampDays: 90,
            rampOf: 4,
            vacant: 2,
            vacantDays: 80,
            yearlyQuota: 1,
            quotaLost: 12_000_000,
          },
          {
            department: 'Desk',
            rampDays: null,
            rampOf: 0,
            vacant: 1,
            vacantDays: 9,
            yearlyQuota: null,
            quotaLost: null,
          },
        ],
      }),
    ),
    '/api/sales/excellence/modules/analytics/metrics': json({
      items: [fixtureOf(ModuleMetric, { metric: 'coverage', value: 2.36, light: 'amber', n: 41, parts: [] })],
      missing: [],
    }),
    '/api/healthcare/units': json(units),
    '/api/cyber/readiness': json(fixtureOf(getReadiness.output, { categories: [category], roles: [], mine: [] })),
    '/api/cyber/analyst/intelligence': json(fixtureOf(getIntelligence.output, { riskLevel: 'Medium' })),
  });
  showSignedIn(<Component />, '/intelligence/cross-industry');
  await screen.findByRole('heading', { name: 'Cross-industry', level: 1 });
  await screen.findByRole('region', { name: 'Across industries' });
  return (name: string) => within(screen.getByRole('region', { name }));
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  act(dismiss);
});

describe('the cards of the industries', () => {
  it('say of sales how far open deals and quotas go, and lead to where that is counted', async () => {
    const card = await visit(head('SALES'));
    const sales = card('Sales Intelligence');
    expect(await sales.findByRole('link', { name: 'Open seats: 8' })).toHaveAttribute(
      'href',
      '/talent/plan/status?industry=SALES&status=open',
    );
    expect(await sales.findByText('2.4')).toBeVisible();
    expect(sales.getByText('Pipeline coverage')).toBeVisible();
    expect(await sales.findByText('$120K')).toBeVisible();
  });

  it('say of healthcare how many people are missing', async () => {
    const card = await visit(head('HEALTHCARE'));
    expect(await card('Healthcare Intelligence').findByText('3')).toBeVisible();
  });

  it('say of cybersecurity which work roles nobody fills or one person alone', async () => {
    const card = await visit(head('CYBER'));
    const cyber = card('Cyber Intelligence');
    expect(await cyber.findByRole('link', { name: 'Work roles uncovered: 1' })).toHaveAttribute(
      'href',
      '/cyber?coverage=uncovered',
    );
    expect(cyber.getByRole('link', { name: 'Work roles on one person: 2' })).toHaveAttribute(
      'href',
      '/cyber?coverage=single',
    );
  });

  it('name what is most pressing there, and say what more shows in another role', async () => {
    const found = (id: string, industry: Industry) =>
      fixtureOf(Insight, { id, industry, title: `Matter ${id}`, link: '/talent/plan/status', plan: null });
    const items = ['1', '2', '3', '4'].map((id) => found(id, 'HEALTHCARE'));
    const card = await visit(head('SALES', ['SALES', 'HEALTHCARE']), items);
    const healthcare = card('Healthcare Intelligence');
    expect(healthcare.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Matter 1',
      'Matter 2',
      'Matter 3',
    ]);
    expect(healthcare.getByRole('link', { name: '4 insights' })).toHaveAttribute(
      'href',
      '/intelligence?industry=HEALTHCARE',
    );
    expect(healthcare.getByText(/switch your role/)).toBeVisible();
    expect(card('Sales Intelligence').queryByText(/switch your role/)).toBeNull();
    expect(card('Cyber Intelligence').getByText('You have no role in this industry.')).toBeVisible();
  });
});
