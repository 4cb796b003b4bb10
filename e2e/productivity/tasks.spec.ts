import { getTask } from '@talent-os/contracts/productivity/tasks';
import { call } from '../support/api.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { card, someTask, spoken } from './support.ts';
import { unique } from '../support/fixtures.ts';

const REP = 'multi@meridian.example';
test.use({ person: REP });

test('a task moves by mouse, and the move is taken back', IN_TURNS, async ({ page, address, sessionOf }) => {
  const title = unique('Move me');
  await someTask(address, await sessionOf(REP), title);
  await page.goto(`/productivity?view=tasks&search=${encodeURIComponent(title)}`);
  const start = card(page, 'todo', title);
  await expect(start).toBeVisible();
  await start.hover();
  await page.mouse.down();
  const target = await page.locator('[data-column="in_progress"]').boundingBox();
  if (!target) throw new Error('no column to move to');
  await page.mouse.move(target.x + 60, target.y + 90, { steps: 8 });
  await page.mouse.move(target.x + 80, target.y + 120, { steps: 4 });
  await page.mouse.up();
  await expect(card(page, 'in_progress', title)).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'todo', title)).toBeVisible();
});

test('a task moves by keyboard, with words, and keeps the focus', IN_TURNS, async ({ page, address, sessionOf }) => {
  const title = unique('Keys');
  const session = await sessionOf(REP);
  const { id } = await someTask(address, session, title);
  await page.goto(`/productivity?view=tasks&search=${encodeURIComponent(title)}`);
  await card(page, 'todo', title).focus();
  await page.keyboard.press('Space');
  await expect(spoken(page)).toHaveText(new RegExp(`^Picked up ${title} in To do`));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(card(page, 'done', title)).toBeFocused();
  await expect(spoken(page)).toHaveText(`${title} moved to Done.`);
  expect((await call(address, session, getTask, { taskId: id })).status).toBe('done');
  await page.keyboard.press('Control+Z');
  await expect(card(page, 'todo', title)).toBeVisible();
});

test('a task is written down, changed and removed after a question, and another tab follows', async ({
  page,
  open,
}) => {
  const title = unique('Write it');
  const other = await open(REP);
  await other.goto('/productivity?view=tasks&as=list&sort=title:desc');
  await page.goto('/productivity');
  await page.getByRole('button', { name: 'Add task' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await expect(dialog.getByText('Please say what is to be done')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Task' }).fill(title);
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await expect(dialog).toHaveCount(0);
  await other.getByRole('searchbox', { name: 'Search tasks' }).fill(title);
  await expect(other.getByRole('button', { name: title })).toBeVisible();

  await page.goto(`/productivity?view=tasks&as=list&search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: title }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await drawer.getByRole('button', { name: 'Edit', exact: true }).click();
  await drawer.getByRole('textbox', { name: 'Notes' }).fill('With words');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('With words')).toBeVisible();
  await drawer.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove task?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No results match your filters')).toBeVisible();
  await expect(other.getByText('No results match your filters')).toBeVisible();
});
