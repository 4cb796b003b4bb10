import { openDialog, stateJourney, type ScreenState } from '../support/screen-states.ts';
import { expect, test, type Page } from '../support/test.ts';

const openIncident = async (page: Page) => {
  await page.getByRole('button', { name: 'Encryption of files on a ward workstation' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
};

/** What the hub shows, part by part. */
const states: readonly ScreenState[] = [
  { name: 'a search that finds nothing', path: '/cyber/analyst/incidents?search=nothing+reads+like+this' },
  { name: 'an incident', path: '/cyber/analyst/incidents', show: openIncident },
  {
    name: 'a report that lacks everything',
    path: '/cyber/analyst/incidents',
    show: async (page) => {
      await openDialog('Report incident')(page);
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
  { name: 'the import of a bundle', path: '/cyber/analyst/intelligence', show: openDialog('Import STIX') },
  { name: 'a report to write', path: '/cyber/analyst/intelligence', show: openDialog('Write report') },
];

test.describe.configure({ mode: 'parallel' });
for (const state of states) test(...stateJourney(state, 'analyst@meridian.example'));
