import { readFile } from 'node:fs/promises';
import { expect, IN_TURNS, test } from '../support/test.ts';

test.use({ person: 'platform.admin@meridian.example' });

const HERE = '/admin/access-controls/audit';

test('the chain is verified, and its events leave as a signed file', async ({ page }) => {
  await page.goto(HERE);
  const chain = page.getByRole('region', { name: 'Chain of events' });
  await chain.getByRole('button', { name: 'Verify chain' }).click();
  await expect(chain.getByRole('status')).toContainText(/Whole[\d,]+ events, [\d,]+ signatures?, copy of .+ Verified/);

  await page.getByRole('button', { name: 'Export signed file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export signed file' });
  await dialog.getByLabel('To').fill('2001-01-01');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog.getByText('There are no events in this period.')).toBeVisible();
  await dialog.getByLabel('To').fill('');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.jsonl$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n');
  expect(JSON.parse(lines[0]!)).toMatchObject({ export: 1, first: 1 });
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ signature: expect.stringMatching(/.+/) as unknown });
  await expect(dialog).toBeHidden();
});

test('what one person did is found, opened, and led back to by its address', IN_TURNS, async ({ page }) => {
  await page.goto(HERE);
  await page.getByRole('searchbox', { name: 'Search events' }).fill('audit.trail.list');
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('The audit trail of my organization, newest first');
  await first.getByRole('button', { name: /^Record read/ }).click();
  const drawer = page.getByRole('dialog', { name: /^Event \d+$/ });
  await expect(drawer).toContainText('audit.trail.list');
  await page.reload();
  await expect(drawer).toContainText('Seal');
});
