import { getDeal, moveDeal, updateDeal } from '@talent-os/contracts/sales/deals';
import { call } from '../support/api.ts';
import { expect, IN_TURNS, test, type Page } from '../support/test.ts';
import { card, dealIn, spoken } from './support.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';

const REP = 'sales.rep@meridian.example';
test.use({ person: REP });

/** The board, narrowed to one deal. */
const boardOf = (page: Page, name: string) => page.goto(`/sales/opportunities?search=${encodeURIComponent(name)}`);

test(
  'a deal moves forward by keyboard, is announced, and can be undone',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    const name = unique('Keyboard deal');
    await dealIn(address, await sessionOf(REP), name);
    await boardOf(page, name);
    await card(page, 'prospect', name).focus();
    await page.keyboard.press('Space');
    await expect(spoken(page)).toContainText(`Picked up ${name} in Prospect`);
    await page.keyboard.press('ArrowRight');
    await expect(spoken(page)).toHaveText(`${name} over Qualified.`);
    await page.keyboard.press('Space');
    await expect(spoken(page)).toHaveText(`${name} moved to Qualified.`);
    await expect(card(page, 'qualified', name)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(card(page, 'prospect', name)).toBeFocused();
    await page.reload();
    await expect(card(page, 'prospect', name)).toBeVisible();
  },
);

test(
  'a card is dragged only to columns the rules permit, and stays there',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    const name = unique('Dragged deal');
    await dealIn(address, await sessionOf(REP), name);
    await boardOf(page, name);
    await drag(page, name, 'prospect', 'negotiation');
    await expect(card(page, 'prospect', name)).toBeVisible();
    await drag(page, name, 'prospect', 'qualified');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(page.locator('[data-column="qualified"]')).toContainText('$42K');
    await page.reload();
    await expect(card(page, 'qualified', name)).toBeVisible();
  },
);

async function drag(page: Page, name: string, from: 'prospect', to: 'qualified' | 'negotiation'): Promise<void> {
  const column = await page.locator(`[data-column="${to}"]`).boundingBox();
  await card(page, from, name).hover();
  await page.mouse.down();
  await page.mouse.move((column?.x ?? 0) + 60, (column?.y ?? 0) + 200, { steps: 15 });
  await expect(page.locator('[data-column="closed_won"]')).toHaveAttribute('data-possible', 'false');
  await page.mouse.up();
  await expect(page.locator('[data-possible]')).toHaveCount(0);
}

test('going back asks for a note, which the history keeps', IN_TURNS, async ({ page, address, sessionOf }) => {
  const name = unique('Returning deal');
  await dealIn(address, await sessionOf(REP), name, { stage: 'proposal' });
  await boardOf(page, name);
  await card(page, 'proposal', name).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move back' });
  await dialog.getByRole('button', { name: 'Move to Qualified' }).click();
  await expect(dialog.getByText('Moving a deal back needs a note')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Why does it go back?' }).fill('Budget moved to spring');
  await dialog.getByRole('button', { name: 'Move to Qualified' }).click();
  await expect(card(page, 'qualified', name)).toBeVisible();
  await card(page, 'qualified', name).click();
  const history = page.getByRole('dialog', { name }).getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('Proposal → Qualified');
  await expect(history.getByRole('listitem').first()).toContainText('Budget moved to spring');
});

test('losing asks for a reason, and a closed deal stays closed', IN_TURNS, async ({ page, address, sessionOf }) => {
  const name = unique('Lost deal');
  await dealIn(address, await sessionOf(REP), name, { stage: 'qualified' });
  await boardOf(page, name);
  await card(page, 'qualified', name).click();
  await page
    .getByRole('region', { name: 'Move to another stage' })
    .getByRole('button', { name: 'Closed lost' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Close as lost' });
  await dialog.getByRole('button', { name: 'Move to Closed lost' }).click();
  await expect(dialog.getByText('A lost deal needs a reason')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Loss reason' }).fill('They chose a cheaper product');
  await dialog.getByRole('button', { name: 'Move to Closed lost' }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.locator('dl').getByText('They chose a cheaper product')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Edit' })).toBeHidden();
  await expect(drawer.getByRole('region', { name: 'Move to another stage' })).toBeHidden();
});

test('winning asks for the day, which may not lie ahead', IN_TURNS, async ({ page, address, sessionOf }) => {
  const name = unique('Won deal');
  const session = await sessionOf(REP);
  const deal = await dealIn(address, session, name, { stage: 'negotiation' });
  await boardOf(page, name);
  await card(page, 'negotiation', name).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Close as won' });
  await expect(dialog.getByLabel('Close date')).toHaveValue(dayFromNow(0));
  await dialog.getByLabel('Close date').fill(dayFromNow(2));
  await dialog.getByRole('button', { name: 'Move to Closed won' }).click();
  await expect(dialog.getByText('A won deal needs a close date of today or earlier')).toBeVisible();
  await dialog.getByLabel('Close date').fill(dayFromNow(-1));
  await dialog.getByRole('button', { name: 'Move to Closed won' }).click();
  await expect(card(page, 'closed_won', name)).toBeVisible();
  expect(await call(address, session, getDeal, { dealId: deal.id })).toMatchObject({ closeDate: dayFromNow(-1) });
});

test('a deal without an amount cannot be won until it has one', IN_TURNS, async ({ page, address, sessionOf }) => {
  const name = unique('Deal for nothing');
  await dealIn(address, await sessionOf(REP), name, { stage: 'negotiation', amount: 0 });
  await boardOf(page, name);
  await card(page, 'negotiation', name).click();
  await page.getByRole('region', { name: 'Move to another stage' }).getByRole('button', { name: 'Closed won' }).click();
  await expect(page.getByText('A won deal needs an amount above zero')).toBeVisible();
  await page.getByRole('button', { name: 'Edit deal' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('1250.50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Deal saved');
  await expect(page.getByRole('dialog', { name }).getByText('$1,250.50')).toBeVisible();
});

test(
  'a move made on an older state is refused and the card goes where it is by now',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    const name = unique('Contested deal');
    const session = await sessionOf(REP);
    const deal = await dealIn(address, session, name);
    await page.routeWebSocket('**/api/realtime', () => undefined);
    await boardOf(page, name);
    await expect(card(page, 'prospect', name)).toBeVisible();
    await call(address, session, moveDeal, { dealId: deal.id, version: deal.version, stage: 'qualified' });
    await card(page, 'prospect', name).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expectToast(page, 'Someone else changed this in the meantime - it has been reloaded');
    await expect(card(page, 'qualified', name)).toBeVisible();
    await expect(card(page, 'prospect', name)).toHaveCount(0);
  },
);

test(
  'what was typed into a form stays when somebody else was faster',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    const name = unique('Edited deal');
    const session = await sessionOf(REP);
    const deal = await dealIn(address, session, name);
    const { name: _, amount: __, ...same } = deal;
    await page.routeWebSocket('**/api/realtime', () => undefined);
    await page.goto(`/sales/opportunities?deal=${deal.id}&edit=facts`);
    await page.getByRole('textbox', { name: 'Competitor' }).fill('Larkspur');
    const facts = {
      dealId: deal.id,
      version: same.version,
      name,
      amount: 900,
      closeDate: same.closeDate,
      source: same.source,
    };
    await call(address, session, updateDeal, { ...facts, competitor: null });
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Someone else changed this in the meantime - it has been reloaded');
    await expect(page.getByRole('textbox', { name: 'Competitor' })).toHaveValue('Larkspur');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Deal saved');
  },
);
