import { listAuditEvents, verifyTrail } from '@talent-os/contracts/audit/trail';
import type { Output } from '@talent-os/contracts/define';
import { listNotifications } from '@talent-os/contracts/identity/notifications';
import { createDeal, dealClosed, getDeal, listAccounts, moveDeal } from '@talent-os/contracts/sales/deals';
import { getPerformance, getTrend } from '@talent-os/contracts/sales/performance';
import { call, send } from './support/api.ts';
import { expectNotReloaded, markPage } from './support/page-marker.ts';
import type { Session } from './support/sessions.ts';
import { expect, test, type Page } from './support/test.ts';
import { dayFromNow } from './support/fixtures.ts';

// A sales representative whose figures no other journey changes.
const REP = 'multi@meridian.example';
const AMOUNT = 3_150_000;

type Board = {
  readonly won: (name: string) => ReturnType<Page['locator']>;
  readonly negotiation: (name: string) => ReturnType<Page['locator']>;
};

const dollars = (minor: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }).format(
    minor / 100,
  );
const percent = (value: number) => `${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(value)}%`;

const board = (page: Page): Board => {
  const card = (stage: string) => (name: string) =>
    page.locator(`[data-column="${stage}"] [data-card]`).filter({ hasText: name });
  return { won: card('closed_won'), negotiation: card('negotiation') };
};

/** A deal of the person that waits in negotiation, due in a week. */
async function dealInNegotiation(address: string, session: Session, name: string) {
  const { items } = await call(address, session, listAccounts, {});
  const account = items[0];
  if (!account) throw new Error('the person has no account to sell to');
  const closeDate = dayFromNow(7);
  const facts = { accountId: account.id, name, amount: AMOUNT, closeDate, source: 'Referral', competitor: null };
  let deal: Output<typeof moveDeal> = await call(address, session, createDeal, facts);
  for (const stage of ['qualified', 'proposal', 'negotiation'] as const)
    deal = await call(address, session, moveDeal, { dealId: deal.id, version: deal.version, stage });
  return deal;
}

/** Collects what a browser is told over its realtime connection. */
function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void frames.push(String(payload))));
  return frames;
}

const live = (page: Page) => expect(page.locator('[data-live="open"]')).toBeAttached();

test('a won deal reaches the figures, the colleagues and the audit chain, and nobody outside the organization', async ({
  open,
  sessionOf,
  address,
}) => {
  const rep = await sessionOf(REP);
  const name = `Fleet renewal ${Date.now()}`;
  const deal = await dealInNegotiation(address, rep, name);
  const before = await call(address, rep, getPerformance, {});
  const months = (await call(address, rep, getTrend, {})).months;

  const figures = await open(REP);
  await figures.goto('/sales');
  await expect(figures.getByRole('link', { name: `Monthly Revenue: ${dollars(before.monthlyRevenue)}` })).toBeVisible();
  await figures.getByRole('button', { name: 'Show as table' }).click();
  const last = figures.getByRole('row').last();
  await expect(last).toContainText(dollars(months.at(-1)?.revenue ?? 0));

  const colleague = await open('department.head@meridian.example');
  await colleague.goto('/sales/opportunities');
  await expect(board(colleague).negotiation(name)).toBeVisible();

  const stranger = await open('sales.rep@northwind.example');
  const heard = framesOf(stranger);
  await stranger.goto('/sales/opportunities');
  await expect(stranger.locator('[data-column="negotiation"]')).toBeVisible();

  for (const page of [figures, colleague, stranger]) {
    await live(page);
    await markPage(page);
  }

  const seller = await open(REP);
  await seller.goto('/sales/opportunities');
  await board(seller).negotiation(name).click();
  await seller
    .getByRole('region', { name: 'Move to another stage' })
    .getByRole('button', { name: 'Closed won' })
    .click();
  await seller
    .getByRole('dialog', { name: 'Close as won' })
    .getByRole('button', { name: 'Move to Closed won' })
    .click();
  await expect(seller.getByRole('dialog', { name: 'Close as won' })).toBeHidden();

  await test.step('the figures change where they are already open', async () => {
    const progress = ((before.currentRevenue + AMOUNT) / before.quotaTarget) * 100;
    await expect(figures.getByRole('link', { name: `Quota Progress: ${percent(progress)}` })).toBeVisible();
    const revenue = dollars(before.monthlyRevenue + AMOUNT);
    await expect(figures.getByRole('link', { name: `Monthly Revenue: ${revenue}` })).toBeVisible();
    await expect(figures.getByRole('link', { name: `Active Deals: ${before.activeDeals - 1}` })).toBeVisible();
    await expect(last).toContainText(dollars((months.at(-1)?.revenue ?? 0) + AMOUNT));
    await expect(last.getByRole('cell').last()).toHaveText(String((months.at(-1)?.deals ?? 0) + 1));
    await expectNotReloaded(figures);
  });

  await test.step('a colleague of the organization sees the card move, without reloading', async () => {
    await expect(board(colleague).won(name)).toBeVisible();
    await expect(board(colleague).negotiation(name)).toHaveCount(0);
    await expectNotReloaded(colleague);
  });

  await test.step('the leader of the team is notified of it, without reloading', async () => {
    await colleague.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
    await expect(colleague.getByRole('dialog', { name: 'Notifications' }).getByText(name)).toBeVisible();
    await expectNotReloaded(colleague);
  });

  await test.step('another organization sees nothing and is told nothing', async () => {
    const { accessToken } = await sessionOf('sales.rep@northwind.example');
    const answer = await send(address, accessToken, getDeal, { dealId: deal.id });
    expect(answer.status).toBe(404);
    // Of whatever else happens there, the journeys of that organization hear.
    expect(heard.filter((frame) => frame.includes('"event":"sales.deal'))).toEqual([]);
    await expect(stranger.getByText(name)).toHaveCount(0);
    const { items } = await call(address, await sessionOf('sales.rep@northwind.example'), listNotifications, {});
    expect(items.filter(({ message }) => message.includes(name))).toEqual([]);
    // The silence means something only if this connection does hear its own organization.
    await dealInNegotiation(address, await sessionOf('sales.rep@northwind.example'), 'Own deal of Northwind');
    await expect.poll(() => heard.some((frame) => frame.includes('sales.deal.moved'))).toBe(true);
    expect(heard.some((frame) => frame.includes(dealClosed.name))).toBe(false);
    await expectNotReloaded(stranger);
  });

  await test.step('the audit chain holds the event and verifies', async () => {
    const admin = await sessionOf('platform.admin@meridian.example');
    const findings = async (session: Session) =>
      (await call(address, session, listAuditEvents, { action: dealClosed.name })).items.filter(
        ({ subject }) => subject['dealId'] === deal.id,
      );
    await expect.poll(async () => (await findings(admin)).length).toBe(1);
    const [event] = await findings(admin);
    expect(event).toMatchObject({ actorId: rep.user.id, actorRole: 'SALES_REP', operation: moveDeal.name });
    const verdict = await call(address, admin, verifyTrail, {});
    expect(verdict).toMatchObject({ valid: true, fault: null });
    expect(verdict.events).toBeGreaterThan(0);
    expect(await findings(await sessionOf('org.admin@northwind.example'))).toEqual([]);
  });
});
