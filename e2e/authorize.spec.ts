import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { violations } from './support/axe.ts';
import { DEMO_PASSWORD } from './support/people.ts';
import { expect, test, IN_TURNS } from './support/test.ts';

/** An application on this computer: it listens for the code that people bring back. */
async function application(name: string, address: string) {
  const arrived: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname === '/back') arrived.push(url);
    response.setHeader('content-type', 'text/html').end('<title>Back</title><p>You may close this window.');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const back = `http://127.0.0.1:${(server.address() as AddressInfo).port}/back`;
  const registered = await fetch(`${address}/api/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: name, redirect_uris: [back] }),
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const verifier = randomBytes(32).toString('base64url');
  const wanted = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: back,
    scope: 'read propose',
    state: 'here',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: `${address}/api/mcp`,
  });
  const redeem = (code: string) =>
    fetch(`${address}/api/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: back,
        client_id,
        code_verifier: verifier,
      }),
    });
  return { arrived, asks: `${address}/api/oauth/authorize?${wanted}`, redeem, stop: () => server.close() };
}

test('an application leads somebody here, is let in to read alone, and stands under Security', async ({
  open,
  address,
}) => {
  const name = `Notebook ${Date.now()}`;
  const notebook = await application(name, address);
  const page = await open('nurse@meridian.example');
  await page.goto(notebook.asks);
  await expect(page.getByRole('heading', { name: 'Let an application in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: `“${name}” asks to act for you` })).toBeVisible();
  await expect(page.getByText('A program on this computer')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('checkbox', { name: 'Propose changes' }).uncheck();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page).toHaveTitle('Back');
  const code = notebook.arrived[0]!.searchParams.get('code');
  expect((await notebook.redeem(code!)).status).toBe(200);
  await page.goto('/user/security');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Read');
  await expect(row).not.toContainText('Propose changes');

  await page.goto(notebook.asks);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveTitle('Back');
  expect(notebook.arrived[1]!.searchParams.get('error')).toBe('access_denied');
  await page.goto(notebook.asks.replace('client_id=', 'client_id=nobody'));
  await expect(page.getByText('This application was not let in')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  notebook.stop();
});

test('who is not signed in signs in first, and reads the request then', IN_TURNS, async ({ open, address }) => {
  const desk = await application('Desk', address);
  const page = await open(undefined);
  await page.goto(desk.asks);
  await page.getByRole('textbox', { name: 'Email' }).fill('nurse@meridian.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: '“Desk” asks to act for you' })).toBeVisible();
  desk.stop();
});
