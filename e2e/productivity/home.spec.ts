import { expectNobodyKeptOut } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { settled } from '../support/walker.ts';
import { call } from '../support/api.ts';
import { createTask, deleteTask } from '@talent-os/contracts/productivity/tasks';
import { dayFromNow, unique } from '../support/fixtures.ts';

test('the strip of the day leads from home to the most urgent task, and hears of it being gone', async ({
  open,
  sessionOf,
  address,
}) => {
  const person = 'hiring.manager@meridian.example';
  const session = await sessionOf(person);
  const task = await call(address, session, createTask, {
    title: unique('Call the board'),
    due: dayFromNow(-400),
    priority: 'urgent',
  });
  const page = await open(person);
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Today' });
  await expect(strip.getByRole('list', { name: 'Most urgent tasks' }).getByRole('listitem')).toHaveCount(5);
  await expect(strip.getByRole('list', { name: 'Check-ins and focus' })).toContainText('focus');
  await strip.getByRole('link', { name: task.title }).click();
  await expect(page).toHaveURL(/\/productivity\?.*task=/);
  await expect(page.getByRole('dialog').getByText(task.title).first()).toBeVisible();
  await page.goto('/');
  await expect(strip.getByRole('link', { name: task.title })).toBeVisible();
  await call(address, session, deleteTask, { taskId: task.id });
  await expect(strip.getByRole('link', { name: task.title })).toBeHidden();
});

test('the strip keeps nobody out, light, dark and narrow', async ({ open }) => {
  const page = await open('sales.rep@meridian.example', { reducedMotion: 'reduce' });
  await page.goto('/');
  await settled(page);
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('listitem').first()).toBeVisible();
  await expectNobodyKeptOut(page);
});
