import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { getExcellence } from '@talent-os/contracts/sales/excellence';
import { ModuleMetric } from '@talent-os/contracts/sales/excellence-shapes';
import type { MetricKey } from '@talent-os/contracts/sales/excellence/metrics.data';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { Component } from './module.page';

const SELLER = '0192a000-0000-7000-8000-0000000000e1';
const figure = (metric: MetricKey, value: number): ModuleMetric =>
  fixtureOf(ModuleMetric, { metric, value, light: 'amber', n: 12, parts: [] });

function visit(
  role: 'SALES_REP' | 'DEPARTMENT_HEAD' | 'HIRING_MANAGER',
  module: ExcellenceModuleKey,
  metrics: { readonly items: readonly ModuleMetric[]; readonly missing: readonly MetricKey[] },
) {
  const at = `/api/sales/excellence/modules/${module}`;
  const asked = answer({
    '/api/auth/me': json(me(role)),
    '/api/sales/excellence/modules': json({ items: [] }),
    [at]: json(fixtureOf(getExcellence.output, { module, session: null, shown: null, own: null, runs: [] })),
    [`${at}/metrics`]: json(metrics),
    '/api/people': json({
      items: [{ id: SELLER, name: 'Jonah Prescott', title: 'Account executive', role: 'SALES_REP' }],
    }),
    '/api/sales/excellence/coaching': json({ coachingNoteId: SELLER }, 201),
  });
  showSignedIn([<Component key="page" />], `/excellence/${module}`);
  return asked;
}

describe('a module of sales excellence', () => {
  it('shows its figures as a tree of what leads to what, each once more below', async () => {
    visit('DEPARTMENT_HEAD', 'success', {
      items: [figure('quotaReached', 58), figure('coverage', 2.4), figure('activities', 9), figure('retention', 96)],
      missing: [],
    });
    const tree = await screen.findByRole('button', { name: /^Activities of a seller in the tree: 9/ });
    expect(tree.closest('ul')!.closest('li')).toHaveTextContent('Pipeline coverage');
    expect(
      within(screen.getByRole('region', { name: 'Customers kept' })).getByRole('button', { name: /96%/ }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'A customer left' })).toBeVisible();
  });

  it('says whose answer is missing instead of a figure', async () => {
    visit('SALES_REP', 'structure', {
      items: [figure('accountsPerSeller', 22)],
      missing: ['openSeats', 'sellersPerManager'],
    });
    const left = within(await screen.findByRole('list', { name: 'Figures left out' }));
    expect(left.getByText(/^Open seats: Talent did not answer/)).toBeVisible();
    expect(left.getByText(/^Sellers per manager: The directory of people did not answer/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Open seats' })).toBeNull();
  });

  it('lets a manager note how long a seller was coached', async () => {
    const asked = visit('DEPARTMENT_HEAD', 'competencies', { items: [figure('coachingHours', 4.5)], missing: [] });
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'Note coaching' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Note coaching' }));
    await person.click(dialog.getByRole('combobox', { name: 'Seller' }));
    await person.click(await screen.findByRole('option', { name: /Jonah Prescott/ }));
    await person.click(dialog.getByRole('button', { name: 'Note' }));
    await waitFor(() => expect(asked.some(({ url }) => url.endsWith('/coaching'))).toBe(true));
    const sent: unknown = JSON.parse(asked.find(({ url }) => url.endsWith('/coaching'))!.body!);
    expect(sent).toMatchObject({ sellerId: SELLER, minutes: 45 });
  });

  it('offers no note of coaching to who sells or reads', async () => {
    visit('SALES_REP', 'competencies', { items: [figure('coachingHours', 4.5)], missing: [] });
    expect(await screen.findByRole('region', { name: 'Coaching hours' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Note coaching' })).toBeNull();
  });
});
