import { expectNotReloaded, markPage } from '../support/page-marker.ts';
import { getDeal } from '@talent-os/contracts/sales/deals';
import { card, dealIn } from '../sales/support.ts';
import { unique } from '../support/fixtures.ts';
import { call } from '../support/api.ts';
import { expect, IN_TURNS, test, type Page } from '../support/test.ts';
import { answers, askFor, opener, type Answer } from './support.ts';

const REP = 'sales.rep@meridian.example';
test.use({ person: REP });

/** The board with one deal, and the card of a proposal to move it on. */
async function proposed(page: Page, name: string): Promise<Answer> {
  await page.goto(`/sales/opportunities?search=${encodeURIComponent(name)}`);
  await expect(card(page, 'prospect', name)).toBeVisible();
  await markPage(page);
  await opener(page).click();
  const answer = await askFor(page, `Move the deal "${name}" to qualified`);
  await expect(answer).toContainText('Nothing happens until you approve it.');
  return answer.getByRole('region', { name: 'Move a deal to another stage' });
}

test('a change is shown as a card, is done when it is approved, and the screen behind shows it', async ({
  page,
  address,
  sessionOf,
}) => {
  const session = await sessionOf(REP);
  const name = unique('Approved deal');
  const deal = await dealIn(address, session, name);
  const proposal = await proposed(page, name);
  await expect(proposal.getByText('Qualified')).toBeVisible();
  await expect(proposal).toContainText(name);
  await expect(proposal).toContainText('Needs: Work with deals in Sales');
  await expect(proposal).toContainText(/Expires in (10:00|9:\d\d)/);
  await expect(card(page, 'prospect', name)).toBeVisible();
  await proposal.getByRole('button', { name: 'Approve' }).click();
  await expect(proposal).toContainText('Approved');
  await expect(proposal.getByRole('button')).toHaveCount(0);
  await expect(card(page, 'qualified', name)).toBeVisible();
  await expectNotReloaded(page);
  expect((await call(address, session, getDeal, { dealId: deal.id })).stage).toBe('qualified');
  await page.reload();
  await expect(answers(page).getByRole('region')).toContainText('Approved');
});

test('a change that is declined is not made, and its card says so', IN_TURNS, async ({ page, address, sessionOf }) => {
  const session = await sessionOf(REP);
  const name = unique('Declined deal');
  const deal = await dealIn(address, session, name);
  const proposal = await proposed(page, name);
  await proposal.getByRole('button', { name: 'Decline' }).click();
  await expect(proposal).toContainText('Declined. Nothing was changed.');
  await expect(card(page, 'prospect', name)).toBeVisible();
  const { stage, version } = await call(address, session, getDeal, { dealId: deal.id });
  expect({ stage, version }).toEqual({ stage: 'prospect', version: deal.version });
});

test(
  'a change that the rules forbid is not done, and its card says why',
  IN_TURNS,
  async ({ page, address, sessionOf, open }) => {
    const session = await sessionOf(REP);
    const name = unique('Moved deal');
    await dealIn(address, session, name);
    const proposal = await proposed(page, name);
    const elsewhere = await open(REP);
    const other = await proposed(elsewhere, name);
    await other.getByRole('button', { name: 'Approve' }).click();
    await expect(other).toContainText('Approved');
    await expect(card(page, 'qualified', name)).toBeVisible();
    await proposal.getByRole('button', { name: 'Approve' }).click();
    await expect(proposal).toContainText('Not done');
    await expect(proposal.getByRole('status')).not.toHaveText('Not done');
  },
);
