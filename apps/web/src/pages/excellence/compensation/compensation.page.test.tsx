import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Output } from '@talent-os/contracts/define';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { usualTiers } from '@talent-os/contracts/sales/commission';
import { getCompensation } from '@talent-os/contracts/sales/compensation';
import { Statement, StatementDetail } from '@talent-os/contracts/sales/compensation-shapes';
import { getExcellence } from '@talent-os/contracts/sales/excellence';
import { answer, json, problem } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { Component } from './compensation.page';

const ID = '0192a000-0000-7000-8000-0000000000e1';
const API = '/api/sales/excellence/compensation';
const terms = { baseSalary: 9_000_000, targetVariable: 9_000_000, clawbackDays: 90, tiers: [...usualTiers] };
const plan = { compPlanId: ID, terms, currency: 'USD', effectiveFrom: '2026-10-01', version: 1, may: { do: [] } };
const plans = (draft: Output<typeof getCompensation>['roles'][number]['draft'] = null) => ({
  nextFrom: '2027-01-01',
  lastMonth: '2026-10',
  roles: [{ role: 'Enterprise', sellers: 3, inForce: plan, toCome: null, draft }],
});
const state = fixtureOf(getExcellence.output, {
  module: 'compensation',
  session: null,
  shown: null,
  own: null,
  runs: [],
});

const lines: StatementDetail['lines'] = [
  {
    rule: 'tier',
    tier: 1,
    multiplier: 150,
    dealId: ID,
    dealName: 'Bell rollout',
    accountName: 'Bell',
    on: '2026-10-06',
    share: 40,
    credit: 3_350_000,
    amount: 502_500,
  },
  {
    rule: 'left',
    tier: null,
    multiplier: null,
    dealId: ID,
    dealName: 'Mosswood pilot',
    accountName: 'Mosswood',
    on: '2026-10-12',
    share: null,
    credit: -2_400_000,
    amount: -240_000,
  },
];
const facts = {
  statementId: ID,
  userName: 'Jonah Prescott',
  month: '2026-10',
  role: 'Enterprise',
  status: 'published',
  problem: null,
  total: 262_500,
  quota: 22_500_000,
  disputeUntil: '2026-11-26',
  may: { to: [], do: ['dispute'] },
} as const;
const row = fixtureOf(Statement, { ...facts, may: { to: [], do: ['dispute'] } });
const detail = (more: Partial<StatementDetail> = {}) =>
  fixtureOf(StatementDetail, {
    ...facts,
    may: { to: [], do: ['dispute'] },
    terms,
    periods: 4,
    currency: 'USD',
    earlier: [],
    lines,
    dispute: null,
    ...more,
  });

function visit(
  role: 'SALES_REP' | 'DEPARTMENT_HEAD' | 'HIRING_MANAGER',
  path: string,
  more: Parameters<typeof answer>[0] = {},
) {
  const asked = answer({
    '/api/auth/me': json(me(role)),
    '/api/sales/excellence/modules/compensation': json(state),
    '/api/sales/excellence/modules/compensation/metrics': json({ items: [], missing: [] }),
    '/api/sales/excellence/assets': json({ items: [], total: 0 }),
    [API]: json(plans()),
    [`${API}/statements`]: json({ items: [row], total: 1 }),
    [`${API}/statements/${ID}`]: json(detail()),
    [`${API}/estimate`]: json({
      role: 'Enterprise',
      quota: 22_500_000,
      credit: 0,
      items: [
        {
          dealId: ID,
          dealName: 'Larkfield',
          accountName: 'Larkfield',
          share: null,
          mine: true,
          credit: 100,
          amount: 10,
        },
        {
          dealId: row.userId,
          dealName: 'Second site',
          accountName: 'Bell',
          share: 40,
          mine: false,
          credit: 40,
          amount: 4,
        },
      ],
    }),
    ...more,
  });
  showSignedIn([<Component key="page" />], path);
  return asked;
}
const PLANS = '/excellence/compensation?view=plans';
const STATEMENTS = '/excellence/compensation?view=statements';

