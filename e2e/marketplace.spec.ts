import { getIntelligence, listThreats } from '@talent-os/contracts/cyber/threats';
import { getMarketplace } from '@talent-os/contracts/talent/marketplace';
import { call } from './support/api.ts';
import { expect, IN_TURNS, test } from './support/test.ts';
import { settled } from './support/walker.ts';

const cards = [
  'Open Positions',
  'Active Positions',
  'Available Opportunities',
  'Career Opportunities',
  'Internal Opportunities',
];

type Expected = {
  readonly path: string;
  readonly greeting: string;
  readonly cards: readonly string[];
  readonly actions: readonly string[];
};
const sales = { path: '/sales/dashboard', greeting: 'Welcome to your sales talent ecosystem' };
const healthcare = { path: '/healthcare/dashboard', greeting: 'Welcome to your healthcare talent ecosystem' };
const cyber = { path: '/cyber/dashboard', greeting: 'Welcome to your cyber talent ecosystem' };
const professional = ['Career Opportunities', 'Internal Opportunities'];
const expected: Readonly<Record<string, Expected>> = {
  'sales.rep@meridian.example': { ...sales, cards: professional, actions: ['Find Opportunities', 'View Performance'] },
  'hiring.manager@meridian.example': { ...sales, cards: ['Open Positions'], actions: ['Create Position'] },
  'recruiter@meridian.example': { ...sales, cards: ['Active Positions'], actions: ['Source Candidates'] },
  'candidate@meridian.example': { ...sales, cards: ['Available Opportunities'], actions: ['Find Opportunities'] },
  'nurse@meridian.example': { ...healthcare, cards: professional, actions: ['Find Opportunities'] },
  'nurse.manager@meridian.example': { ...healthcare, cards: ['Open Positions'], actions: ['Create Position'] },
  'analyst@meridian.example': { ...cyber, cards: professional, actions: ['Find Opportunities'] },
};

/** A figure stands before the words for what it counts. */
const beginning = (figure: number | string) => new RegExp(String.raw`^${figure}(?!\d)`);

for (const [person, { path, greeting, cards: mine, actions }] of Object.entries(expected))
  test(`${person} sees the marketplace from their side only`, IN_TURNS, async ({ look, address, sessionOf }) => {
    const page = await look(person);
    await page.goto(path);
    await settled(page);
    await expect(page.getByText(greeting)).toBeVisible();
    const terms = await page.getByRole('term').allInnerTexts();
    expect(terms.filter((term) => cards.includes(term))).toEqual(mine);
    for (const term of ['Primary Side', 'Active Roles', 'Industry Access']) expect(terms).toContain(term);
    const links = page.getByRole('region', { name: 'Quick Actions' }).getByRole('link');
    await expect(links).toHaveText([...actions]);

    const block = page.getByRole('region', { name: 'Four-Sided Collaboration' });
    // What others do meanwhile changes both.
    await expect(async () => {
      const { collaboration } = await call(address, await sessionOf(person), getMarketplace, {});
      const { activeFourWayPositions, pendingTransitions, mentorshipOpportunities } = collaboration;
      const figures = [activeFourWayPositions, pendingTransitions, mentorshipOpportunities].map(beginning);
      await expect(block.getByRole('definition')).toHaveText(figures, { timeout: 10_000 });
    }).toPass();
  });

test('an administrator reads of the industry whose dashboard it is', IN_TURNS, async ({ look }) => {
  const page = await look('org.admin@meridian.example');
  for (const { path, greeting } of [sales, healthcare, cyber, { ...healthcare, path: '/healthcare' }]) {
    await page.goto(path);
    await expect(page.getByText(greeting)).toBeVisible();
    await expect(page.locator('nav [aria-current=page]').filter({ hasText: / Dashboard$/ })).toBeVisible();
  }
});

test(
  'the cyber dashboard tells of threats, and leads to the details of each',
  IN_TURNS,
  async ({ look, address, sessionOf }) => {
    const analyst = 'analyst@meridian.example';
    const page = await look(analyst);
    await page.goto(cyber.path);
    const panel = page.getByRole('region', { name: 'Threat Intelligence' });
    const session = await sessionOf(analyst);
    await expect(async () => {
      const { newThreats, iocDetected, riskLevel, reportsGenerated } = await call(
        address,
        session,
        getIntelligence,
        {},
      );
      const figures = [newThreats, iocDetected, riskLevel, reportsGenerated].map(beginning);
      await expect(panel.getByRole('definition')).toHaveText(figures, { timeout: 10_000 });
    }).toPass();
    const { items } = await call(address, session, listThreats, {});
    await expect(panel.getByRole('listitem')).toHaveCount(5);
    await panel.getByRole('link', { name: `View Details of ${items[0]?.title}` }).click();
    await expect(page.getByRole('dialog', { name: items[0]?.title })).toBeVisible();
  },
);

test('quick actions and counts lead to their screens', IN_TURNS, async ({ look }) => {
  const page = await look('sales.rep@meridian.example');
  await page.goto(sales.path);
  await page.getByRole('link', { name: 'Find Opportunities' }).click();
  await expect(page.getByRole('heading', { name: 'Available Opportunities' })).toBeVisible();
  await page.goto(sales.path);
  await page.getByRole('link', { name: 'View Performance' }).click();
  await expect(page.getByRole('heading', { name: 'Sales Performance' })).toBeVisible();
});
