import { SCIM_PATH } from '@talent-os/contracts/identity/provisioning';
import { Receiver } from '@talent-os/testing/receiver';
import { unique } from './support/fixtures.ts';
import { confirmWhenAsked } from './support/proof.ts';
import { expect, test, IN_TURNS } from './support/test.ts';

test.use({ person: 'org.admin@northwind.example' });

test(
  'a directory is connected, its group gives a role, and it is disconnected',
  IN_TURNS,
  async ({ page, address }) => {
    const [name, group] = [unique('Entra'), unique('Closers')];
    await confirmWhenAsked(page);
    await page.goto('/organization/integrations?connect=directory');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('combobox', { name: 'New people start as' }).fill('Sales representative');
    await page.getByRole('option', { name: 'Sales representative', exact: true }).click();
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    const secret = page.getByLabel('Secret token');
    // Whoever signed in long ago is asked for a proof first.
    await expect(secret).toBeVisible();
    const token = (await secret.textContent())!;
    await page.getByRole('button', { name: 'Done' }).click();

    const response = await fetch(`${address}${SCIM_PATH}/Groups`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify({ schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: group }),
    });
    expect(response.status).toBe(201);

    await page.getByRole('button', { name: `Open ${name}` }).click();
    await page.getByRole('button', { name: `Change ${group}` }).click();
    await page.getByRole('combobox', { name: 'Role' }).fill('Hiring manager');
    await page.getByRole('option', { name: 'Hiring manager', exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('gives Hiring manager')).toBeVisible();
    await expect(page.getByText('POST /Groups')).toBeVisible();

    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page
      .getByRole('dialog', { name: `Disconnect ${name}?` })
      .getByRole('button', { name: 'Disconnect' })
      .click();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  },
);

test('a webhook is set up, tested, activated, and its log says what was delivered', async ({ page }) => {
  const name = unique('Payroll');
  const receiver = await Receiver.start();
  await confirmWhenAsked(page);
  await page.goto('/organization/integrations/setup');
  await page.getByRole('link', { name: 'Choose Webhook' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/');
  await page.getByRole('checkbox', { name: 'A team was made, changed, moved or deleted' }).check();
  await page.getByRole('button', { name: 'Create and show the secret' }).click();
  await expect(page.getByText('This address is inside a private network').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill(receiver.address('/payroll'));
  await page.getByRole('button', { name: 'Create and show the secret' }).click();
  await expect(page.getByLabel('Signing secret')).toHaveText(/^whsec_/);
  await page.getByRole('button', { name: 'Done' }).click();

  const activate = page.getByRole('button', { name: 'Activate' });
  await expect(activate).toBeDisabled();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('The test went well')).toBeVisible();
  expect(receiver.received[0]!.headers['webhook-signature']).toMatch(/^v1,/);
  await activate.click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('Nothing sent yet')).toBeVisible();
  await drawer.getByRole('button', { name: 'Disconnect' }).click();
  await page
    .getByRole('dialog', { name: `Disconnect ${name}?` })
    .getByRole('button', { name: 'Disconnect' })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  await receiver.stop();
});
