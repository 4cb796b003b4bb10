import { stateJourney, type ScreenState } from '../support/screen-states.ts';
import { expect, test, type Page } from '../support/test.ts';
import { answers, askFor, dialog, openAssistant, press } from './support.ts';

/** An answer with a table and sources, one with a card, and one with offers and a place for a reason. */
async function conversation(page: Page): Promise<void> {
  await openAssistant(page, '/sales');
  await askFor(page, 'What is my pipeline worth?');
  await askFor(page, 'Mark all my notifications as read');
  await askFor(page, 'What is the weather in Paris?');
  await answers(page).last().getByRole('button', { name: 'Not useful' }).click();
  await answers(page).first().getByRole('table').scrollIntoViewIfNeeded();
}

const states: readonly ScreenState[] = [
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
    name: 'a conversation that is to be shared',
    person: 'recruiter@meridian.example',
    show: async (page) => {
      await openAssistant(page);
      await askFor(page, 'Which hubs can I use?');
      await press(page, 'Conversation menu');
      await page.getByRole('menuitem', { name: 'Share' }).click();
      await page.getByRole('searchbox', { name: 'Find a colleague' }).fill('ra');
      await expect(page.getByRole('list', { name: 'Colleagues' }).getByRole('listitem').first()).toBeVisible();
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
    name: 'documents, and one that is added',
    person: 'org.admin@meridian.example',
    show: async (page) => {
      await page.goto('/organization/providers?view=knowledge');
      await page.getByRole('button', { name: 'Add document' }).click();
      await page.getByRole('radio', { name: 'People of some roles' }).click();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByText('Please give the document a title')).toBeVisible();
    },
  },
  {
    name: 'the settings of the assistant',
    show: async (page) => {
      await openAssistant(page);
      await press(page, 'Assistant settings');
      await expect(dialog(page).getByRole('switch')).toBeVisible();
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

test.describe.configure({ mode: 'parallel' });
for (const state of states) test(...stateJourney(state, 'sales.rep@meridian.example'));
