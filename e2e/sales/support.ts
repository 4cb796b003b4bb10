import type { Output } from '@talent-os/contracts/define';
import type { DealStage } from '@talent-os/contracts/sales/deal-stages';
import { createDeal, listAccounts, moveDeal } from '@talent-os/contracts/sales/deals';
import { call } from '../support/api.ts';
import type { Session } from '../support/sessions.ts';
import type { Page } from '../support/test.ts';
import { dayFromNow } from '../support/fixtures.ts';

const road: readonly DealStage[] = ['qualified', 'proposal', 'negotiation'];

/** An account of the person, the only one asked for. */
export async function someAccount(address: string, session: Session) {
  const { items } = await call(address, session, listAccounts, {});
  const account = items[0];
  if (!account) throw new Error('the person has no account to sell to');
  return account;
}

type Options = { readonly stage?: DealStage; readonly amount?: number };

/** A deal of the person in an open stage, due in a week. */
export async function dealIn(address: string, session: Session, name: string, options: Options = {}) {
  const { stage = 'prospect', amount = 4_200_000 } = options;
  const account = await someAccount(address, session);
  const facts = { accountId: account.id, name, amount, closeDate: dayFromNow(7), source: 'Referral', competitor: null };
  let deal: Output<typeof moveDeal> = await call(address, session, createDeal, facts);
  for (const next of road.slice(0, road.indexOf(stage) + 1))
    deal = await call(address, session, moveDeal, { dealId: deal.id, version: deal.version, stage: next });
  return deal;
}

/** The card of a deal in a column of the board. */
export const card = (page: Page, stage: DealStage, name: string) =>
  page.locator(`[data-column="${stage}"] [data-card]`).filter({ hasText: name });

/** What the page says to people who hear it. */
export const spoken = (page: Page) => page.locator('[aria-live="assertive"]:not([role])');
