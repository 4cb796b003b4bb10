import type { Page, Route } from '@playwright/test';
import { violations } from './support/axe.ts';
import { newcomer } from './support/newcomer.ts';
import { DEMO_PASSWORD } from './support/people.ts';
import { codeOf, confirmWhenAsked } from './support/proof.ts';
import { expect, test, IN_TURNS } from './support/test.ts';

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('somebody sets up an authenticator app and signs in with its code, then with a recovery code', async ({
  page,
  address,
  open,
}) => {
  const email = await newcomer(address);
  const mine = await open(email, { own: true });
  await mine.goto('/user/security');
  const card = mine.getByRole('region', { name: 'Second factor' });
  await card.getByRole('button', { name: 'Set up authenticator app' }).click();
  const setUp = mine.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(setUp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(await violations(mine)).toEqual([]);
  const key = (await setUp.locator('code').textContent())!;
  await setUp.getByLabel('Code').fill('000000');
  await setUp.getByRole('button', { name: 'Set up' }).click();
  await expect(setUp.getByLabel('Code')).toHaveAccessibleDescription(/This code is not right/);
  // Each code holds once: this one, and the one after it to sign in with. Both hold still when a step of time ends meanwhile.
  await setUp.getByLabel('Code').fill(codeOf(key));
  await setUp.getByRole('button', { name: 'Set up' }).click();
  const kept = mine.getByRole('dialog', { name: 'Keep your recovery codes' });
  const codes = (await kept.getByLabel('Recovery codes').textContent())!.trim().split('\n');
  expect(codes).toHaveLength(10);
  expect(await violations(mine)).toEqual([]);
  await kept.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card).toContainText('10 codes left');

  await page.goto('/login');
  await typePassword(page, email);
  const step = page.getByRole('form', { name: 'Confirm sign-in' });
  await expect(step).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await step.getByLabel('Code').fill(codeOf(key, 1));
  await step.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);

  await page.goto('/logout');
  await typePassword(page, email);
  await step.getByRole('button', { name: 'Use a recovery code' }).click();
  await step.getByLabel('Recovery code').fill(codes[0]!);
  await step.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await mine.reload();
  await expect(card).toContainText('9 codes left');
});

test('somebody adds a passkey, signs in with it, confirms with it who they are, and removes it', async ({
  address,
  open,
}) => {
  const email = await newcomer(address);
  // Browsers make passkeys for names only.
  const page = await open(undefined, { baseURL: address.replace('127.0.0.1', 'localhost') });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto('/login');
  await typePassword(page, email);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/user/security');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Add passkey' }).click();
  const add = page.getByRole('dialog', { name: 'Add a passkey' });
  await add.getByLabel('Name').fill('Work laptop');
  await add.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card.getByRole('listitem')).toContainText('Work laptop');
  expect(await violations(page)).toEqual([]);

  await page.goto('/logout');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).not.toHaveURL(/\/log/);

  await page.goto('/user/security');
  // As it is five minutes later: the server asks, and the call that was refused is repeated.
  const refuse = async (route: Route) => {
    const problem = {
      status: 403,
      code: 'auth.step-up',
      title: 'Please confirm first that it is you',
      methods: ['passkey'],
    };
    await route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(problem) });
  };
  await page.route('**/api/identity/passkeys/*', refuse, { times: 1 });
  await card.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('dialog', { name: 'Remove Work laptop?' }).getByRole('button', { name: 'Remove' }).click();
  const proof = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await expect(proof.getByRole('button', { name: 'Use passkey' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await proof.getByRole('button', { name: 'Use passkey' }).click();
  await expect(card).toContainText('No passkeys yet');
  await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
});

test('whoever looks after sign-in cannot lock themselves out', IN_TURNS, async ({ open }) => {
  const page = await open('org.admin@harbor.example');
  await confirmWhenAsked(page);
  await page.goto('/organization/roles?view=sign-in');
  const form = page.getByRole('form', { name: 'How people sign in' });
  const networks = form.getByLabel('Networks people work from');
  await networks.fill('203.0.113.0/24\noffice');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(networks).toHaveAccessibleDescription(/office is no address and no network/);
  // What lies half under the header because the field was scrolled to is no fault of its size.
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.scrollIntoView({ block: 'end' }));
  expect(await violations(page)).toEqual([]);
  await networks.fill('203.0.113.0/24');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(networks).toHaveAccessibleDescription(/This leaves out .*127\.0\.0\.1 where you are now/);
});