describe('compensation of somebody who sells', () => {
  it('shows the plan they are paid by and what open deals would pay, with the share they have', async () => {
    visit('SALES_REP', PLANS);
    expect(await screen.findByText('Enterprise, today')).toBeVisible();
    expect(screen.getByText('× 1.5')).toBeVisible();
    const [own, shared] = (await screen.findAllByRole('row')).filter((one) =>
      /Larkfield|Second site/.test(one.textContent!),
    );
    expect(within(own!).getByRole('link', { name: 'Larkfield' })).toBeVisible();
    expect(within(shared!).getByRole('link', { name: 'Second site' })).toBeVisible();
    expect(within(shared!).getByText(/your share of 40%/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  });

  it('opens a statement line by line, and disputes it', async () => {
    const asked = visit('SALES_REP', `${STATEMENTS}&statement=${ID}`, {
      [`${API}/statements/${ID}/dispute`]: json({}),
    });
    const person = userEvent.setup();
    const drawer = await screen.findByRole('dialog', { name: /Jonah Prescott$/ });
    const [paid, back] = within(await within(drawer).findByRole('list', { name: 'Lines' })).getAllByRole('listitem');
    expect(paid).toHaveTextContent('$33,500 × 10% × 1.5, a share of 40%');
    expect(back).toHaveTextContent('Customer left');
    expect(back).toHaveTextContent('−$2,400');
    expect(within(drawer).queryByRole('button', { name: 'Answer the dispute' })).toBeNull();
    await person.click(within(drawer).getByRole('button', { name: 'Dispute this statement' }));
    await person.type(await screen.findByRole('textbox', { name: /What is wrong/ }), 'A deal is missing');
    await person.click(screen.getByRole('button', { name: 'Dispute' }));
    await waitFor(() => expect(asked.some(({ url }) => url.endsWith('/dispute'))).toBe(true));
    expect(JSON.parse(asked.find(({ url }) => url.endsWith('/dispute'))!.body!)).toMatchObject({
      text: 'A deal is missing',
    });
  });

  it('says that no statement is there, and when one will be', async () => {
    visit('SALES_REP', STATEMENTS, { [`${API}/statements`]: json({ items: [], total: 0 }) });
    expect(await screen.findByText('No statements yet')).toBeVisible();
    expect(screen.getByText('They are drafted on the first day of each month.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  });
});

describe('compensation of who decides about pay', () => {
  it('drafts a plan whose tiers begin where the one before ends, and says what is wrong with them', async () => {
    const asked = visit('DEPARTMENT_HEAD', PLANS, {
      [`${API}/plans/Enterprise`]: problem(422, 'comp.tiers', {
        errors: [{ field: 'tiers.1', message: 'A tier ends above where it begins' }],
      }),
    });
    const person = userEvent.setup();
    const form = await screen.findByRole('form', { name: 'Plan for Enterprise' });
    const ends = within(form).getByRole('textbox', { name: 'B ends at %' });
    await person.clear(ends);
    await person.type(ends, '90');
    await person.click(within(form).getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('A tier ends above where it begins')).toBeVisible();
    const sent = JSON.parse(asked.find(({ method }) => method === 'PUT')!.body!) as typeof terms;
    expect(sent.tiers.map(({ fromPct, toPct }) => [fromPct, toPct])).toEqual([
      [0, 100],
      [100, 90],
      [90, null],
    ]);
  });

  it('publishes a month after being asked, and answers a dispute', async () => {
    const disputed = detail({
      status: 'disputed',
      may: { to: [], do: ['resolve'] },
      dispute: {
        text: 'A deal is missing',
        at: '2026-11-13T09:00:00Z',
        answerBy: '2026-11-20',
        answer: null,
        answeredByName: null,
        answeredAt: null,
      },
    });
    const asked = visit('DEPARTMENT_HEAD', `${STATEMENTS}&statement=${ID}`, {
      [`${API}/statements/${ID}`]: json(disputed),
      [`${API}/statements/${ID}/resolve`]: json({}),
      [`${API}/statements/publish`]: json({ published: 3, kept: 1 }),
    });
    const person = userEvent.setup();
    const drawer = await screen.findByRole('dialog', { name: /Jonah Prescott$/ });
    expect(await within(drawer).findByText('A deal is missing')).toBeVisible();
    expect(within(drawer).getByText(/to be answered by/)).toBeVisible();
    await person.click(within(drawer).getByRole('button', { name: 'Answer the dispute' }));
    await person.type(await screen.findByRole('textbox', { name: /^Answer/ }), 'You are right');
    await person.click(screen.getByRole('button', { name: 'Answer' }));
    await waitFor(() =>
      expect(
        asked.filter(({ url }) => url.endsWith('/resolve')).map(({ body }) => JSON.parse(body!) as object),
      ).toMatchObject([{ answer: 'You are right', correction: 0 }]),
    );
  });

  it('reads why a statement stays a draft', async () => {
    const draft = fixtureOf(Statement, {
      ...facts,
      status: 'draft',
      problem: 'quota',
      attainment: null,
      may: { to: [], do: [] },
    });
    visit('DEPARTMENT_HEAD', STATEMENTS, { [`${API}/statements`]: json({ items: [draft], total: 1 }) });
    expect(await screen.findByText('No quota is set for the period')).toBeVisible();
    expect(screen.getByText('No quota set')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Publish Oct/ })).toBeEnabled();
  });
});

it('who only reads excellence sees the module, and nothing of what people are paid', async () => {
  const asked = visit('HIRING_MANAGER', STATEMENTS);
  expect(await screen.findByRole('heading', { level: 1, name: 'Compensation' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Statements' })).toBeNull();
  expect(asked.filter(({ url }) => url.startsWith(API))).toEqual([]);
});
