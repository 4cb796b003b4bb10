import { expect, type Page } from '../support/test.ts';

export const OFFLINE = 'No AI model configured: answers come from platform data';
export const AWAY = 'The AI model is not available right now: answers come from platform data';

export type Answer = ReturnType<Page['locator']>;

export const opener = (page: Page) => page.getByRole('button', { name: 'AdaptIQ' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: /Assistant$/ });
export const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
export const answers = (page: Page) => page.getByRole('article', { name: 'Assistant' });
export const questions = (page: Page) => page.getByRole('article', { name: 'You' });
export const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

/** Goes to a screen and opens the assistant there. */
export async function openAssistant(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await opener(page).click();
  await expect(field(page)).toBeVisible();
}

/** Sends a question by keyboard; its answer, which may still be on its way. */
export async function ask(page: Page, question: string): Promise<Answer> {
  const answer = answers(page).nth(await answers(page).count());
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(answer).toBeVisible();
  return answer;
}

/** Waits for the end of an answer, whatever it is. */
export const finished = (answer: Answer) => expect(answer).toHaveAttribute('aria-busy', 'false', { timeout: 90_000 });

/** Sends a question and waits for the whole answer. */
export async function askFor(page: Page, question: string): Promise<Answer> {
  const answer = await ask(page, question);
  await finished(answer);
  return answer;
}

/** An answer in one paragraph, as far as it has come. */
export const textOf = (answer: Answer): Promise<string> => answer.getByRole('paragraph').first().innerText();
