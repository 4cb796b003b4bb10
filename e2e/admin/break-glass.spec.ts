import { listTenants } from '@talent-os/contracts/identity/tenants';
import { call } from '../support/api.ts';
import { unique } from '../support/fixtures.ts';
import { confirmWhenAsked } from '../support/proof.ts';
import { expect, test } from '../support/test.ts';

const PLATFORM = 'platform.admin@meridian.example';
test.use({ person: PLATFORM });

test('somebody of the platform looks into an organization, which sees it and ends it', async ({
  page,
  open,
  address,
  sessionOf,
}) => {
  const reason = unique('The roster does not open');
  const { items } = await call(address, await sessionOf(PLATFORM), listTenants, { search: 'Harbor' });
  await confirmWhenAsked(page);
  await page.goto(`/admin/organizations/${items[0]!.id}`);
  await page.getByRole('button', { name: 'Break glass' }).click();
  const dialog = page.getByRole('dialog', { name: /^Look into / });
  await dialog.getByLabel('Why').fill(reason);
  await dialog.getByRole('button', { name: 'Break glass' }).click();
  const bar = page.getByRole('region', { name: 'Break-glass' });
  await expect(bar).toContainText(`You are looking into ${items[0]!.name}`);
  await expect(bar).toContainText(/\d+ minutes left/);

  const administrator = await open('org.admin@harbor.example');
  await administrator.goto('/organization/roles?view=oversight');
  const look = administrator.getByRole('listitem').filter({ hasText: reason });
  await look.getByRole('button', { name: /^End/ }).click();
  await administrator.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
  await expect(look.getByRole('button', { name: /^End/ })).toHaveCount(0);

  // The tab that looked in is led home by itself.
  await expect(page).toHaveURL(/\/admin\/organizations\//);
  await expect(bar).toHaveCount(0);
});
