import { call } from './support/api.ts';
import { dayFromNow, unique } from './support/fixtures.ts';
import { expect, test } from './support/test.ts';
import { listNotifications } from '@talent-os/contracts/identity/notifications';

const ADMIN = 'org.admin@northwind.example';
const COLLEAGUE = { email: 'sales.rep@northwind.example', name: 'Wren Tollefsen' };
test.use({ person: ADMIN });

const pdf = (name: string, words: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${words}\n%%EOF`),
});

const words = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

test('a document is published, acknowledged by a colleague, and asked for anew with its next version', async ({
  page,
  open,
  address,
  sessionOf,
}) => {
  const title = unique('Remote work');
  await page.goto('/organization/documents');
  await page.getByRole('button', { name: 'Add document' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add document' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByLabel('Everybody acknowledges it by').fill(dayFromNow(20));
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Please choose a file')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(pdf('remote.pdf', 'first'));
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/organization/documents?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByText(`Due ${words(dayFromNow(20))}.`)).toBeVisible();
  const search = drawer.getByRole('textbox', { name: 'Search people' });
  await search.fill(COLLEAGUE.name);
  await expect(drawer.getByRole('listitem').filter({ hasText: COLLEAGUE.name })).toBeVisible();
  const told = async () => {
    const { items } = await call(address, await sessionOf(COLLEAGUE.email), listNotifications, {});
    return items.filter(({ message }) => message.includes(title)).length;
  };
  await expect.poll(told).toBe(1);

  const colleague = await open(COLLEAGUE.email);
  await colleague.goto('/');
  await colleague.getByRole('link', { name: `Read and acknowledge ${title}` }).click();
  await expect(colleague).toHaveURL(/\/user/);
  const started = colleague.waitForEvent('download');
  await colleague.getByRole('button', { name: `Open ${title}` }).click();
  expect((await started).suggestedFilename()).toBe('remote.pdf');
  await colleague.getByRole('button', { name: `I have read ${title}` }).click();
  await expect(colleague.getByRole('button', { name: `I have read ${title}` })).toHaveCount(0);

  await drawer.getByText(/^Done \(1\)$/).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: COLLEAGUE.name })).toBeVisible();

  await drawer.getByRole('button', { name: 'New version' }).click();
  const adding = page.getByRole('dialog', { name: `New version of ${title}` });
  await page.locator('input[type=file]').setInputFiles(pdf('remote-2.pdf', 'second'));
  await adding.getByRole('button', { name: 'Add version' }).click();
  await expect(drawer.getByText('Version 2', { exact: true })).toBeVisible();
  await expect(drawer.getByText('Done (0)')).toBeVisible();
  await expect(colleague.getByRole('button', { name: `I have read ${title}` })).toBeVisible();
  await expect.poll(told).toBe(2);

  await drawer.getByRole('button', { name: 'Archive' }).click();
  await expect(colleague.getByRole('button', { name: `Open ${title}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(colleague.getByRole('button', { name: `I have read ${title}` })).toBeVisible();
  await drawer.getByRole('button', { name: 'Archive' }).click();
});
