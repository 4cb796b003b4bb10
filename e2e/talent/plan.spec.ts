import { listMyRequisitions } from '@talent-os/contracts/talent/requisitions';
import { call } from '../support/api.ts';
import { stateJourney, type ScreenState } from '../support/screen-states.ts';
import { expectNotReloaded, markPage } from '../support/page-marker.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';
import { growing } from '../support/questions.ts';
import { expect, IN_TURNS, test, type Page } from '../support/test.ts';
import { settled } from '../support/walker.ts';

const MANAGER = 'hiring.manager@meridian.example';
const HEAD = 'department.head@meridian.example';
const HR = 'hr.manager@meridian.example';

test.describe.configure({ mode: 'parallel' });

/** Approves a request on the board, from its drawer. */
async function approve(page: Page, title: string) {
  await page.goto(`/talent/plan/pipeline?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: new RegExp(title) }).click();
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('dialog', { name: 'Approve this request?' });
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(question).toHaveCount(0);
}

test('a gap becomes a request, department head and HR approve it, and its seats open', async ({
  open,
  address,
  sessionOf,
}) => {
  const title = unique('Account executive');
  const seats = await growing(await open(HR), { dataset: 'seat' });
  const page = await open(MANAGER);
  await page.goto('/talent/plan?search=Enterprise');
  await page.getByRole('button', { name: 'Set target of Enterprise Sales' }).click();
  const target = page.getByRole('dialog', { name: 'Target of Enterprise Sales' });
  await target.getByRole('textbox', { name: /^Seats in Q\d/ }).fill('60');
  await target.getByRole('button', { name: 'Set target' }).click();
  await page.getByRole('link', { name: 'Request seats for Enterprise Sales' }).click();

  await expect(page.getByRole('heading', { name: 'New request' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Team' })).toHaveValue('Enterprise Sales');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Seats' }).fill('2');
  await page.getByRole('textbox', { name: 'From' }).fill('100000');
  await page.getByRole('textbox', { name: 'To' }).fill('400000');
  await expect(page.getByText('Pay outside the band')).toBeVisible();
  await page.getByRole('textbox', { name: 'To' }).fill('150000');
  await expect(page.getByText('Pay outside the band')).toHaveCount(0);
  await page.getByLabel('Target start').fill(dayFromNow(60));
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('Please say why these seats are needed').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Justification' }).fill('Two territories have no owner.');
  await page.getByRole('combobox', { name: 'Location' }).fill('Boston');
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  const mine = page.getByRole('dialog', { name: title });
  await expect(mine.getByText('Department head: Victor Salgado')).toBeVisible();
  await expect(page.locator('[data-live="open"]')).toBeAttached();
  await markPage(page);

  await approve(await open(HEAD), title);
  await expect(mine.getByText('HR: Priya Raman')).toBeVisible();
  await approve(await open(HR), title);
  await expect(mine.getByText('2 seats', { exact: true })).toHaveCount(2);
  await expect(mine.getByText('Approved', { exact: true })).toHaveCount(3);
  await expectNotReloaded(page);
  const manager = await sessionOf(MANAGER);
  const { items } = await call(address, manager, listMyRequisitions, { search: title });
  expect(items).toMatchObject([{ status: 'approved', headcount: 2 }]);
  await test.step('the seats of the organization are two more', () => seats(2));
});

test('requests are a file for who may take them along', IN_TURNS, async ({ open }) => {
  const page = await open(HR);
  await page.goto('/talent/plan/pipeline?in=SALES');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^requests-.*\.csv$/);
  const rows = (await (await file.createReadStream()).toArray()).join('').trim().split('\r\n').slice(1);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toContain('Sales');

  const manager = await open(MANAGER);
  await manager.goto('/talent/plan/request');
  await settled(manager);
  await expect(manager.getByRole('button', { name: 'Export CSV' })).toBeHidden();
});

const states: readonly ScreenState[] = [
  {
    person: HEAD,
    path: '/talent/plan',
    name: 'the plan with a target to set',
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Set target of/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    person: HR,
    path: '/talent/plan/pipeline',
    name: 'a request that waits',
    show: async (page) => {
      await page.getByRole('region', { name: 'In approval' }).getByRole('button').first().click();
      await expect(page.getByRole('region', { name: 'Approvals' })).toBeVisible();
    },
  },
  { person: MANAGER, path: '/talent/plan/request', name: 'my requests' },
  {
    person: MANAGER,
    path: '/talent/plan/request?new=request&department=Sales+Engineering',
    name: 'a request that lacks everything',
    show: async (page) => {
      await page.getByRole('button', { name: 'Add requirement' }).click();
      await page.getByRole('button', { name: 'Submit for approval' }).click();
      await expect(page.getByText('Please enter a title').first()).toBeVisible();
    },
  },
  { person: HEAD, path: '/sales/talent/plan', name: 'the plan of sales' },
  { person: 'nurse.manager@meridian.example', path: '/healthcare/talent/plan', name: 'the plan of healthcare' },
];

for (const state of states) test(...stateJourney(state));
