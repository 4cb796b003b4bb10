import { admits } from '@talent-os/contracts/access/ability';
import { personBy } from './support/people.ts';
import { abilityOf, screenRoutes } from './support/rights.ts';
import { expectHome, sidebar } from './support/shell.ts';
import { expect, IN_TURNS, test, type Page } from './support/test.ts';

// Design units are 4 px: 14 collapsed, 40 open.
const COLLAPSED = 56;
const OPEN = 160;

test.use({ person: 'sales.rep@meridian.example' });

const widthOf = async (page: Page) => Math.round((await sidebar(page).boundingBox())?.width ?? 0);
const mainLeft = async (page: Page) => Math.round((await page.getByRole('main').boundingBox())?.x ?? 0);

async function home(page: Page): Promise<void> {
  await page.goto('/');
  await expectHome(page);
}

test(
  'the sidebar opens on hover over the page, and pushes it only when pinned, also after a reload',
  IN_TURNS,
  async ({ page }) => {
    await home(page);
    await expect.poll(() => widthOf(page)).toBe(COLLAPSED);
    expect(await mainLeft(page)).toBe(COLLAPSED);
    await sidebar(page).hover();
    await expect.poll(() => widthOf(page)).toBe(OPEN);
    expect(await mainLeft(page)).toBe(COLLAPSED);
    await page.getByRole('button', { name: 'Pin navigation' }).click();
    await page.mouse.move(900, 450);
    await expect.poll(() => mainLeft(page)).toBe(OPEN);
    await page.reload();
    await expectHome(page);
    await expect.poll(() => widthOf(page)).toBe(OPEN);
    await page.getByRole('button', { name: 'Pin navigation', pressed: true }).click();
    await page.mouse.move(900, 450);
    await expect.poll(() => widthOf(page)).toBe(COLLAPSED);
  },
);

test('under 768 px the sidebar is a drawer that closes on the way to a screen', IN_TURNS, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await home(page);
  await expect(sidebar(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Talent OS' });
  await drawer.getByRole('link', { name: 'Sales' }).click();
  await expect(page).toHaveURL('/sales');
  await expect(drawer).toBeHidden();
});

test('the drawer keeps the focus until it closes, and gives it back', IN_TURNS, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await home(page);
  const burger = page.getByRole('button', { name: 'Open navigation' });
  await burger.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Talent OS' });
  await expect(drawer).toBeVisible();
  const within = () => drawer.evaluate((dialog) => dialog.contains(document.activeElement));
  await expect.poll(within).toBe(true);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await within()).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await within()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(burger).toBeFocused();
});

test('the first stop of the keyboard skips to the content', IN_TURNS, async ({ page }) => {
  await home(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
});

test('every stop of the keyboard on home shows where it is', IN_TURNS, async ({ page }) => {
  await home(page);
  const seen: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusShown);
    if (!stop) break;
    seen.push(stop.name);
    expect(stop.shown, `${stop.name} shows no focus`).toBe(true);
  }
  expect(seen.length).toBeGreaterThan(8);
});

/** Whether the focused element differs from its resting looks: an outline, a ring or another surface. */
function focusShown() {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const looks = (of: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, backgroundColor, borderColor } = getComputedStyle(of);
    return [
      outlineStyle === 'none' ? '' : outlineStyle + outlineWidth + outlineColor,
      boxShadow,
      backgroundColor,
      borderColor,
    ].join();
  };
  const focused = looks(element);
  element.blur();
  const resting = looks(element);
  element.focus();
  return {
    name: element.getAttribute('aria-label') ?? element.innerText.split('\n')[0] ?? '',
    shown: focused !== resting,
  };
}

