import type { Output } from '@talent-os/contracts/define';
import { getLevel, takeQuiz } from '@talent-os/contracts/sales/methodology';
import { call } from '../support/api.ts';
import type { Session } from '../support/sessions.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

type Level = Output<typeof getLevel>;
const HERE = '/sales/excellence/methodology';
// Its progress is this journey's own.
const REP = 'sales.rep@northwind.example';
test.use({ person: REP });

/** The level the person stands at: open, its quiz not passed, the one after it locked. */
async function standing(address: string, session: Session): Promise<Level> {
  for (const level of [1, 2, 3]) {
    const found = await call(address, session, getLevel, { level });
    if ((found.bestScore ?? 0) < 80) return found;
  }
  throw new Error('the person has passed every quiz');
}

/** The right option of every question, learnt from what is missed when one option is given everywhere. */
async function rightOptions(address: string, session: Session, { level, quiz }: Level): Promise<Map<string, number>> {
  const right = new Map<string, number>();
  for (let option = 0; option < 4; option += 1) {
    const answers = quiz.map(({ id }) => ({ questionId: id, option }));
    const { missed } = await call(address, session, takeQuiz, { level, answers });
    for (const { id } of quiz) if (!missed.includes(id)) right.set(id, option);
  }
  return right;
}

test('a level is read, its quiz is missed, passed, and opens the next level', async ({ page, address, sessionOf }) => {
  const session = await sessionOf(REP);
  const level = await standing(address, session);
  const right = await rightOptions(address, session, level);
  const next = level.level + 1;

  await page.goto(HERE);
  await expect(
    page.getByText(`Pass the quiz of level ${level.level} with 80 percent to open this level`),
  ).toBeVisible();
  await page.getByRole('link', { name: `Continue Learning: ${level.title}` }).click();
  await expect(page).toHaveURL(`${HERE}?level=${level.level}`);

  await test.step('lessons are read one after the other', async () => {
    for (const lesson of level.lessons.filter(({ done }) => !done)) {
      await expect(page.getByRole('heading', { name: lesson.title })).toBeVisible();
      await page.getByRole('button', { name: 'Mark as done' }).click();
      await expectToast(page, 'Lesson completed');
    }
    await page.goto(`${HERE}?level=${level.level}&lesson=quiz`);
  });

  const answerAll = async (optionOf: (questionId: string) => number) => {
    for (const [at, { id }] of level.quiz.entries())
      await page.getByRole('radiogroup').nth(at).getByRole('radio').nth(optionOf(id)).check();
    await page.getByRole('button', { name: 'Submit answers' }).click();
  };

  await test.step('an unanswered question is named before anything is sent', async () => {
    await page.getByRole('button', { name: 'Submit answers' }).click();
    await expect(page.getByText('Please choose an answer')).toHaveCount(level.quiz.length);
  });

  await test.step('a missed quiz says what was missed', async () => {
    await answerAll((id) => (right.get(id) === 0 ? 1 : 0));
    await expect(page.getByText('0% this time')).toBeVisible();
    await expect(page.getByText('Not right yet')).toHaveCount(level.quiz.length);
    await page.getByRole('button', { name: 'Try again' }).click();
  });

  await test.step('a passed quiz opens the next level', async () => {
    await answerAll((id) => right.get(id) ?? 0);
    await expect(page.getByText('Passed with 100%')).toBeVisible();
    await page.getByRole('link', { name: `Go to level ${next}` }).click();
    await expect(page.getByText('This level is locked')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  });
});

test('a locked level says why and leads to the quiz that opens it', IN_TURNS, async ({ open }) => {
  const page = await open('sales.rep@meridian.example');
  await page.goto(`${HERE}?level=4`);
  await expect(page.getByText('This level is locked')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Lessons of level 4' }).getByRole('link')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the quiz of level 3' }).click();
  await expect(page).toHaveURL(`${HERE}?level=3&lesson=quiz`);
});

test('an organization without training says so', IN_TURNS, async ({ page }) => {
  await page.route('**/api/sales/excellence/methodology', (route) => route.fulfill({ json: [] }));
  await page.goto(HERE);
  await expect(page.getByText('No methodology training available')).toBeVisible();
});
