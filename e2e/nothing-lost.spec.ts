import { card, dealIn, spoken } from './sales/support.ts';
import { unique } from './support/fixtures.ts';
import { countStrokes } from './support/strokes.ts';
import { expect, IN_TURNS, test } from './support/test.ts';
import { expectToast } from './support/toasts.ts';
import { settled } from './support/walker.ts';

const REP = 'sales.rep@meridian.example';
const MANAGER = 'hiring.manager@meridian.example';
const OFFLINE = "You're currently offline. Please check your internet connection and try again.";

test('without a connection a bar says so, a card goes back, what is loaded stays and what is not is explained', async ({
  open,
  address,
  sessionOf,
}) => {
  const name = unique('Offline deal');
  await dealIn(address, await sessionOf(REP), name);
  const page = await open(REP);
  await page.goto('/sales/opportunities');
  await expect(card(page, 'prospect', name)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();

  await card(page, 'prospect', name).focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expectToast(page, OFFLINE);
  await expect(spoken(page)).toHaveText(`${name} stays in Prospect.`);
  await expect(card(page, 'prospect', name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await page.getByRole('link', { name: /^Territory/ }).click();
  await expectToast(page, 'Territory is not loaded yet. It opens when you are back online.');
  await expect(page).toHaveURL(/\/sales\/opportunities$/);
  await expect(card(page, 'prospect', name)).toBeVisible();

  await page.context().setOffline(false);
  await expectToast(page, 'You are back online');
  await page.getByRole('link', { name: /^Territory/ }).click();
  await expect(page.getByRole('heading', { name: 'Territories', level: 1 })).toBeVisible();
});

test(
  'what was typed outlasts a tab and a reload, a draft may be incomplete, and a request says what it lacks',
  IN_TURNS,
  async ({ open }) => {
    const title = unique('Draft of a seat');
    const page = await open(MANAGER);
    await page.goto('/talent/plan/request?new=request');
    const field = page.getByRole('textbox', { name: 'Title' });
    await field.fill(title);
    await page.getByRole('navigation', { name: 'Talent' }).getByRole('link', { name: 'Request', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Leave this form?' });
    await question.getByRole('button', { name: 'Leave, keep draft' }).click();
    await page.getByRole('button', { name: 'New request' }).first().click();
    await expect(field).toHaveValue(title);
    await page.reload();
    await expect(field).toHaveValue(title);

    await page.getByRole('button', { name: 'Submit for approval' }).click();
    const faults = page.getByRole('region', { name: 'To fix' });
    await expect(faults.getByText('6 things to fix')).toBeVisible();
    await faults.getByRole('button', { name: /^Justification/ }).click();
    await expect(page.getByRole('textbox', { name: 'Justification' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Justification' })).toBeInViewport();

    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.goto(`/talent/plan/pipeline?search=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: new RegExp(title) }).focus();
    for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expectToast(page, `${title} stays a draft: 6 things to fill in before it can be sent`);
    await expect(faults.getByText('6 things to fix')).toBeVisible();
    await expect(field).toHaveValue(title);
  },
);

test('a task is added by three keystrokes beside its words, from wherever people are', IN_TURNS, async ({ open }) => {
  const page = await open(REP);
  await page.goto('/sales/opportunities');
  await settled(page);
  const title = unique('Call the buyer');
  const strokes = await countStrokes(page);
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Task' })).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expectToast(page, `${title} was added`);
  expect((await strokes()) - title.length).toBeLessThanOrEqual(3);
  await expect(page).toHaveURL('/sales/opportunities');
  await page.locator('[data-card]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Task' })).toHaveCount(0);
});
