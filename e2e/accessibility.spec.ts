import { inColours, violations } from './support/axe.ts';
import { expect, IN_TURNS, test, type Page } from './support/test.ts';
import { settled } from './support/walker.ts';

test.describe.configure({ mode: 'parallel' });

const schemes = ['light', 'dark'] as const;

type State = {
  readonly name: string;
  readonly person?: string;
  readonly narrow?: boolean;
  /** Stops the clock or calls of its browser, and has one of its own. */
  readonly alone?: true;
  /** Lies over the screen without closing it off; the screen under it has its own test. */
  readonly over?: true;
  readonly show: (page: Page) => Promise<void>;
};

const states: readonly State[] = [
  {
    name: 'the command palette',
    show: async (page) => {
      await page.goto('/');
      await settled(page);
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox').fill('s');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the navigation drawer',
    narrow: true,
    show: async (page) => {
      await page.goto('/');
      await settled(page);
      await page.getByRole('button', { name: 'Open navigation' }).click();
      await expect(page.getByRole('dialog', { name: 'Talent OS' })).toBeVisible();
    },
  },
  {
    name: 'the user menu',
    over: true,
    show: async (page) => {
      await page.goto('/');
      await settled(page);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    },
  },
  {
    name: 'the menu of the sidebar',
    over: true,
    show: async (page) => {
      await page.goto('/');
      await settled(page);
      await page.getByRole('button', { name: 'User menu' }).click();
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    },
  },
  {
    name: 'the notifications',
    over: true,
    person: 'hiring.manager@meridian.example',
    show: async (page) => {
      await page.goto('/');
      await settled(page);
      await page.getByRole('button', { name: /^Notifications/ }).click();
      const list = page.getByRole('dialog', { name: 'Notifications' });
      await expect(list.getByRole('listitem').or(list.getByText('You are all caught up')).first()).toBeVisible();
    },
  },
  {
    name: 'the role switch',
    over: true,
    person: 'multi@meridian.example',
    show: async (page) => {
      await page.goto('/');
      await settled(page);
      await page.getByRole('button', { name: 'Switch role' }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
  {
    name: 'a dialog with a form',
    show: async (page) => {
      await page.goto('/sales/opportunities?new=deal');
      await expect(page.getByRole('dialog', { name: 'New deal' })).toBeVisible();
      await page.getByRole('button', { name: 'Log deal' }).click();
      await expect(page.getByText('Please give the deal a name')).toBeVisible();
    },
  },
  {
    name: 'a screen that is refused',
    person: 'nurse@meridian.example',
    show: async (page) => {
      await page.goto('/sales');
      await expect(page.getByRole('heading', { name: 'Access denied to Sales platform' })).toBeVisible();
    },
  },
  {
    name: 'an address nobody knows',
    show: async (page) => {
      await page.goto('/no/such/address');
      await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    },
  },
  {
    name: 'the loading screen at its longest',
    alone: true,
    show: async (page) => {
      await page.clock.install();
      await page.route('**/api/auth/me', () => undefined);
      await Promise.all([page.waitForRequest('**/api/auth/me'), page.goto('/')]);
      await page.clock.runFor(10_000);
      await expect(page.getByText('Taking longer than expected...')).toBeVisible();
    },
  },
  {
    name: 'a notification of a failure',
    alone: true,
    show: async (page) => {
      await page.route('**/api/errors', (route) => route.fulfill({ status: 204 }));
      await page.goto('/');
      await settled(page);
      await page.clock.install();
      await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { message: 'planted' })));
      await expect(page.getByText('An unexpected error occurred')).toBeVisible();
    },
  },
  {
    name: 'the marketplace sign-in with everything wrong',
    person: '',
    show: async (page) => {
      await page.goto('/login?variant=marketplace');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    },
  },
  {
    name: 'the sign-in with a message',
    person: '',
    show: async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Please fill in all fields' })).toBeVisible();
    },
  },
  {
    name: 'the registration with everything wrong',
    person: '',
    show: async (page) => {
      await page.goto('/candidate/register');
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    },
  },
];

for (const { name, person = 'sales.rep@meridian.example', narrow = false, alone, over, show } of states) {
  test(`${name} keeps nobody out, light and dark`, IN_TURNS, async ({ open, look }) => {
    const page = alone || !person ? await open(person || undefined, { reducedMotion: 'reduce' }) : await look(person);
    await page.setViewportSize({ width: narrow ? 390 : 1440, height: 900 });
    await show(page);
    for (const colours of schemes) {
      await inColours(page, colours);
      const judging = { without: over && 'main', coloursOnly: colours === 'dark' };
      expect.soft(await violations(page, judging), colours).toEqual([]);
    }
  });
}

test('the check itself catches planted faults', IN_TURNS, async ({ page }) => {
  await page.goto('/login');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = '/favicon.svg';
    document.querySelector('main')?.append(image);
  });
  expect(await violations(page)).toHaveLength(1);
  await inColours(page, 'dark');
  expect(await violations(page, { coloursOnly: true })).toEqual([]);
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.textContent = 'Hardly to be read';
    text.style.cssText = 'color: #222; background: #111';
    document.querySelector('main')?.append(text);
  });
  expect(await violations(page, { coloursOnly: true })).toHaveLength(1);
});
