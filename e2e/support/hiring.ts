import type { Locator, Page } from '@playwright/test';
import { register } from '@talent-os/contracts/identity/register';
import { setQuestions } from '@talent-os/contracts/talent/position-questions';
import {
  createRequisition,
  decideRequisition,
  getRequisition,
  getRequisitionForm,
  submitRequisition,
} from '@talent-os/contracts/talent/requisitions';
import { call, send } from './api.ts';
import { dayFromNow } from './fixtures.ts';
import { DEMO_PASSWORD } from './people.ts';
import type { Session } from './sessions.ts';
import { expect } from './test.ts';

type SessionOf = (person: string) => Promise<Session>;
type Seat = {
  readonly title: string;
  readonly description: string;
  /** What everybody who applies answers. */
  readonly questions: readonly string[];
};

/** Opens a seat in sales engineering for people from inside and outside: asked for by its manager, approved as any other. */
export async function openSeat(
  address: string,
  sessionOf: SessionOf,
  { title, description, questions }: Seat,
): Promise<string> {
  const at = (box: string) => sessionOf(`${box}@meridian.example`);
  const manager = await at('hiring.manager');
  const { skills } = await call(address, manager, getRequisitionForm, {});
  const { id: requisitionId, version } = await call(address, manager, createRequisition, {
    title,
    description,
    department: 'Sales Engineering',
    industry: 'SALES',
    location: 'Boston',
    remote: false,
    headcount: 1,
    employmentType: 'full_time',
    reason: 'growth',
    justification: 'Two demonstrations a day are cancelled',
    salaryMin: 9_500_000,
    salaryMax: 15_000_000,
    targetStartDate: dayFromNow(60),
    requiredSkills: skills.slice(0, 2).map(({ id }) => ({ skillId: id, level: 3, weight: 2 })),
    hardRequirements: [],
    replacesPositionId: null,
  });
  await call(address, manager, submitRequisition, { requisitionId, version });
  for (const box of ['department.head', 'hr.manager']) {
    const approver = await at(box);
    const { version: seen } = await call(address, approver, getRequisition, { requisitionId });
    await call(address, approver, decideRequisition, { requisitionId, version: seen, decision: 'approved' });
  }
  const { seats } = await call(address, manager, getRequisition, { requisitionId });
  const { positionId } = seats[0]!;
  await call(address, manager, setQuestions, { positionId, questions: [...questions] });
  return positionId;
}

/** A part of somebody's application, where it is open. */
export const panelOf = (page: Page, person: string, name: 'Interviews' | 'Offer') =>
  page.getByRole('dialog', { name: person }).getByRole('region', { name });

/** Moves somebody whose application is open to a stage. */
export async function moveTo(page: Page, person: string, stage: string): Promise<void> {
  await page.getByRole('dialog', { name: person }).getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: stage, exact: true }).click();
}

/** Fills in times of one day. */
export async function fillSlots(dialog: Locator, day: string, times: readonly string[]): Promise<void> {
  for (const [index, time] of times.entries()) await dialog.getByLabel(`Slot ${index + 1}`).fill(`${day}T${time}`);
}

/** Calls an interview off. */
export async function cancelInterview(page: Page, interviews: Locator, reason: string): Promise<void> {
  await interviews.getByRole('button', { name: 'Cancel interview' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this interview?' });
  await cancel.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await cancel.getByRole('button', { name: 'Cancel interview' }).click();
  // A dialog that closes gives the focus back, which would take it from the next one's fields.
  await expect(cancel).toHaveCount(0);
}

/** Writes what an interviewer found. */
export async function writeCard(page: Page, person: string, button: string | RegExp, notes: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const card = page.getByRole('dialog', { name: `Scorecard: ${person}` });
  await card.getByText('Strong yes', { exact: true }).click();
  await card.getByRole('textbox', { name: 'What you found' }).fill(notes);
  await card.getByRole('button', { name: 'Submit scorecard' }).click();
  await expect(card).toHaveCount(0);
}

type Terms = { readonly salary: string; readonly start: string; readonly message: string };

/** Drafts an offer; nothing goes out before it is approved and sent. */
export async function draftOffer(page: Page, offer: Locator, { salary, start, message }: Terms): Promise<void> {
  await offer.getByRole('button', { name: 'Draft offer' }).click();
  const terms = page.getByRole('dialog', { name: 'Draft an offer' });
  await terms.getByRole('textbox', { name: 'Base salary a year' }).fill(salary);
  await terms.getByLabel('Start').fill(start);
  await terms.getByRole('textbox', { name: 'Message' }).fill(message);
  await terms.getByRole('button', { name: 'Save draft' }).click();
  await expect(terms).toHaveCount(0);
}

/** Sends an offer that was approved to the person. */
export async function sendOffer(page: Page, person: string): Promise<void> {
  await panelOf(page, person, 'Offer').getByRole('button', { name: 'Send offer' }).click();
  const ask = page.getByRole('dialog', { name: `Send the offer to ${person}?` });
  await ask.getByRole('button', { name: 'Send offer' }).click();
  await expect(ask).toHaveCount(0);
}

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
