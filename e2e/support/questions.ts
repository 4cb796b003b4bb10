import { questionAddress, USUAL_DAYS } from '@talent-os/contracts/facts/question-address';
import type { Impersonal } from '@talent-os/contracts/facts/datasets';
import type { Question } from '@talent-os/contracts/facts/question';
import { expect, type Page } from './test.ts';

/** What a question comes to on the screen of data, read anew. */
async function inAll(page: Page, question: Question): Promise<number> {
  await page.goto(questionAddress({ ...question, chart: 'bars', days: USUAL_DAYS }));
  const total = await page
    .getByText(/^[\d,]+ in all, /)
    .first()
    .innerText();
  return Number(total.split(' in all')[0]!.replaceAll(',', ''));
}

/** Of what is about single persons a year may have too few to tell, and another year's rows decide it. */
type Asked = Pick<Question, 'field' | 'filters'> & { readonly dataset: Impersonal };
const asQuestion = (asked: Asked): Question => ({ of: asked.field ? 'sum' : 'count', ...asked });

/** A figure of rows that are the test's own, on the screen of data. */
export const expectInAll = (page: Page, asked: Asked, figure: number): Promise<void> =>
  expect.poll(() => inAll(page, asQuestion(asked))).toBe(figure);

/** Waits until rows have been read for the first time. */
export const expectRead = (page: Page, asked: Asked): Promise<void> =>
  expect.poll(() => inAll(page, asQuestion(asked))).toBeGreaterThan(0);

/**
 * A figure to which others add as well, on the screen of data, as it is now. The function that is answered waits until it
 * has grown by so much: nothing is ever taken from it.
 */
export async function growing(page: Page, asked: Asked): Promise<(by: number) => Promise<void>> {
  const read = () => inAll(page, asQuestion(asked));
  let before = 0;
  await expect.poll(async () => (before = await read())).toBeGreaterThan(0);
  return (by) => expect.poll(read).toBeGreaterThanOrEqual(before + by);
}
