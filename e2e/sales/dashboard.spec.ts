import { getMarketplace } from '@talent-os/contracts/talent/marketplace';
import { call } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { settled } from '../support/walker.ts';

const path = '/sales/dashboard';
const cards = [
  'Open Positions',
  'Active Positions',
  'Available Opportunities',
  'Career Opportunities',
  'Internal Opportunities',
];
const expected: Readonly<Record<string, { readonly cards: readonly string[]; readonly actions: readonly string[] }>> = {
  'sales.rep@meridian.example': {
    cards: ['Career Opportunities', 'Internal Opportunities'],
    actions: ['Find Opportunities', 'View Performance'],
  },
  'hiring.manager@meridian.example': { cards: ['Open Positions'], actions: ['Create Position'] },
  'recruiter@meridian.example': { cards: ['Active Positions'], actions: [] },
  'candidate@meridian.example': { cards: ['Available Opportunities'], actions: [] },
};

for (const [person, { cards: mine, actions }] of Object.entries(expected))
  test(`${person} sees the marketplace from their side only`, async ({ open, address, sessionOf }) => {
    const page = await open(person);
    await page.goto(path);
    await settled(page);
    await expect(page.getByText('Welcome to your sales talent ecosystem')).toBeVisible();
    const terms = await page.getByRole('term').allInnerTexts();
    expect(terms.filter((term) => cards.includes(term))).toEqual(mine);
    for (const term of ['Primary Side', 'Active Roles', 'Industry Access']) expect(terms).toContain(term);
    await expect(page.getByRole('region', { name: 'Quick Actions' }).getByRole('link')).toHaveText([...actions]);

    const { collaboration } = await call(address, await sessionOf(person), getMarketplace, {});
    const block = page.getByRole('region', { name: 'Four-Sided Collaboration' });
    await expect(block.getByRole('definition')).toHaveText(Object.values(collaboration).map(String));
  });

test('quick actions and counts lead to their screens', async ({ open }) => {
  const page = await open('sales.rep@meridian.example');
  await page.goto(path);
  await page.getByRole('link', { name: 'Find Opportunities' }).click();
  await expect(page.getByRole('heading', { name: 'Available Opportunities' })).toBeVisible();
  await page.goto(path);
  await page.getByRole('link', { name: 'View Performance' }).click();
  await expect(page.getByRole('heading', { name: 'Sales Performance' })).toBeVisible();
});
