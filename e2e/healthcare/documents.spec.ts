import { readFile } from 'node:fs/promises';
import { addCredential } from '@talent-os/contracts/healthcare/credentials';
import { call } from '../support/api.ts';
import { inColours, violations } from '../support/axe.ts';
import { expect, IN_TURNS, test, type Page } from '../support/test.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';

const NURSE = 'nurse@meridian.example';
const VERIFIER = 'org.admin@meridian.example';
const CREDENTIALS = '/healthcare/professional/credentials';
test.use({ person: NURSE });

/** The smallest document a reader opens, with more in it than one piece. */
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'talent')]);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

async function saved(page: Page, name: string): Promise<Buffer> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}` }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path());
}

test('a nurse uploads a scan, who verifies opens the same bytes, and what it proves cannot be deleted', async ({
  page,
  open,
  address,
  sessionOf,
}) => {
  const name = unique('Scanned');
  const paper = { name, kind: 'certification', issuer: 'Board of Tests', number: 'S-1' } as const;
  const days = { issuedAt: dayFromNow(-30), expirationDate: dayFromNow(300) };
  await call(address, await sessionOf(NURSE), addCredential, { ...paper, ...days });
  await page.goto(CREDENTIALS);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: `Documents of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Documents of ${name}` });
  await expect(dialog.getByText('No documents yet')).toBeVisible();
  const upload = dialog.getByRole('button', { name: 'Upload' });
  const chosen = page.locator('input[type=file]');

  await chosen.setInputFiles(file('empty.pdf', Buffer.alloc(0)));
  await expect(dialog.getByText('Please choose a file that is not empty')).toBeVisible();
  await expect(upload).toBeDisabled();
  await chosen.setInputFiles(file('large.pdf', pdf(10 * 1024 * 1024 + 1)));
  await expect(dialog.getByText('Please choose a file of at most 10 MB')).toBeVisible();
  await chosen.setInputFiles(file('page.pdf', Buffer.from('<!doctype html><title>no document</title>')));
  await upload.click();
  await expect(dialog.getByText('Please choose a file of one of these kinds: PDF, JPEG, PNG')).toBeVisible();

  const content = pdf(2_500_000);
  await chosen.setInputFiles(file('card front.pdf', content));
  await upload.click();
  await expect(dialog.getByRole('list', { name: 'Documents' }).getByText('card front.pdf')).toBeVisible();
  await expect(dialog.getByText('2.4 MB')).toBeVisible();
  expect((await saved(page, 'card front.pdf')).equals(content)).toBe(true);
  expect.soft(await violations(page)).toEqual([]);

  const verifier = await open(VERIFIER);
  await verifier.goto(`${CREDENTIALS}?search=${encodeURIComponent(name)}`);
  await verifier.getByRole('button', { name: `Verify ${name} of Elena Marsh` }).click();
  expect((await saved(verifier, 'card front.pdf')).equals(content)).toBe(true);
  await verifier.getByRole('combobox', { name: 'Method' }).click();
  await verifier.getByRole('option', { name: 'Document' }).click();
  await verifier.getByRole('textbox', { name: 'Reference' }).fill('Card seen');
  await verifier.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();

  await expect(row.getByText('Active')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete card front.pdf' })).toHaveCount(0);
  await chosen.setInputFiles(file('card back.pdf', pdf(900)));
  await upload.click();
  await dialog.getByRole('button', { name: 'Delete card back.pdf' }).click();
  await page.getByRole('dialog', { name: 'Delete the document?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('card back.pdf')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: `Documents (1) of ${name}` })).toBeVisible();
});

test('the certificate of a course is uploaded on a narrow screen', IN_TURNS, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/healthcare/professional/education');
  await page
    .getByRole('list', { name: 'Completed courses' })
    .getByRole('button', { name: /^Upload certificate of / })
    .first()
    .click();
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(400, 7)]);
  await page.locator('input[type=file]').setInputFiles(file('photo.png', png));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  expect((await saved(page, 'photo.png')).equals(png)).toBe(true);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await inColours(page, 'dark');
  expect.soft(await violations(page)).toEqual([]);
});
