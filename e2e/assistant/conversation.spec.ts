import { getSession } from '@talent-os/contracts/chat/sessions';
import { call } from '../support/api.ts';
import { expect, IN_TURNS, type Page } from '../support/test.ts';
import { test } from './model.ts';
import {
  answers,
  ask,
  askFor,
  dialog,
  field,
  finished,
  OFFLINE,
  openAssistant,
  press,
  questions,
  textOf,
} from './support.ts';

const REP = 'sales.rep@northwind.example';
test.use({ person: REP, admin: 'org.admin@northwind.example', model: 'gated-40' });

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const versions = (message: ReturnType<Page['locator']>) => message.getByRole('group', { name: 'Versions' });

test('an answer is stopped midway, says so, and what was written stays', async ({ page, address, sessionOf }) => {
  await openAssistant(page);
  const sent = page.waitForResponse('**/api/chat/messages');
  const answer = await ask(page, 'Write something long');
  await expect.poll(async () => words(await textOf(answer))).toBe(20);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
  await field(page).fill('Meanwhile');
  await field(page).press('Enter');
  await expect(questions(page)).toHaveCount(1);
  await press(page, 'Stop');
  await finished(answer);
  await expect(answer).toContainText('You stopped this answer.');
  await expect(dialog(page).getByText(OFFLINE)).toHaveCount(0);
  await expect(field(page)).toHaveValue('Meanwhile');
  await expect(field(page)).toBeFocused();
  expect(words(await textOf(answer))).toBe(20);
  const { sessionId } = (await (await sent).json()) as { sessionId: string };
  const { messages, activeRunId } = await call(address, await sessionOf(REP), getSession, { sessionId });
  const stored = messages.at(-1);
  expect(stored?.status).toBe('stopped');
  expect(stored?.content.trim()).toBe((await textOf(answer)).trim());
  expect(activeRunId).toBeNull();
});

test.describe('an answer once more', () => {
  test.use({ model: 'echo' });

  test('stands beside the first, and so does a changed question', IN_TURNS, async ({ page }) => {
    await openAssistant(page);
    await askFor(page, 'The first question');
    await press(page, 'Regenerate');
    await expect(versions(answers(page))).toHaveText('2/2');
    await finished(answers(page));
    await expect(answers(page)).toContainText('The first question');
    await versions(answers(page)).getByRole('button', { name: 'Previous version' }).click();
    await expect(versions(answers(page))).toHaveText('1/2');

    await askFor(page, 'The second question');
    await questions(page).first().getByRole('button', { name: 'Edit' }).click();
    const editor = page.getByRole('textbox', { name: 'Changed message' });
    await expect(editor).toBeFocused();
    await expect(editor).toHaveValue('The first question');
    await editor.fill('Another question');
    await editor.press('Enter');
    await expect(questions(page)).toHaveCount(1);
    await expect(versions(questions(page))).toHaveText('2/2');
    await expect(answers(page)).toContainText('Another question');
    await finished(answers(page));

    await versions(questions(page)).getByRole('button', { name: 'Previous version' }).click();
    await expect(questions(page)).toHaveCount(2);
    await expect(answers(page).last()).toContainText('The second question');
    await page.reload();
    await expect(versions(questions(page).first())).toHaveText(/[12]\/2/);
  });

  test('is rated, with a reason where it was of no use', IN_TURNS, async ({ page, address, sessionOf }) => {
    await openAssistant(page);
    const sent = page.waitForResponse('**/api/chat/messages');
    const answer = await askFor(page, 'Rate this');
    const { sessionId } = (await (await sent).json()) as { sessionId: string };
    const stored = async () => {
      const { messages } = await call(address, await sessionOf(REP), getSession, { sessionId });
      return messages.at(-1)?.feedback;
    };
    await answer.getByRole('button', { name: 'Useful', exact: true }).click();
    await expect(answer.getByRole('button', { name: 'Useful', exact: true, pressed: true })).toBeVisible();
    await expect.poll(stored).toBe('up');
    await answer.getByRole('button', { name: 'Not useful' }).click();
    const reason = answer.getByRole('textbox', { name: 'What was wrong with it?' });
    await expect(reason).toBeFocused();
    await reason.fill('It only repeats me');
    const rated = page.waitForRequest((request) => Boolean(request.postData()?.includes('It only repeats me')));
    await reason.press('Enter');
    expect((await rated).postDataJSON()).toEqual({ rating: 'down', reason: 'It only repeats me' });
    await expect(reason).toHaveCount(0);
    await expect.poll(stored).toBe('down');
    await page.reload();
    await expect(answer.getByRole('button', { name: 'Not useful', pressed: true })).toBeVisible();
    await answer.getByRole('button', { name: 'Not useful' }).click();
    await expect.poll(stored).toBeNull();
  });
});

test.describe('an answer that breaks off', () => {
  test.use({ model: 'clean-eof' });

  test('is shown as interrupted, with another attempt beside it', IN_TURNS, async ({ page }) => {
    await openAssistant(page);
    const answer = await askFor(page, 'Break off');
    await expect(answer).toContainText('This answer was interrupted before it was complete.');
    await answer.getByRole('button', { name: 'Retry' }).click();
    await expect(versions(answers(page))).toHaveText('2/2');
    await finished(answers(page));
    await expect(answers(page)).toContainText('This answer was interrupted before it was complete.');
  });
});

test.describe('an answer of the longest length', () => {
  test.use({ model: 'length' });

  test('is shown as not complete', IN_TURNS, async ({ page }) => {
    await openAssistant(page);
    const answer = await askFor(page, 'Go on for ever');
    await expect(answer).toContainText('This answer reached its length limit and is not complete.');
    await expect(answer.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });
});
