import { dealIn } from '../sales/support.ts';
import { unique } from '../support/fixtures.ts';
import { expect, IN_TURNS, test, type Page } from '../support/test.ts';
import { answers, askFor, dialog, field, finished, openAssistant, opener, questions } from './support.ts';

const REP = 'sales.rep@meridian.example';
test.use({ person: REP });

type Target = ReturnType<Page['locator']>;

/** Presses a button the way people without a pointer do. */
async function enter(button: Target): Promise<void> {
  await button.focus();
  await button.press('Enter');
}
const button = (within: Target, name: string) => within.getByRole('button', { name, exact: true });

test('the dialog is opened, used and left by keyboard, and the focus goes back', IN_TURNS, async ({ page }) => {
  // Beside the work, on wider screens, the focus may go on to the work.
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/sales');
  await enter(opener(page));
  await expect(field(page)).toBeFocused();
  const within = () => dialog(page).evaluate((element) => element.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key);
      expect(await within(), `${key} ${step}`).toBe(true);
    }
  await enter(button(dialog(page), 'Chat history'));
  await expect(button(dialog(page), 'Back to chat')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(button(dialog(page), 'Close'));
  await expect(opener(page)).toBeFocused();
});

test('what is done with a message leaves the focus where people go on', IN_TURNS, async ({ page }) => {
  await openAssistant(page, '/sales');
  const answer = await askFor(page, 'Which hubs can I use?');
  const edit = button(questions(page), 'Edit');
  await enter(edit);
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();

  const notUseful = button(answer, 'Not useful');
  const reason = answer.getByRole('textbox', { name: 'What was wrong with it?' });
  await enter(notUseful);
  await expect(reason).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reason).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await expect(notUseful).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(reason).toBeFocused();
  await page.keyboard.type('Too short');
  await page.keyboard.press('Enter');
  await expect(notUseful).toBeFocused();

  await enter(button(answer, 'Regenerate'));
  await finished(answers(page));
  await expect(field(page)).toBeFocused();
  await enter(button(answers(page), 'Previous version'));
  await expect(button(answers(page), 'Next version')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(answers(page), 'Previous version')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
});

test('a change is decided by keyboard, and the focus stays with it', IN_TURNS, async ({ page, address, sessionOf }) => {
  const name = unique('Keyboard proposal');
  await dealIn(address, await sessionOf(REP), name);
  await openAssistant(page);
  const answer = await askFor(page, `Move the deal "${name}" to qualified`);
  const proposal = answer.getByRole('region', { name: 'Move a deal to another stage' });
  await enter(button(proposal, 'Decline'));
  await expect(proposal).toContainText('Declined. Nothing was changed.');
  await expect(proposal).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
});
