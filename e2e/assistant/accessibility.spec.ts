import { expectNobodyKeptOut } from '../support/axe.ts';
import { expect, test, type Page } from '../support/test.ts';
import { answers, askFor, dialog, openAssistant, press } from './support.ts';

test.describe.configure({ mode: 'parallel' });

const REP = 'sales.rep@meridian.example';

/** An answer with a table and sources, one with a card, and one with offers and a place for a reason. */
async function conversation(page: Page): Promise<void> {
  await openAssistant(page, '/sales');
  await askFor(page, 'What is my pipeline worth?');
  await askFor(page, 'Mark all my notifications as read');
  await askFor(page, 'What is the weather in Paris?');
  await answers(page).last().getByRole('button', { name: 'Not useful' }).click();
  await answers(page).first().getByRole('table').scrollIntoViewIfNeeded();
}

type State = { readonly name: string; readonly person?: string; readonly show: (page: Page) => Promise<void> };

const states: readonly State[] = [
  { name: 'the assistant before a question', show: (page) => openAssistant(page, '/sales') },
  { name: 'a conversation', show: conversation },
  {
    name: 'a question that is changed',
    show: async (page) => {
      await openAssistant(page);
      await askFor(page, 'Which hubs can I use?');
      await press(page, 'Edit');
    },
  },
  {
    name: 'the history in the dialog',
    show: async (page) => {
      await openAssistant(page);
      await press(page, 'Chat history');
      await expect(dialog(page).getByRole('heading', { level: 4 }).first()).toBeVisible();
    },
  },
  {
    name: 'a conversation of the history screen',
    show: async (page) => {
      await page.goto('/productivity/history');
      await page
        .getByRole('button', { name: /^What can you do for me\? Dashboard/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Continue in assistant' })).toBeVisible();
    },
  },
  {
    name: 'a provider that is added',
    person: 'org.admin@meridian.example',
    show: async (page) => {
      await page.goto('/organization/providers');
      await page.getByRole('button', { name: 'Add provider' }).click();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByText('Please give the provider a name')).toBeVisible();
    },
  },
  {
    name: 'a prompt with its draft and its trial',
    person: 'platform.admin@meridian.example',
    show: async (page) => {
      await page.goto('/admin/prompts');
      await page.getByRole('button', { name: 'Edit as draft' }).first().click();
      await page.getByRole('button', { name: 'Test', exact: true }).click();
      await expect(page.getByRole('heading', { name: /tokens, filled with a sample$/ })).toBeVisible();
    },
  },
];

for (const { name, person = REP, show } of states)
  test(`${name} keeps nobody out, light, dark and narrow`, async ({ look }) => {
    const page = await look(person);
    await show(page);
    await expectNobodyKeptOut(page);
  });
