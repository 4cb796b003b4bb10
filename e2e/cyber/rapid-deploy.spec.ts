import {
  confirmClearance,
  listClearances,
  ownClearance,
  reportClearance,
  withdrawClearance,
} from '@talent-os/contracts/cyber/clearance';
import { call } from '../support/api.ts';
import { stateJourney, type ScreenState } from '../support/screen-states.ts';
import { expect, test, type Page, IN_TURNS } from '../support/test.ts';
import { settled } from '../support/walker.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';

const MANAGER = 'org.admin@sentinel.example';
// Her clearance and her deployments are these journeys' own.
const ANALYST = 'yara.berg.12@sentinel.example';
const SCREEN = '/cyber/talent/rapid-deploy';

// One person accepts one deployment at a time: who is in two tests at once could not.
test.describe.configure({ mode: 'serial' });

/** Creates a request in the browser; it opens beside the list. */
async function ask(page: Page, location: string, clearance?: string) {
  await page.getByRole('button', { name: 'New request' }).click();
  const dialog = page.getByRole('dialog', { name: 'New rapid deployment' });
  await dialog.getByRole('combobox', { name: 'Work roles' }).fill('Incident Response');
  await page.getByRole('option', { name: 'Incident Response (PD-WRL-003)' }).click();
  await dialog.getByRole('textbox', { name: 'Location' }).fill(location);
  if (clearance) {
    await dialog.getByRole('combobox', { name: 'Needed clearance' }).click();
    await page.getByRole('option', { name: clearance }).click();
  }
  await dialog.getByRole('button', { name: 'Create request' }).click();
  return page.getByRole('dialog', { name: location });
}

test('a manager proposes, an analyst accepts, and deploying waits for a verified clearance', async ({
  open,
  address,
  sessionOf,
}) => {
  const [manager, analyst] = [await sessionOf(MANAGER), await sessionOf(ANALYST)];
  await call(address, analyst, withdrawClearance, {}).catch(() => undefined);
  const location = unique('Listening post');
  const theirs = await open(ANALYST);
  await theirs.goto(SCREEN);
  await settled(theirs);
  const page = await open(MANAGER);
  await page.goto(SCREEN);
  const held = (await call(address, analyst, ownClearance, {})).clearance?.currentLevel;
  expect(held, 'an installation that has verified the highest clearance has none above it to ask for').not.toBe(
    'ts_sci',
  );
  const drawer = await ask(page, location, 'TS/SCI');
  const showAll = drawer.getByRole('button', { name: /^Show all/ });
  await showAll.click();
  const row = drawer.getByRole('listitem').filter({ hasText: 'Yara Berg' });
  await expect(row.getByText('No sufficient clearance')).toBeVisible();
  await row.getByRole('button', { name: 'Propose Yara Berg' }).click();

  const mine = theirs.getByRole('listitem').filter({ hasText: location });
  await expect(mine.getByText('Proposed', { exact: true })).toBeVisible();
  await mine.getByRole('button', { name: `Accept ${location}` }).click();
  await expect(mine.getByText('Accepted', { exact: true })).toBeVisible();

  const proposed = drawer.getByRole('region', { name: 'Proposed' });
  await expect(proposed.getByText('Accepted', { exact: true })).toBeVisible();
  await proposed.getByRole('button', { name: 'Deploy Yara Berg' }).click();
  await page.getByRole('dialog', { name: 'Deploy Yara Berg?' }).getByRole('button', { name: 'Deploy' }).click();
  await expect(page.getByText('The clearance this needs is not verified')).toBeVisible();

  await call(address, analyst, reportClearance, {
    currentLevel: 'ts_sci',
    grantedDate: dayFromNow(-3),
    grantingAuthority: 'Department of Energy',
    expirationDate: null,
    investigationStatus: 'favorable',
    lastInvestigationClosed: dayFromNow(-20),
    questionnaireUpdated: null,
    accessEndedAt: null,
  });
  await proposed.getByRole('button', { name: 'Deploy Yara Berg' }).click();
  const asked = page.getByRole('dialog', { name: 'Deploy Yara Berg?' });
  await asked.getByRole('button', { name: 'Deploy' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByText('The clearance this needs is not verified').first()).toBeVisible();
  const { items } = await call(address, manager, listClearances, { waiting: 'true', search: 'Berg' });
  const clearance = items.find(({ userId }) => userId === analyst.user.id);
  await call(address, manager, confirmClearance, {
    clearanceId: clearance?.id ?? '',
    updateId: clearance?.waiting?.id ?? '',
  });
  await proposed.getByRole('button', { name: 'Deploy Yara Berg' }).click();
  await page.getByRole('dialog', { name: 'Deploy Yara Berg?' }).getByRole('button', { name: 'Deploy' }).click();
  await expect(drawer.getByText('1 of 1 found, 1 deployed')).toBeVisible();
  await expect(mine.getByText('Deployed', { exact: true })).toBeVisible();
});

test('an analyst declines with a reason, which the manager reads, who then cancels', IN_TURNS, async ({ open }) => {
  const location = unique('Night watch');
  const theirs = await open(ANALYST);
  await theirs.goto(SCREEN);
  const page = await open(MANAGER);
  await page.goto(SCREEN);
  const drawer = await ask(page, location);
  const showAll = drawer.getByRole('button', { name: /^Show all/ });
  await showAll.click();
  await drawer.getByRole('button', { name: 'Propose Yara Berg' }).click();
  await theirs.getByRole('button', { name: `Decline ${location}` }).click();
  const decline = theirs.getByRole('dialog', { name: `Decline ${location}?` });
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(decline.getByText('Please give a reason')).toBeVisible();
  await decline.getByRole('textbox', { name: 'Reason' }).fill('On leave');
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(decline).toHaveCount(0);

  await expect(drawer.getByText('On leave')).toBeVisible();
  await drawer.getByRole('button', { name: 'Cancel request' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this request?' });
  await cancel.getByRole('textbox', { name: 'Reason' }).fill('Not needed any more');
  await cancel.getByRole('button', { name: 'Cancel request' }).click();
  await expect(drawer.getByText('Not needed any more')).toBeVisible();
  await drawer
    .getByRole('button', { name: 'Close' })
    .click()
    .catch(() => page.keyboard.press('Escape'));
  await page.goto(`${SCREEN}?search=${encodeURIComponent(location)}`);
  await expect(page.getByText('No results match your filters')).toBeVisible();
  await page.goto(`${SCREEN}?status=cancelled&search=${encodeURIComponent(location)}`);
  await expect(page.getByRole('row').filter({ hasText: location }).getByText('Cancelled')).toBeVisible();
});

const states: readonly ScreenState[] = [
  { name: 'the requests', path: SCREEN },
  { name: 'a search for requests that finds nothing', path: `${SCREEN}?search=nothing+reads+like+this` },
  {
    name: 'a request with people who fit',
    path: `${SCREEN}?status=all`,
    show: async (page) => {
      await page.getByRole('button', { name: 'Frankfurt operations center' }).click();
      await expect(page.getByRole('region', { name: 'People who fit' }).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'a request that lacks everything',
    path: `${SCREEN}?new=request`,
    show: async (page) => {
      await page.getByRole('button', { name: 'Create request' }).click();
      await expect(page.getByText('Please choose a work role')).toBeVisible();
    },
  },
  { name: 'my proposals', person: 'analyst@sentinel.example', path: SCREEN },
];

for (const state of states) test(...stateJourney(state, MANAGER));
