import { applyForPosition } from '@talent-os/contracts/talent/advertised-positions';
import { withdrawMyApplication } from '@talent-os/contracts/talent/my-applications';
import { call } from '../support/api.ts';
import { unique } from '../support/fixtures.ts';
import { openSeat } from '../support/hiring.ts';
import { newcomer } from '../support/newcomer.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';

const RECRUITER = 'recruiter@meridian.example';

test(
  'somebody asks what was thought of their application, and reads what the recruiter releases',
  IN_TURNS,
  async ({ open, address, sessionOf }) => {
    const title = unique('Sales engineer');
    const positionId = await openSeat(address, sessionOf, { title, description: 'Shows the product.', questions: [] });
    const email = await newcomer(address);
    const mine = await sessionOf(email);
    const { applicationId } = await call(address, mine, applyForPosition, { positionId });
    await call(address, mine, withdrawMyApplication, { applicationId });

    const page = await open(email);
    await page.goto('/candidate/ai/feedback');
    await page.getByRole('button', { name: `Ask for feedback on ${title}` }).click();
    const asking = page.getByRole('dialog', { name: `Feedback on ${title}` });
    await asking.getByRole('textbox', { name: 'What would you like to know?' }).fill('Was it my experience?');
    await asking.getByRole('button', { name: 'Ask for feedback' }).click();
    await expect(page.getByText('The employer has not answered yet.')).toBeVisible();

    const recruiter = await open(RECRUITER);
    await recruiter.goto(`/talent/recruit/pipeline?application=${applicationId}`);
    await recruiter.getByRole('region', { name: 'Feedback' }).getByRole('button', { name: 'Answer' }).click();
    const answering = recruiter.getByRole('dialog', { name: /^Feedback for/ });
    await answering.getByRole('textbox', { name: 'What convinced' }).fill('Your questions were the best of the round.');
    await answering.getByRole('textbox', { name: 'What was missing' }).fill('Nobody heard of a deal as a whole.');
    await answering.getByRole('checkbox', { name: /reads: What was missing/ }).uncheck();
    await answering.getByRole('button', { name: 'Answer' }).click();
    await expect(recruiter.getByText('What was missing (stays here)')).toBeVisible();

    await expect(page.getByText('Your questions were the best of the round.')).toBeVisible();
    await expect(page.getByText('Nobody heard of a deal as a whole.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Useful', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Useful', exact: true })).toHaveAttribute('aria-pressed', 'true');
  },
);
