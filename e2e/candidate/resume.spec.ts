import { newcomer } from '../support/newcomer.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

test('somebody puts their resume together for a position, takes it along, and prepares', async ({ open, address }) => {
  const page = await open(await newcomer(address));
  await page.goto('/candidate/apply/builder');
  await page.getByRole('link', { name: 'Add experience' }).click();
  await page.getByRole('button', { name: 'Add experience' }).click();
  const entry = page.getByRole('dialog');
  await entry.getByRole('textbox', { name: 'Title' }).fill('Account executive');
  await entry.getByRole('textbox', { name: 'Where' }).fill('Brightline Software');
  await entry.getByLabel('From').fill('2021-03');
  await entry
    .getByRole('textbox', { name: 'What you did there' })
    .fill('Forty accounts in two states\nTaught two colleagues');
  await entry.getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'Account executive was added');

  await page.goto('/candidate?view=positions');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Save / }) });
  const title = await cards.first().getByRole('heading', { level: 3 }).innerText();
  await cards
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await cards.first().getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: 'resume for this position' }).click();

  const resume = page.getByRole('article', { name: 'Preview' });
  await expect(resume.getByText('Taught two colleagues')).toBeVisible();
  await page.getByRole('switch', { name: 'What was done: Taught two colleagues' }).click();
  await expect(resume.getByText('Taught two colleagues')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'What the position asks for' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Resume .+\.pdf$/);

  await page.goto('/candidate/apply/preparation');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('checkbox', { name: 'Look through the resume for it' }).click();
  await expect(page.getByText('1 of 4 done').or(page.getByText('1 of 5 done'))).toBeVisible();
  await page.getByRole('button', { name: /^Write a note on: Why this team/ }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('The renewal of May');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The renewal of May')).toBeVisible();
});
