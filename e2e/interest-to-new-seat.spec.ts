import type { Page } from '@playwright/test';
import { moveApplication } from '@talent-os/contracts/talent/application-changes';
import { recordInterview, submitScorecard } from '@talent-os/contracts/talent/interviews';
import { answerOffer, listMyApplications } from '@talent-os/contracts/talent/my-applications';
import {
  decideOffer,
  draftOffer,
  listOffers,
  rescindOffer,
  sendOffer,
  submitOffer,
} from '@talent-os/contracts/talent/offers';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { call } from './support/api.ts';
import { expectNotReloaded, markPage } from './support/page-marker.ts';
import { dayFromNow } from './support/fixtures.ts';
import { growing } from './support/questions.ts';
import { freshSession, type Session } from './support/sessions.ts';
import { sidebar } from './support/shell.ts';
import { expect, test } from './support/test.ts';

// People no other journey works as: their seats and a role change for good.
const REP = 'nadia.yilmaz.259@meridian.example';
const LEAD = 'mei.keller.205@meridian.example';
const MANAGER = 'kwame.yilmaz.157@meridian.example';
const RECRUITER = 'recruiter@meridian.example';
const HR = 'hr.manager@meridian.example';
const NAME = 'Nadia Yilmaz';
const SEAT = 'Sales operations manager';

/** Longer than the scheduler's round. */
const ROUND_MS = 150_000;
/** An offer in one of these keeps its seat. */
const LIVE = ['draft', 'in_approval', 'approved', 'sent', 'viewed'];
const INTERESTS = '/sales/internal-mobility/expressions';

