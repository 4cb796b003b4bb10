import { readFileSync } from 'node:fs';
import { getPerformance, getTrend } from '@talent-os/contracts/sales/performance';
import { call } from '../support/api.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';

const REP = 'sales.rep@northwind.example';
test.use({ person: REP });

test('every figure of the performance screen leads to what is behind it', async ({ page }) => {
  const behind = [
    ['Quota Progress', /\/sales\/opportunities\?view=table&stage=closed_won&closing=quota$/],
    ['Monthly Revenue', /\/sales\/opportunities\?view=table&stage=closed_won&closing=month$/],
    ['Active Deals', /\/sales\/opportunities\?view=table&open=true$/],
    ['Territory Size', /\/sales\/excellence\/territory$/],
  ] as const;
  for (const [label, address] of behind) {
    await page.goto('/sales');
    await page.getByRole('link', { name: new RegExp(`^${label}: `) }).click();
    await expect(page).toHaveURL(address);
  }
});

test('the trend can be read as a table with the same months', IN_TURNS, async ({ page, address, sessionOf }) => {
  const { months } = await call(address, await sessionOf(REP), getTrend, {});
  expect(months.length).toBeGreaterThanOrEqual(2);
  await page.goto('/sales/excellence/performance');
  await expect(page.getByRole('group', { name: /^Won revenue by month: / })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('row')).toHaveCount(months.length + 1);
});

test('the trend can be taken along as a picture and as a file of its figures', IN_TURNS, async ({ page }) => {
  const save = async (form: string) => {
    await page.getByRole('button', { name: 'Save Performance Trends' }).click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: form }).click(),
    ]);
    return [saved.suggestedFilename(), readFileSync(await saved.path())] as const;
  };
  await page.goto('/sales/excellence/performance');
  const [picture, png] = await save('Picture (PNG)');
  expect([picture, png.subarray(1, 4).toString()]).toEqual(['performance-trends.png', 'PNG']);
  const [file, csv] = await save('Figures (CSV)');
  expect([file, csv.toString('utf8').split('\r\n')[0]]).toEqual(['performance-trends.csv', '\uFEFFMonth,Revenue']);
});

test(
  'territories are listed with their badge, and a name leads to the territory',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    const { territories } = await call(address, await sessionOf(REP), getPerformance, {});
    await page.goto('/sales');
    const list = page.getByRole('region', { name: 'Territory Management' });
    await expect(list.getByRole('listitem')).toHaveCount(territories.length);
    for (const { name, status } of territories) {
      const row = list.getByRole('listitem').filter({ hasText: name });
      await expect(row.locator('[data-variant]')).toHaveAttribute(
        'data-variant',
        status === 'active' ? 'default' : 'secondary',
      );
    }
    const name = territories[0]?.name ?? '';
    await list.getByRole('link', { name }).click();
    await expect(page.getByRole('region', { name: 'territories' }).getByRole('link', { name })).toBeVisible();
  },
);

test(
  'without a quota, without last month and without two months of sales the screen says so',
  IN_TURNS,
  async ({ page }) => {
    await page.route('**/api/sales/rep/performance', async (route) => {
      const response = await route.fetch();
      const nothing = { quotaTarget: 0, quotaProgress: 0, revenueChange: null, territories: [] };
      await route.fulfill({ response, json: { ...(await response.json()), ...nothing } });
    });
    await page.route('**/api/sales/rep/trend', (route) => route.fulfill({ json: { months: [] } }));
    await page.goto('/sales');
    await expect(page.getByRole('link', { name: 'Quota Progress: No quota set' })).toBeVisible();
    await expect(page.getByText('nothing won by this day last month', { exact: true })).toBeVisible();
    await expect(page.getByText('Performance chart would be rendered here with real data')).toBeVisible();
    await expect(page.getByText('No territories assigned')).toBeVisible();
  },
);

test('beyond the quota the label says the true percentage while the bar is full', IN_TURNS, async ({ page }) => {
  await page.route('**/api/sales/rep/performance', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), quotaTarget: 1000, quotaProgress: 131.2 } });
  });
  await page.goto('/sales');
  await expect(page.getByRole('link', { name: 'Quota Progress: 131.2%' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Quota Progress' })).toHaveAttribute('aria-valuenow', '100');
});
