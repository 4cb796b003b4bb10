import { expect, IN_TURNS, test, type Page } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const history = (page: Page) => page.getByRole('region', { name: 'check-ins', exact: true });
const support = 'You do not have to carry this alone';

/** Gives every question of the open dialog the same answer. */
async function answerAll(page: Page, answer: string): Promise<void> {
  const options = page.getByRole('dialog').getByRole('radio', { name: answer, exact: true });
  for (const option of await options.all()) await option.check();
}

test(
  'somebody who never checked in does, is shown support, deletes the check-in and takes that back',
  IN_TURNS,
  async ({ open }) => {
    const page = await open('analyst@meridian.example');
    await page.goto('/wellness');
    await expect(page.getByText('Complexity to Clarity')).toBeVisible();
    await expect(page.getByText('No check-ins yet').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: support })).toBeHidden();

    await page.getByRole('button', { name: 'Start WHO-5 well-being' }).click();
    const dialog = page.getByRole('dialog', { name: 'WHO-5 well-being' });
    await dialog.getByRole('button', { name: 'Check in' }).click();
    await expect(dialog.getByText('Please choose an answer')).toHaveCount(5);
    await answerAll(page, 'Some of the time');
    await dialog.getByLabel('Note to myself').fill('A hard week');
    await dialog.getByRole('button', { name: 'Check in' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: support })).toBeVisible();
    await expect(page.getByText('Nobody was told.')).toBeVisible();
    await expect(page.getByText('Well-being 20', { exact: true }).first()).toBeVisible();

    await history(page)
      .getByRole('button', { name: /^Delete WHO-5/ })
      .click();
    await expect(page.getByText('A hard week')).toBeHidden();
    await expect(page.getByRole('heading', { name: support })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('A hard week')).toBeVisible();
    await expect(page.getByRole('heading', { name: support })).toBeVisible();

    await history(page)
      .getByRole('button', { name: /^Delete WHO-5/ })
      .click();
    await expect(page.getByText('No check-ins yet').first()).toBeVisible();
  },
);

test('the burnout check takes what people want to answer, and can be left out', IN_TURNS, async ({ open }) => {
  const page = await open('recruiter@meridian.example');
  await page.goto('/wellness');
  await page.getByRole('button', { name: 'Start Burnout check (CBI)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Burnout check (CBI)' });
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await expect(dialog.getByText('Please answer at least one question')).toBeVisible();
  const personal = dialog.getByRole('region', { name: 'Personal burnout' });
  for (const group of await personal.getByRole('radiogroup').all())
    await group.getByRole('radio', { name: 'Sometimes' }).check();
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Personal burnout 50', { exact: true }).first()).toBeVisible();

  const skip = page.getByRole('button', { name: 'Skip WHO-5 well-being' });
  if (await skip.isVisible()) await skip.click();
  await expect(skip).toBeHidden();
  await expect(page.getByText(/^Asked again on/)).toHaveCount(2);
});

test('a mood is noted with one tap and taken back with another', IN_TURNS, async ({ open }) => {
  const page = await open('multi@meridian.example');
  await page.goto('/wellness?instrument=mood');
  const rows = history(page).getByRole('button', { name: /^Delete Mood/ });
  await expect(rows.first()).toBeVisible();
  const before = await page.getByText(/^\d+ check-ins$/).textContent();
  await page.getByRole('button', { name: 'Very good' }).click();
  await expect(page.getByText('Noted: Very good')).toBeVisible();
  await expect(page.getByText(before!)).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(before!)).toBeVisible();
});

test('what people answer never leaves for anybody else: a manager sees averages, and makes a task of one', async ({
  open,
}) => {
  const page = await open('department.head@meridian.example');
  await page.goto('/wellness');
  await page.getByRole('tab', { name: 'Team' }).click();
  await expect(page).toHaveURL(/view=team/);
  await expect(page.getByText('Averages of at least 5 people', { exact: false })).toBeVisible();
  await page
    .getByRole('region', { name: 'Averages by team' })
    .getByRole('button', { name: 'Sales', exact: true })
    .click();
  await page.getByRole('button', { name: 'Add as task: Look at overdue tasks in Sales' }).click();
  await expectToast(page, 'Added to your tasks: Look at overdue tasks in Sales');
  await page.goto('/productivity?view=tasks&as=list&search=overdue+tasks+in+Sales');
  await expect(page.getByRole('button', { name: 'Look at overdue tasks in Sales' }).first()).toBeVisible();
});

test(
  'a team of too few people is not shown, and people without the permission have no such tab',
  IN_TURNS,
  async ({ open }) => {
    const manager = await open('hiring.manager@meridian.example');
    await manager.goto('/wellness?view=team');
    await expect(manager.getByRole('tab', { name: 'Team', selected: true })).toBeVisible();
    const rep = await open('sales.rep@meridian.example');
    await rep.goto('/wellness?view=team');
    await expect(rep.getByRole('heading', { name: 'How are you right now?' })).toBeVisible();
    await expect(rep.getByRole('tab')).toHaveCount(0);
    const small = await open('org.admin@northwind.example');
    await small.goto('/wellness?view=team');
    await expect(small.getByText('Not enough people to show this safely').first()).toBeVisible();
  },
);
