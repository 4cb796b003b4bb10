import { filtersText } from '@talent-os/contracts/facts/question';
import { createDeal } from '@talent-os/contracts/sales/deals';
import { someAccount } from '../sales/support.ts';
import { call } from '../support/api.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';
import { expectInAll } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';

const AUTHOR = 'department.head@meridian.example';
const PUBLISHER = 'org.admin@meridian.example';
const REP = 'sales.rep@meridian.example';
const of = (field: string, value: string) => ({ field, values: [value] });

test('a battlecard is drafted, published, used in a deal, flagged when the deal is lost, and its win rate is shown', async ({
  open,
  address,
  sessionOf,
}) => {
  const competitor = unique('Halden');
  const title = `Against ${competitor}`;
  const author = await open(AUTHOR);
  await author.goto('/excellence/gtm/assets');
  await author.getByRole('button', { name: 'New asset' }).first().click();
  const form = author.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Type' }).click();
  await author.getByRole('option', { name: 'Competitive battlecard' }).click();
  await form.getByRole('textbox', { name: 'Competitor' }).fill(competitor);
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('button', { name: 'Draft', exact: true }).click();
  await author.getByRole('button', { name: 'Edit Questions to ask' }).click();
  await form.getByRole('textbox', { name: 'Text of line 1' }).fill('Who answers at 6 AM?');
  await form.getByRole('combobox', { name: 'Source of line 1' }).click();
  await author.getByRole('option', { name: 'Address' }).click();
  await form.getByRole('textbox', { name: 'Address' }).fill('https://news.example/support');
  await form.getByRole('button', { name: 'Save' }).click();
  await author.getByRole('button', { name: 'Ask for a review' }).first().click();
  await form.getByRole('button', { name: 'Ask for a review' }).click();
  await expect(author.getByText('It is published by somebody who did not write it.')).toBeVisible();
  const paper = new URL(author.url()).pathname;

  const publisher = await open(PUBLISHER);
  await publisher.goto(paper);
  await publisher.getByRole('button', { name: 'Publish', exact: true }).click();
  await publisher.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(publisher.getByText(`“${title}” is published`)).toBeVisible();

  const session = await sessionOf(REP);
  const account = await someAccount(address, session);
  const name = unique('Second site');
  const facts = { amount: 4_200_000, closeDate: dayFromNow(7), source: 'Referral' };
  const deal = await call(address, session, createDeal, { accountId: account.id, name, competitor, ...facts });
  const lost = {
    dataset: 'deal',
    filters: filtersText([of('competitor', competitor), of('stage', 'closed_lost')]),
  } as const;
  const figures = await open(AUTHOR);
  await expectInAll(figures, { dataset: 'deal', filters: filtersText([of('competitor', competitor)]) }, 1);
  await expectInAll(figures, lost, 0);
  const rep = await open(REP);
  await rep.goto(`/sales/opportunities?deal=${deal.id}`);
  const card = rep.getByRole('article', { name: title });
  await card.getByText('Read it here').click();
  await expect(card.getByText('Who answers at 6 AM?')).toBeVisible();
  await card.getByRole('button', { name: 'Mark as used' }).click();
  await expect(card.getByText(/^Used since/)).toBeVisible();
  await rep.getByRole('button', { name: 'Closed lost', exact: true }).click();
  await rep.getByRole('textbox', { name: 'Loss reason' }).fill('They start sooner');
  await rep.getByRole('button', { name: 'Move to Closed lost' }).click();
  await expect(card.getByText('1 lost deal to look at')).toBeVisible();

  await test.step('the deals lost to this competitor are one more', () => expectInAll(figures, lost, 1));
  await author.goto(paper);
  await expect(
    author.getByRole('list', { name: 'Deals lost to this competitor' }).getByText(/They start sooner/),
  ).toBeVisible();
  await author.goto('/excellence/gtm');
  const row = author.getByRole('row', { name: new RegExp(competitor) });
  await expect(row.getByText('0%, 0 of 1').first()).toBeVisible();
});
