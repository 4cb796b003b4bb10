import { expect, test, IN_TURNS } from '../support/test.ts';
import { verifiedCredential } from './support.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';

const NURSE = 'nurse@meridian.example';
const VERIFIER = 'org.admin@meridian.example';
test.use({ person: NURSE });

test('a nurse adds a credential, somebody verifies it, and both see it at once', async ({ page, open }) => {
  const name = unique('Wound care');
  const verifier = await open(VERIFIER);
  await verifier.goto(`/healthcare/professional/credentials?waiting=true&search=${encodeURIComponent(name)}`);
  await expect(verifier.getByText('No results match your filters')).toBeVisible();
  await page.goto('/healthcare/professional/credentials');
  await page.getByRole('button', { name: 'Add credential' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Please enter who issued it')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Issuer' }).fill('Wound Care Board');
  await form.getByRole('textbox', { name: 'Number' }).fill('W-77');
  await form.getByLabel('Issued on').fill(dayFromNow(-30));
  await form.getByLabel('Valid until').fill(dayFromNow(40));
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const mine = page.getByRole('listitem').filter({ hasText: name });
  await expect(mine.getByText('Pending verification')).toBeVisible();

  await verifier.getByRole('button', { name: `Verify ${name} of Elena Marsh` }).click();
  await verifier.getByRole('textbox', { name: 'Reference' }).fill('Board register 77');
  await verifier.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await expect(verifier.getByText('No results match your filters')).toBeVisible();
  await expect(mine.locator('[data-variant="error"]')).toHaveText('Expiring');
  await expect(mine.getByText('40 days left')).toBeVisible();
});

test(
  'a renewal is rejected with a reason, submitted anew and verified; until then the old date holds',
  IN_TURNS,
  async ({ page, open, address, sessionOf }) => {
    const name = unique('Renewed');
    await verifiedCredential(address, await sessionOf(NURSE), await sessionOf(VERIFIER), name);
    const verifier = await open(VERIFIER);
    await verifier.goto(`/healthcare/professional/credentials?search=${encodeURIComponent(name)}`);
    await page.goto('/healthcare/professional/credentials');
    const mine = page.getByRole('listitem').filter({ hasText: name });
    const renew = async () => {
      await page.getByRole('button', { name: `Renew ${name}` }).click();
      await page.getByLabel('New date').fill(dayFromNow(700));
      await page.getByRole('button', { name: 'Submit renewal' }).click();
      await expect(mine.getByText('Renewal waits for verification')).toBeVisible();
      await expect(mine.getByText('20 days left')).toBeVisible();
    };
    await renew();
    await verifier.getByRole('button', { name: `Reject ${name} of Elena Marsh` }).click();
    await verifier.getByRole('textbox', { name: 'Reason' }).fill('The card shows another name');
    await verifier.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(mine.getByText('Reason: The card shows another name')).toBeVisible();
    await renew();
    await verifier.getByRole('button', { name: `Verify ${name} of Elena Marsh` }).click();
    await verifier.getByRole('textbox', { name: 'Reference' }).fill('R-2');
    await verifier.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
    await expect(mine.getByText('700 days left')).toBeVisible();
    await expect(mine.locator('[data-variant="success"]')).toHaveText('Active');
    await verifier.getByRole('link', { name: `Elena Marsh: ${name}` }).click();
    await expect(verifier.getByRole('list', { name: 'Renewals' }).getByRole('listitem')).toHaveCount(2);
  },
);
