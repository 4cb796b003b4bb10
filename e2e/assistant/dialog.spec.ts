import { hubTexts, type AssistantHub } from '@talent-os/contracts/chat/hub-texts';
import { freeze } from '../support/clock.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { settled } from '../support/walker.ts';
import { expectToast } from '../support/toasts.ts';
import { answers, askFor, dialog, field, openAssistant, opener, press, questions } from './support.ts';

const REP = 'sales.rep@meridian.example';
test.use({ person: REP });

test(
  'the button opens a dialog of the size that was asked for, which grows and shrinks',
  IN_TURNS,
  async ({ page }) => {
    await page.goto('/');
    const heard = page.evaluate(
      () =>
        new Promise((resolve) =>
          window.addEventListener('analytics', (event) => resolve((event as CustomEvent).detail)),
        ),
    );
    await opener(page).click();
    expect(await heard).toEqual({ name: 'adaptiq_open_clicked', path: '/' });
    await expect(dialog(page)).toHaveAccessibleName('Talent OS Assistant');
    await expect(opener(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    const size = async () => {
      const { width, height } = (await dialog(page).boundingBox()) ?? { width: 0, height: 0 };
      return [Math.round(width), Math.round(height)];
    };
    // Beside the work, where there is room; in a window where people want that.
    await expect.poll(size).toEqual([380, 900 - 56]);
    await press(page, 'Undock');
    await expect.poll(size).toEqual([650, 600]);
    await press(page, 'Expand');
    await expect.poll(size).toEqual([1440 * 0.95, 900 * 0.95]);
    await press(page, 'Minimize');
    await expect.poll(size).toEqual([650, 600]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(size).toEqual([390, 844]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  },
);

/** Questions of the screen itself stand before those of its hub. */
type Place = readonly [person: string, path: string, hub: AssistantHub, title: string, own?: readonly string[]];
const places: readonly Place[] = [
  [
    REP,
    '/',
    'dashboard',
    'Talent OS Assistant',
    ['What is waiting for me?', 'What is new for me?', 'How many open positions do we have?'],
  ],
  [REP, '/sales', 'sales', 'Sales Assistant'],
  [
    'hiring.manager@meridian.example',
    '/productivity/history',
    'productivity',
    'Productivity Assistant',
    ['Which tasks are due today?', 'What does my day look like?', 'How far am I with my goals?'],
  ],
  ['platform.admin@meridian.example', '/admin/prompts', 'admin', 'Admin Assistant'],
];

for (const [person, path, hub, title, own] of places)
  test(
    `at ${path} the assistant has words of its own, and its first question is answered`,
    IN_TURNS,
    async ({ open }) => {
      const page = await open(person);
      await openAssistant(page, path);
      const { placeholder, intro, prompts, title: hubTitle } = hubTexts[hub];
      await expect(dialog(page)).toHaveAccessibleName(title);
      await expect(field(page)).toHaveAttribute('placeholder', placeholder);
      await expect(dialog(page).getByText(intro)).toBeVisible();
      const offered = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button');
      const shown = own ?? prompts;
      await expect(offered).toHaveText([...shown]);
      const events = '**/api/chat/runs/*/events';
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(events, async (route) => {
        await promise;
        await route.continue();
      });
      await offered.first().click();
      await expect(questions(page)).toContainText(shown[0]!);
      const answer = answers(page);
      await expect(answer.getByText('Thinking...', { exact: true })).toBeVisible();
      await expect(answer).toContainText(`Generating response with context from ${hubTitle}...`);
      resolve();
      await expect(answer.getByRole('button', { name: 'Copy' })).toBeVisible();
      await expect(answer).not.toContainText('Thinking...');
    },
  );

test('it stays away from the addresses of the hide list', IN_TURNS, async ({ page }) => {
  await page.goto('/sales');
  await expect(opener(page)).toBeVisible();
  for (const path of ['/voice-test', '/excellence/get-started', '/candidate/register']) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await expect(page).toHaveURL(path);
    await expect(opener(page)).toHaveCount(0);
  }
  await page.goto('/sales');
  await expect(opener(page)).toBeVisible();
});

test('whoever does not want it puts it away on every screen, and back', IN_TURNS, async ({ page }) => {
  const menu = page.getByRole('button', { name: /^Account of/ });
  await page.goto('/');
  await expect(opener(page)).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Hide assistant' }).click();
  await expect(opener(page)).toHaveCount(0);
  await page.goto('/sales');
  await settled(page);
  await menu.click();
  await expect(opener(page)).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Show assistant' }).click();
  await expect(opener(page)).toBeVisible();
});

test('Enter sends, Shift+Enter begins a line, and blanks are not sent', IN_TURNS, async ({ page }) => {
  await openAssistant(page);
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeDisabled();
  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(send).toBeDisabled();
  await expect(questions(page)).toHaveCount(0);
  await field(page).fill('');
  await field(page).pressSequentially('What can you do');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('for me?');
  await expect(field(page)).toHaveValue('What can you do\nfor me?');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(questions(page)).toContainText('What can you do\nfor me?', { useInnerText: true });
  await press(page, 'New chat');
  await expect(questions(page)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Suggested questions' })).toBeVisible();
});

test('what is typed outlasts a reload', IN_TURNS, async ({ page }) => {
  await openAssistant(page);
  await field(page).fill('Half a thought');
  await page.reload();
  await expect(field(page)).toHaveValue('Half a thought');
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('takes the words of a message, says so, and shows a check for two seconds', IN_TURNS, async ({ page }) => {
    await openAssistant(page);
    const answer = await askFor(page, 'How much of my quota have I reached?');
    await freeze(page);
    await answer.getByRole('button', { name: 'Copy' }).click();
    await expect(answer.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.clock.runFor(100);
    await expectToast(page, 'Message copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^You have reached [\d.]+% of your quota/,
    );
    await page.clock.runFor(1_850);
    await expect(answer.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.clock.runFor(100);
    await expect(answer.getByRole('button', { name: 'Copied' })).toHaveCount(0);
    await expect(answer.getByRole('button', { name: 'Copy' })).toBeVisible();
    await questions(page).getByRole('button', { name: 'Copy' }).click();
    await expect(questions(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('How much of my quota have I reached?');
  });
});

test(
  'beside the work it leaves the work in reach, is as wide as people like, and stands there again',
  IN_TURNS,
  async ({ page }) => {
    await openAssistant(page, '/sales');
    const main = page.getByRole('main');
    const widthOf = async (target: typeof main) => Math.round((await target.boundingBox())?.width ?? 0);
    expect((await widthOf(main)) + (await widthOf(dialog(page)))).toBeLessThanOrEqual(1440);
    await expect(dialog(page)).not.toHaveAttribute('aria-modal');
    const edge = page.getByRole('separator', { name: 'Width of the assistant' });
    await edge.press('ArrowLeft');
    await expect(edge).toHaveAttribute('aria-valuenow', '400');
    await expect.poll(() => widthOf(dialog(page))).toBe(400);
    const box = (await edge.boundingBox())!;
    await page.mouse.move(box.x + 4, box.y + 300);
    await page.mouse.down();
    await page.mouse.move(box.x - 96, box.y + 300, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => widthOf(dialog(page))).toBeGreaterThan(480);
    const wide = await widthOf(dialog(page));
    await page.goto('/sales/excellence/performance');
    await settled(page);
    await expect.poll(() => widthOf(dialog(page))).toBe(wide);
    await expect(field(page)).not.toBeFocused();
  },
);
