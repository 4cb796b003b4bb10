import { register } from '@talent-os/contracts/identity/register';
import { send } from './api.ts';
import { DEMO_PASSWORD } from './people.ts';
import { expect, type Page } from './test.ts';

/** Somebody who applies in one journey alone, by a name nobody else has. */
export type Applicant = { readonly email: string; readonly name: string };

/** Registers an applicant of Meridian under a name of their own: lists of people show two of one name. */
export async function applicantNamed(address: string, firstName: string): Promise<Applicant> {
  const email = `${crypto.randomUUID()}@applicant.example`;
  const lastName = `Lindqvist ${crypto.randomUUID().slice(0, 8)}`;
  const { status } = await send(address, '', register, {
    email,
    password: DEMO_PASSWORD,
    firstName,
    lastName,
    organization: 'meridian',
    industry: 'SALES',
    consent: { profile: true, aiAssist: false, marketing: false },
  });
  expect(status).toBe(202);
  return { email, name: `${firstName} ${lastName}` };
}

/** Approves a request on the board, from its drawer. */
export async function approveRequest(page: Page, title: string): Promise<void> {
  await page.goto(`/talent/plan/pipeline?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: new RegExp(title) }).click();
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('dialog', { name: 'Approve this request?' });
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(question).toHaveCount(0);
}

/** Applies for a position by its title, from the list of positions to the own applications. */
export async function applyFor(page: Page, title: string): Promise<void> {
  await page.goto(`/candidate?view=positions&search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const question of await page.getByRole('form', { name: 'Apply' }).getByRole('textbox').all())
    await question.fill('Yes, and gladly.');
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('link', { name: 'See my application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Applications' })).toBeVisible();
}

/** Writes the scorecard a button opens. */
export async function writeScorecard(page: Page, button: string, name: string, notes: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const card = page.getByRole('dialog', { name: `Scorecard: ${name}` });
  await card.getByText('Strong yes', { exact: true }).click();
  await card.getByRole('textbox', { name: 'What you found' }).fill(notes);
  await card.getByRole('button', { name: 'Submit scorecard' }).click();
  await expect(card).toHaveCount(0);
}
