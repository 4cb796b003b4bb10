import { readFile } from 'node:fs/promises';
import { expect, test, IN_TURNS } from '../support/test.ts';

test.use({ person: 'analyst@sentinel.example' });

test(
  'an indicator that has expired counts again once it is seen, and not as a false positive',
  IN_TURNS,
  async ({ page }) => {
    await page.goto('/cyber/analyst/intelligence');
    await page.getByRole('button', { name: 'View Details of Password spraying with names from leaks' }).click();
    const faded = page.getByRole('group', { name: '192.0.2.148' });
    await expect(faded.getByText('Expired', { exact: true })).toBeVisible();
    await faded.getByRole('button', { name: 'Seen again' }).click();
    await expect(faded.getByText(/^Score 80 /)).toBeVisible();
    await faded.getByRole('button', { name: 'False positive' }).click();
    await expect(faded.getByText(/^Score 0 /)).toBeVisible();
    await faded.getByRole('button', { name: 'False positive' }).click();
    await expect(faded.getByText(/^Score 80 /)).toBeVisible();
  },
);

test('what is too strict does not leave, and a bundle is refused line by line', async ({ page }) => {
  await page.goto('/cyber/analyst/intelligence');
  await page.getByRole('button', { name: /^View Details of Intrusion at a supplier/ }).click();
  const drawer = page.getByRole('dialog', { name: /Intrusion at a supplier/ });
  await drawer.getByRole('button', { name: 'Export STIX' }).click();
  await page.getByRole('dialog', { name: 'Export as STIX 2.1' }).getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('Its TLP classification does not let it go this far')).toBeVisible();
  await page.goto('/cyber/analyst/intelligence');

  await page.getByRole('button', { name: 'Export STIX' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
  ]);
  const bundle = await readFile(await file.path(), 'utf8');
  expect(bundle).toContain('Ransomware aimed at hospitals');
  expect(bundle).not.toContain('Intrusion at a supplier');

  await page.getByRole('button', { name: 'Import STIX' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import STIX bundle' });
  const bad = `{"type":"bundle","objects":[\n{"type":"report"}\n]}`;
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Bundle' }).click();
  await (await chooser).setFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(bad) });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('Line 2: an object needs an id')).toBeVisible();
  await expect(
    dialog.getByText('1 object in the file: 0 taken, 0 known already, 1 refused, 0 passed over.'),
  ).toBeVisible();
});