test('an interest becomes an application, an offer and a new seat, whose role is there on its day without reloading', async ({
  open,
  sessionOf,
  address,
}) => {
  test.slow();
  const rep = await open(REP, { own: true });
  await expressInterest(rep);
  await rep.goto(INTERESTS);
  const interest = rep.getByRole('listitem').filter({ hasText: SEAT }).first();
  await expect(interest.getByText('pending', { exact: true })).toBeVisible();
  await expect(rep.locator('[data-live="open"]')).toBeAttached();
  await expect(sidebar(rep).getByRole('link', { name: 'Sales', exact: true })).toBeVisible();
  await markPage(rep);

  const manager = await open(MANAGER);
  await manager.goto(`${INTERESTS}?status=pending`);
  await manager.getByRole('button', { name: `Approve ${NAME} for ${SEAT}`, exact: true }).click();
  const ask = manager.getByRole('dialog', { name: 'Approve interest?' });
  await expect(ask).toContainText(`${NAME} becomes an internal applicant for ${SEAT}`);
  await ask.getByRole('button', { name: 'Approve' }).click();
  await expect(interest.getByText('approved', { exact: true })).toBeVisible();

  // Recruiting: an interview with its scorecard, the offer with its approvals, and the answer.
  const [asRep, asManager, asRecruiter, asHr] = await Promise.all([
    freshSession(address, REP),
    sessionOf(MANAGER),
    sessionOf(RECRUITER),
    sessionOf(HR),
  ]);
  const { items } = await call(address, asRep, listMyApplications, {});
  const applicationId = items.find(({ positionTitle, status }) => positionTitle === SEAT && status === 'active')!.id;
  const held = await call(address, asRecruiter, recordInterview, {
    applicationId,
    kind: 'video',
    interviewerIds: [asManager.user.id],
    start: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  });
  await call(address, asManager, submitScorecard, {
    interviewId: held.id,
    recommendation: 'strong_yes',
    notes: 'Has run the numbers of two regions.',
  });
  await call(address, asRecruiter, moveApplication, { applicationId, stageKey: 'offer' });
  await noOfferOut(address, asRecruiter);
  const { id: jobOfferId } = await call(address, asRecruiter, draftOffer, {
    applicationId,
    baseSalary: 9_800_000,
    startDate: dayFromNow(30),
  });
  await call(address, asRecruiter, submitOffer, { jobOfferId });
  for (const approver of [asManager, asHr])
    await call(address, approver, decideOffer, { jobOfferId, decision: 'approved' });
  await call(address, asRecruiter, sendOffer, { jobOfferId });
  const filled = await growing(await open(HR), { dataset: 'seat', filters: 'status=filled' });
  await call(address, asRep, answerOffer, { jobOfferId, answer: 'accepted' });
  await test.step('the seats that are filled are one more', () => filled(1));

  // The move begins by itself: the receiving manager agreed by the offer, the current one and HR are asked.
  const mine = rep.getByRole('article', { name: `Your move into ${SEAT}` });
  await expect(mine.getByText('In review', { exact: true })).toBeVisible();
  const lead = await open(LEAD);
  await lead.goto(INTERESTS);
  await lead.getByRole('button', { name: `Approve the move of ${NAME}: Current manager` }).click();

  const hr = await open(HR);
  await hr.goto('/talent/transition?status=in_review');
  await hr.getByRole('searchbox', { name: 'Search transitions' }).fill(NAME);
  await hr.getByRole('button', { name: `${NAME} → ${SEAT}`, exact: true }).click();
  const file = hr.getByRole('dialog', { name: `${NAME} → ${SEAT}` });
  await file.getByRole('button', { name: `Approve the move of ${NAME}: HR` }).click();
  await expect(file.getByText('Backfill offered')).toBeVisible();
  await expect(mine.getByText('Approved', { exact: true }).first()).toBeVisible();

  const steering = await openFile(manager);
  await expect(steering.getByRole('link', { name: 'Request backfill' })).toHaveAttribute(
    'href',
    /^\/talent\/plan\/request\?replaces=/,
  );
  await steering.getByRole('button', { name: 'Start handover' }).click();
  await steering.getByRole('checkbox', { name: 'Prepare access and a plan for the first week' }).click();
  await expect(mine.getByText('In progress', { exact: true })).toBeVisible();
  await lead.getByRole('checkbox', { name: 'Name who covers the seat until it is filled' }).click();
  await mine.getByRole('checkbox', { name: 'Write down open work, and where things stand' }).click();
  await expect(mine.getByRole('progressbar', { name: `Handover of ${NAME}` })).toHaveAttribute('aria-valuenow', '75');
  await steering.getByRole('button', { name: 'Change the day' }).click();
  const when = manager.getByRole('dialog', { name: 'Change the day' });
  await when.getByLabel('Takes effect on').fill(dayIn(new Date(), 'America/New_York'));
  await when.getByRole('button', { name: 'Save' }).click();
  await expect(when).toHaveCount(0);
  await mine.getByRole('checkbox', { name: 'Hand over accounts, files and contacts' }).click();

  // The day is here and everything is handed over: the clock completes the move.
  await expect(sidebar(rep).getByRole('link', { name: 'Talent', exact: true })).toBeVisible({ timeout: ROUND_MS });
  await expect(rep.getByRole('heading', { level: 1, name: 'Interest in your positions' })).toBeVisible();
  await expectNotReloaded(rep);
  await expect(file.getByText('Completed', { exact: true }).first()).toBeVisible();
  await expect(file.getByText('Seat open')).toBeVisible();
  const { user } = await freshSession(address, REP);
  expect(user.activeRole).toBe('HIRING_MANAGER');
});

async function expressInterest(page: Page): Promise<void> {
  await page.goto('/sales/internal-mobility/opportunities');
  await page.getByRole('button', { name: `Express Interest in ${SEAT}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Express Interest' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('I have planned two regions for a year.');
  await dialog.getByRole('button', { name: 'Express Interest' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Somebody else may have an offer for the seat. */
async function noOfferOut(address: string, recruiter: Session): Promise<void> {
  const { items } = await call(address, recruiter, listOffers, {});
  for (const { id, positionTitle, status } of items)
    if (positionTitle === SEAT && LIVE.includes(status))
      await call(address, recruiter, rescindOffer, { jobOfferId: id, reason: 'A colleague was chosen.' });
}

async function openFile(page: Page) {
  await page.goto(`/talent/transition?search=${NAME.replace(' ', '+')}`);
  await page.getByRole('button', { name: `${NAME} → ${SEAT}`, exact: true }).click();
  return page.getByRole('dialog', { name: `${NAME} → ${SEAT}` });
}