test('arriving on another screen puts the focus on its content', IN_TURNS, async ({ page }) => {
  await home(page);
  await sidebar(page).getByRole('link', { name: 'Sales' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sales Performance' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

const screensFound = (page: Page) => page.getByRole('group', { name: 'Screens' }).getByRole('option');

test('the palette finds the screens of the role and nothing else, and goes there by keyboard', async ({ page }) => {
  await home(page);
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox', { name: 'Search or jump to' });
  await expect(field).toBeFocused();
  await field.fill('access controls');
  await expect(page.getByText('Nothing found for “access controls”')).toBeVisible();
  await field.fill('voice test');
  await expect(page.getByText('Nothing found for “voice test”')).toBeVisible();
  await field.fill('oppor');
  await expect(screensFound(page).first()).toContainText('Opportunities');
  await field.fill('opportunities');
  await expect(page.getByRole('option').first()).toContainText('Opportunities');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sales/opportunities');
  await expect(field).toBeHidden();

  await page.keyboard.press('Control+K');
  await expect(field).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('the palette offers everything a person may open', IN_TURNS, async ({ page }) => {
  const ability = abilityOf(personBy('sales.rep@meridian.example'));
  const open = screenRoutes.filter(
    ({ layout, access, hub }) => layout === 'app' && hub !== 'developer' && admits(ability, access),
  );
  await home(page);
  await page.keyboard.press('Control+K');
  for (const { label } of open) {
    await page.getByRole('combobox').fill(label);
    await expect(
      screensFound(page)
        .filter({ hasText: label.split(' ')[0] ?? label })
        .first(),
    ).toBeVisible();
  }
});

test('a person is found and opened with four keystrokes', IN_TURNS, async ({ page }) => {
  await home(page);
  for (const key of ['/', 'd', 'a']) await page.keyboard.press(key);
  // Pressed at once: it waits for what the search is about to find.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?person=/);
  const drawer = page.getByRole('dialog', { name: /^Da/ });
  await expect(drawer.getByText('Reports to')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.keyboard.press('/');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText(/^Da/);
  await page.keyboard.press('Escape');
});

test(
  'a record opens in a new tab, an action where it is done, and the keys of the screen are shown',
  IN_TURNS,
  async ({ page, context }) => {
    await home(page);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByText('Search or jump to')).toBeVisible();
    await expect(sheet.getByText('Boards')).toBeHidden();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox').fill('new deal');
    await expect(page.getByRole('option').first()).toContainText('New deal');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const tab = await opened;
    await expect(tab.getByRole('dialog', { name: 'New deal' })).toBeVisible();
    await tab.close();
  },
);

test('light and dark are a choice that stays', IN_TURNS, async ({ page }) => {
  await home(page);
  const scheme = page.locator('html');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expectHome(page);
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test(
  'the header names the product, the industry, the deployment and the side of the marketplace',
  IN_TURNS,
  async ({ page }) => {
    await home(page);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Talent OS' })).toHaveAttribute('href', '/');
    for (const text of ['Sales', 'multi-industry', 'Professional'])
      await expect(header.getByText(text, { exact: true })).toBeVisible();
  },
);

test('the longest industry and the buttons of a phone do not cover each other', IN_TURNS, async ({ open }) => {
  const page = await open('analyst@meridian.example', { viewport: { width: 360, height: 800 } });
  await home(page);
  const header = page.getByRole('banner');
  const industry = await header.getByText('Cybersecurity', { exact: true }).boundingBox();
  const search = await header.getByRole('button', { name: /^Search/ }).boundingBox();
  expect(industry!.x + industry!.width).toBeLessThanOrEqual(search!.x);
});

test('the access test shows every module with the rule that decided', IN_TURNS, async ({ page }) => {
  await page.goto('/test-rbac');
  const rows = page.getByRole('table', { name: 'Module access' }).getByRole('row');
  await expect(rows).toHaveCount(15);
  await expect(rows.filter({ has: page.getByRole('cell', { name: 'sales', exact: true }) })).toContainText('Allowed');
  for (const module of ['admin', 'organization', 'cyber', 'health-tech'])
    await expect(rows.filter({ has: page.getByRole('cell', { name: module, exact: true }) })).toContainText('Denied');
});
