import { listRemaining } from '@talent-os/contracts/talent/applications';
import { call } from '../support/api.ts';
import { ofSpokenFor } from '../support/people.ts';
import { expect, IN_TURNS, test, type Page } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const RECRUITER = 'recruiter@meridian.example';
const MANAGER = 'hiring.manager@meridian.example';
const NURSE_MANAGER = 'nurse.manager@meridian.example';
test.use({ person: RECRUITER });

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const said = (page: Page, text: RegExp) =>
  expect(page.locator('[aria-live="assertive"]').filter({ hasText: text })).toBeAttached();

test('a recruiter moves somebody by keyboard, takes it back, and rejects with a reason that can be undone', async ({
  page,
}) => {
  await page.goto('/sales/talent/recruit?view=board');
  const first = column(page, 'Applied').getByRole('button').filter({ hasNotText: ofSpokenFor }).first();
  const name = (await first.locator('span').first().textContent())!;
  await first.focus();
  await page.keyboard.press('Space');
  await said(page, new RegExp(`^Picked up ${name} in Applied`));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await said(page, new RegExp(`${name} moved to Recruiter call`));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Move taken back');
  await column(page, 'Applied').getByRole('button', { name }).first().click();

  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByRole('region', { name: 'Match' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: `Reject ${name}` });
  await dialog.getByRole('button', { name: `Reject ${name}` }).click();
  await expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Skills below what the seat needs' }).click();
  await dialog.getByRole('button', { name: `Reject ${name}` }).click();
  await expect(drawer.getByText('Rejected', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Undo rejection' }).click();
  await expect(drawer.getByRole('button', { name: 'Put on hold' })).toBeVisible();
});

test(
  'several people move at once from the table, and whoever is left on a filled seat is rejected in one list',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    await page.goto('/talent/recruit/pipeline?view=table&stage=applied&sort=appliedAt:desc');
    const all = page.getByRole('region', { name: 'applicants' }).locator('tbody tr');
    const rows = all.filter({ hasNotText: 'on hold' }).filter({ hasNotText: ofSpokenFor });
    await rows.nth(0).getByRole('checkbox').check();
    await rows.nth(1).getByRole('checkbox').check();
    await page.getByRole('group', { name: 'Chosen applicants' }).getByRole('button', { name: 'Move to…' }).click();
    const move = page.getByRole('dialog', { name: 'Move 2 applicants' });
    await move.getByRole('combobox', { name: 'Stage' }).click();
    await page.getByRole('option').nth(2).click();
    await move.getByRole('button', { name: /^Move 2 to/ }).click();
    await said(page, /^2 people moved to/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Move taken back');

    await page.getByRole('button', { name: 'Review the list' }).click();
    const list = page.getByRole('dialog', { name: 'Still in the pipeline of a filled seat' });
    await list.getByRole('checkbox').first().uncheck();
    const [kept, ...others] = await list.getByRole('listitem').locator('label').allInnerTexts();
    await list.getByRole('button', { name: /^Reject \d+ of \d+$/ }).click();
    await expect(list).toBeHidden();
    // A seat that is filled meanwhile leaves more people behind.
    await expect(page.getByText(/^\d+ (person is|people are) still in the pipeline/)).toBeVisible();
    const { items } = await call(address, await sessionOf(RECRUITER), listRemaining, {});
    expect(items.map(({ personName }) => personName)).toContain(kept);
    expect(items.filter(({ personName }) => others.includes(personName))).toEqual([]);
  },
);

test(
  'a hiring manager sees own positions with their funnel, and opens the pipeline of one',
  IN_TURNS,
  async ({ open }) => {
    const page = await open(MANAGER);
    await page.goto('/talent/recruit');
    await expect(page.getByRole('heading', { name: 'Funnel' })).toBeVisible();
    const position = page.getByRole('region', { name: 'positions' }).locator('tbody a').first();
    const title = (await position.textContent())!;
    await position.click();
    await expect(page).toHaveURL(/position=/);
    await expect(page.locator('[data-filter-chip]').filter({ hasText: `Position is ${title}` })).toBeVisible();
  },
);

test('healthcare recruitment says of every nurse whether the licence was verified', IN_TURNS, async ({ open }) => {
  const page = await open(NURSE_MANAGER);
  await page.goto('/healthcare/talent/recruit?view=table');
  await expect(page.getByText('License verified at the source').first()).toBeVisible();
  await page.goto('/sales/talent/recruit');
  await expect(page.getByText('Access denied to Sales platform')).toBeVisible();
});
