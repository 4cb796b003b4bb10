import { newcomer } from '../support/newcomer.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

test('the assessment goes on where it was left', IN_TURNS, async ({ open, address }) => {
  const page = await open(await newcomer(address));
  await page.goto('/candidate/discover/assessment');
  await expect(page.getByText('No assessment taken')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  const questions = page.getByRole('radiogroup');
  await expect(questions).toHaveCount(12);
  await page.getByRole('radiogroup', { name: 'Build kitchen cabinets' }).getByRole('radio', { name: 'Unsure' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please choose an answer').first()).toBeVisible();
  for (const question of await questions.all())
    await question.getByRole('radio', { name: 'Like', exact: true }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of 8/)).toBeVisible();
  await page.goto('/candidate');
  await page.goto('/candidate/discover/assessment');
  await expect(page.getByText(/^Page 2 of 8/)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(questions.first().getByRole('radio', { name: 'Like', exact: true })).toBeChecked();
});

test('what somebody wants to reach becomes a goal', IN_TURNS, async ({ open, address }) => {
  const page = await open(await newcomer(address));
  await page.goto('/candidate/discover/questions?question=year');
  await page.getByRole('textbox', { name: 'Your answer' }).fill('I work as a sales coach. I want to see people grow.');
  await page.getByRole('button', { name: 'Keep and go on' }).click();
  await expect(page.getByText('Question 1 of 13')).toBeVisible();
  await page.getByRole('button', { name: 'Pass over' }).click();
  await expect(page.getByText('Question 2 of 13')).toBeVisible();
  await page.getByRole('button', { name: 'Save target Sales coach' }).click();
  await expect(page.getByRole('button', { name: 'Give up Sales coach' })).toBeVisible();
  await page.getByRole('button', { name: 'Make it a goal I work as a sales coach' }).click();
  await expectToast(page, /I work as a sales coach: a draft of your goals/);
});
