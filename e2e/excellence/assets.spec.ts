import { unique } from '../support/fixtures.ts';
import { expect, test } from '../support/test.ts';

const AUTHOR = 'department.head@meridian.example';
const PUBLISHER = 'org.admin@meridian.example';
const REP = 'sales.rep@meridian.example';

test('an asset is drafted, kept from publishing by a claim without a source, published by somebody else and used', async ({
  open,
}) => {
  const title = unique('Against Nexora');
  const author = await open(AUTHOR);
  await author.goto('/excellence/gtm/assets');
  await author.getByRole('button', { name: 'New asset' }).first().click();
  const form = author.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Type' }).click();
  await author.getByRole('option', { name: 'Competitive battlecard' }).click();
  await form.getByRole('textbox', { name: 'Competitor' }).fill('Nexora');
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('button', { name: 'Draft', exact: true }).click();
  await expect(author.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await author.getByRole('button', { name: 'Edit Proof' }).click();
  await form.getByRole('textbox', { name: 'Text of line 1' }).fill('A hospital left them within a year');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(author.getByRole('list', { name: 'Claims' }).getByText('No source')).toBeVisible();
  await author.getByRole('button', { name: 'Ask for a review' }).first().click();
  await form.getByRole('button', { name: 'Ask for a review' }).click();
  await expect(author.getByText('It is published by somebody who did not write it.')).toBeVisible();
  const address = new URL(author.url()).pathname;

  const publisher = await open(PUBLISHER);
  await publisher.goto(address);
  await expect(publisher.getByRole('button', { name: 'Publish waits for 1 claim' })).toBeDisabled();

  await author.getByRole('button', { name: 'Take back' }).click();
  await form.getByRole('button', { name: 'Take back' }).click();
  await author.getByRole('button', { name: 'Edit Proof' }).click();
  await form.getByRole('combobox', { name: 'Source of line 1' }).click();
  await author.getByRole('option', { name: 'Address' }).click();
  await form.getByRole('textbox', { name: 'Address' }).fill('https://news.example/hospital');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(author.getByRole('link', { name: 'news.example' })).toBeVisible();
  await author.getByRole('button', { name: 'Ask for a review' }).first().click();
  await form.getByRole('button', { name: 'Ask for a review' }).click();

  // Whoever reviews it says that they have looked.
  await expect(publisher.getByText('You did not write it, so you can publish it.')).toBeVisible();
  await expect(publisher.getByRole('link', { name: 'news.example' })).toBeVisible();
  await publisher.getByRole('button', { name: /is still true$/ }).click();
  await publisher.getByRole('button', { name: 'Publish', exact: true }).click();
  await publisher.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(publisher.getByText(`“${title}” is published`)).toBeVisible();

  const rep = await open(REP);
  await rep.goto('/excellence/gtm/assets');
  await rep.getByRole('link', { name: title }).click();
  await rep.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(rep.getByText('1 yes, 0 no')).toBeVisible();
  await rep.getByRole('combobox', { name: 'Deal', exact: true }).click();
  await rep.getByRole('option').first().click();
  await rep.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(rep.getByRole('list', { name: 'Deals it was used in' }).getByRole('listitem')).toHaveCount(1);
});
