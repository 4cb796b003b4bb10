import { expectNobodyKeptOut } from '../support/axe.ts';
import { expect, test, type Page } from '../support/test.ts';
import { settled } from '../support/walker.ts';

test.describe.configure({ mode: 'parallel' });

type State = {
  readonly name: string;
  readonly path: string;
  readonly show?: (page: Page) => Promise<void>;
};

const dialog = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const openIncident = async (page: Page) => {
  await page.getByRole('button', { name: 'Encryption of files on a ward workstation' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
};

/** What the hub shows, part by part. */
const states: readonly State[] = [
  { name: 'a search that finds nothing', path: '/cyber/analyst/incidents?search=nothing+reads+like+this' },
  { name: 'an incident', path: '/cyber/analyst/incidents', show: openIncident },
  {
    name: 'a report that lacks everything',
    path: '/cyber/analyst/incidents',
    show: async (page) => {
      await dialog('Report incident')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click();
      await expect(page.getByText('Please say in a few words what happened')).toBeVisible();
    },
  },
  {
    name: 'a threat',
    path: '/cyber/analyst/intelligence',
    show: async (page) => {
      await page.getByRole('button', { name: 'View Details of Password spraying with names from leaks' }).click();
      await expect(page.getByRole('region', { name: 'Incidents' })).toBeVisible();
    },
  },
  { name: 'the import of a bundle', path: '/cyber/analyst/intelligence', show: dialog('Import STIX') },
  { name: 'a report to write', path: '/cyber/analyst/intelligence', show: dialog('Write report') },
];

for (const { name, path, show } of states)
  test(`${name} keeps nobody out, light, dark and narrow`, async ({ look }) => {
    const page = await look('analyst@meridian.example');
    await page.goto(path);
    await settled(page);
    await show?.(page);
    await expectNobodyKeptOut(page);
  });
