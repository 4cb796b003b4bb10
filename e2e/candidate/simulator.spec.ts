import { newcomer } from '../support/newcomer.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';

test(
  'somebody practices an interview in writing, and does better the second time',
  IN_TURNS,
  async ({ open, address }) => {
    const page = await open(await newcomer(address));
    await page.goto('/candidate?view=positions');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Save / }) })
      .first();
    const title = await card.getByRole('heading', { level: 3 }).innerText();
    await card.getByRole('button', { name: /^Save / }).click();
    await expect(page.getByRole('button', { name: `Saved ${title}` }).first()).toBeVisible();

    await page.goto('/candidate/apply/simulator');
    await expect(page.getByText('No practice yet')).toBeVisible();
    await page.getByRole('button', { name: 'Start' }).click();
    const dialog = page.getByRole('dialog', { name: 'Practice interview' });
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByText(`${title} · Both in turn · Medium`)).toBeVisible();

    const answer = page.getByRole('textbox', { name: 'Your answer' });
    await answer.fill('I would ask them what they want.');
    await page.getByRole('button', { name: 'Look at my answer' }).click();
    await expect(page.getByText('Say more: this is over before it is clear.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await answer.fill(
      'Last year a customer of our team was about to leave, because two orders came late. I had to find out why before the end ' +
        'of the month. I called them, asked what they had lost, and wrote down every step of the order. In the end they stayed, ' +
        'and since then orders of theirs take 2 days fewer.',
    );
    await page.getByRole('button', { name: 'Look at my answer' }).click();
    await expect(page.getByRole('heading', { name: 'Try 2 of 2' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Marks' }).getByText('4/4').first()).toBeVisible();

    await page.getByRole('link', { name: 'Practiced interviews' }).click();
    await expect(page.getByText('1 of 5 answered')).toBeVisible();
  },
);
