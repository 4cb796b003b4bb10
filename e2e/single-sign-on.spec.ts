import { ssoCallbackPath, ssoLogoutPath } from '@talent-os/contracts/identity/sso';
import { demoOrganizations } from '@talent-os/service-kit/demo/organizations';
import { IdentityProvider } from '@talent-os/testing/identity-provider';
import { randomUUID } from 'node:crypto';
import { violations } from './support/axe.ts';
import { unique } from './support/fixtures.ts';
import { confirmWhenAsked } from './support/proof.ts';
import { expect, test } from './support/test.ts';

test.use({ person: 'org.admin@northwind.example' });

const northwind = demoOrganizations.find(({ slug }) => slug === 'northwind')!.id;
let idp: IdentityProvider;
test.beforeAll(async () => {
  idp = await IdentityProvider.start();
});
test.afterAll(() => idp.stop());

test('an administrator connects a provider and tests it; somebody signs in by it, and out at it', async ({
  page,
  address,
  open,
}) => {
  const [name, domain] = [unique('Entra'), `${randomUUID().slice(0, 8)}.example`];
  await confirmWhenAsked(page);
  await page.goto('/organization/integrations?view=sign-on');
  await page.getByRole('button', { name: 'Connect a provider' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Issuer' }).fill(idp.issuer);
  await page.getByRole('textbox', { name: 'Client id' }).fill(idp.client.id);
  await page.getByLabel('Client secret', { exact: true }).fill(idp.client.secret);
  await page.getByRole('combobox', { name: 'New people start as' }).fill('Recruiter');
  await page.getByRole('option', { name: 'Recruiter', exact: true }).click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('Not tested yet').first()).toBeVisible();
  const id = new URL(page.url()).searchParams.get('provider')!;
  const logoutAt = address + ssoLogoutPath(northwind, id);
  await expect(drawer.getByText(logoutAt)).toBeVisible();
  idp.register(address + ssoCallbackPath(id), logoutAt);
  expect(await violations(page)).toEqual([]);

  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Add a domain' }).click();
  await page.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await page.getByRole('combobox', { name: 'Signs in by' }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`_talentos-challenge.${domain}`)).toBeVisible();
  const platform = await open('platform.admin@meridian.example');
  await confirmWhenAsked(platform);
  await platform.goto(`/admin/organizations/${northwind}?view=limits`);
  await platform.getByRole('button', { name: `Confirm ${domain}` }).click();
  const question = platform.getByRole('dialog', { name: `Confirm that ${domain} is theirs?` });
  await question.getByRole('button', { name: 'Confirm', exact: true }).click();
  // Looked at on this page as well: whoever is asked to confirm themselves is answered where something is awaited.
  await expect(platform.getByRole('button', { name: `Confirm ${domain}` })).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: domain });
  await expect(row.getByText('Confirmed by the platform')).toBeVisible();

  idp.person = { sub: randomUUID(), email: `ada@${domain}`, given_name: 'Ada', family_name: 'Okafor' };
  await page.getByRole('button', { name: `Open ${name}` }).click();
  await drawer.getByRole('button', { name: 'Test sign-in' }).click();
  await expect(drawer.getByText('Signs in, and an account is made')).toBeVisible();
  await drawer.getByRole('button', { name: 'Activate' }).click();
  await page
    .getByRole('dialog', { name: /^Let people/ })
    .getByRole('button', { name: 'Activate' })
    .click();
  await expect(drawer.getByText('Active', { exact: true })).toBeVisible();

  const ada = await open(undefined);
  await ada.goto('/login');
  await ada.getByLabel('Email').fill(`ada@${domain}`);
  await ada.getByRole('link', { name: `Continue with ${name}` }).click();
  await expect(ada).toHaveURL(`${address}/`);
  await expect(ada.getByRole('button', { name: /Ada Okafor/ }).first()).toBeVisible();
  const said = await idp.logoutToken({
    iss: idp.issuer,
    aud: idp.client.id,
    iat: Math.floor(Date.now() / 1_000),
    jti: randomUUID(),
    sub: idp.person.sub,
  });
  expect((await fetch(logoutAt, { method: 'POST', body: new URLSearchParams({ logout_token: said }) })).status).toBe(
    200,
  );
  await expect(ada).toHaveURL(/\/login/);

  await drawer.getByRole('button', { name: 'Disconnect' }).click();
  const leave = page.getByRole('dialog', { name: `Disconnect ${name}?` });
  await leave.getByRole('button', { name: 'Disconnect' }).click();
  await row.getByRole('button', { name: `Remove ${domain}` }).click();
  await page
    .getByRole('dialog', { name: `Remove ${domain}?` })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(row).toHaveCount(0);
});
