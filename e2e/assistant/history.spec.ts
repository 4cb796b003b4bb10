import { listSessions } from '@talent-os/contracts/chat/sessions';
import { unique } from '../support/fixtures.ts';
import { call } from '../support/api.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { answers, askFor, dialog, field, OFFLINE, openAssistant, press, questions } from './support.ts';
import { addFilter, changeFilter } from '../support/filters.ts';

// They have asked a few things in the last days, and no other journey asks on their behalf.
const ANALYST = 'analyst@meridian.example';
test.use({ person: ANALYST });

test('the history stands by day with its number of messages, and leads back into a conversation', async ({ page }) => {
  const question = unique('What can you do?');
  await openAssistant(page);
  await askFor(page, question);
  await press(page, 'New chat');
  await press(page, 'Chat history');
  const days = dialog(page).getByRole('region', { name: /^Messages, / });
  const newest = days.first();
  // What was asked right before midnight was asked yesterday.
  await expect(newest.getByRole('heading', { name: /^(Today|Yesterday) \d+\+? messages$/ })).toBeVisible();
  await expect(newest.getByRole('listitem').first()).toContainText('Assistant');
  await expect(newest.getByRole('listitem').filter({ hasText: question })).toHaveCount(1);
  await expect(days.filter({ hasNotText: question }).first()).toContainText(/\d+ messages?/);
  await press(page, 'Back to chat');
  await expect(field(page)).toBeVisible();
  await press(page, 'Chat history');
  await newest.getByRole('button').filter({ hasText: question }).click();
  await expect(questions(page)).toContainText(question);
  await expect(answers(page)).toHaveCount(1);
  await press(page, 'Chat history');
  await press(page, 'New chat');
  await expect(page.getByRole('list', { name: 'Suggested questions' })).toBeVisible();
  await press(page, 'Chat history');
  await page.getByRole('link', { name: 'View All Conversations' }).click();
  await expect(page).toHaveURL('/productivity/history');
});

test(
  'all conversations are narrowed to a hub and to words, deleted, and brought back',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    const question = unique('Which hubs can I use?');
    await openAssistant(page, '/productivity/history');
    await askFor(page, question);
    await press(page, 'Close');
    const conversation = page.getByRole('main').getByRole('listitem').filter({ hasText: question });
    await expect(conversation).toContainText('2 messages');
    await expect(conversation).toContainText('Productivity Hub');
    await addFilter(page, 'Hub', 'Admin Hub');
    await expect(page).toHaveURL(/hub=admin/);
    await expect(conversation).toHaveCount(0);
    await changeFilter(page, 'Hub', 'Productivity Hub');
    await expect(conversation).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search conversations' }).fill(question);
    await expect(page.getByRole('main').getByRole('button', { name: /^Actions for / })).toHaveCount(1);

    await conversation.getByRole('button', { name: question }).first().click();
    const drawer = page.getByRole('dialog', { name: question });
    await expect(drawer.getByRole('listitem').first()).toContainText(question);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);

    const kept = async () => {
      const sessions = await call(address, await sessionOf(ANALYST), listSessions, { search: question });
      return sessions.length;
    };
    await conversation.getByRole('button', { name: `Actions for ${question}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const confirm = page.getByRole('dialog', { name: 'Delete conversation?' });
    await expect(confirm).toContainText('It can be restored for 30 days');
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await expect(conversation).toHaveCount(0);
    expect(await kept()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Conversation restored');
    await expect(conversation).toBeVisible();
    expect(await kept()).toBe(1);
  },
);

test('a conversation that is taken up again says how its answers were made', IN_TURNS, async ({ page }) => {
  await page.goto('/productivity/history');
  await page.getByRole('button', { name: 'Actions for What can you do for me?' }).last().click();
  await page.getByRole('menuitem', { name: 'Continue in assistant' }).click();
  await expect(questions(page)).toHaveCount(2);
  await expect(dialog(page).getByText(OFFLINE)).toBeVisible();
  await press(page, 'New chat');
  await expect(questions(page)).toHaveCount(0);
});
