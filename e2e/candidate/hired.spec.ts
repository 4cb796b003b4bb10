import { sendMessage } from '@talent-os/contracts/chat/messages';
import { getSession } from '@talent-os/contracts/chat/sessions';
import { getApplicantProfile } from '@talent-os/contracts/talent/applicant-profile';
import { getApplication } from '@talent-os/contracts/talent/applications';
import { answerOffer, listMyApplications } from '@talent-os/contracts/talent/my-applications';
import { decideOffer, getOffers } from '@talent-os/contracts/talent/offers';
import { myOnboarding } from '@talent-os/contracts/talent/onboarding';
import { changeOnboardingTask } from '@talent-os/contracts/talent/onboarding-changes';
import { getPractice, listPractices } from '@talent-os/contracts/talent/practice';
import { downloadProof, listVerifications } from '@talent-os/contracts/talent/verifications';
import { call, send } from '../support/api.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';
import {
  cancelInterview,
  draftOffer,
  fillSlots,
  moveTo,
  openSeat,
  panelOf,
  sendOffer,
  writeCard,
} from '../support/hiring.ts';
import { press, type } from '../support/keyboard.ts';
import { newcomer } from '../support/newcomer.ts';
import { expectNotReloaded, markPage } from '../support/page-marker.ts';
import { DEMO_PASSWORD } from '../support/people.ts';
import { AT_ONCE, consentBox, fillRegistration, sendRegistration } from '../support/registration.ts';
import type { Session } from '../support/sessions.ts';
import { expectHome, signInThroughForm } from '../support/shell.ts';
import { expect, test, type Page } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { settled } from '../support/walker.ts';

const RECRUITER = 'recruiter@meridian.example';
const MANAGER = 'hiring.manager@meridian.example';
const HR = 'hr.manager@meridian.example';
const CALLED = { firstName: 'Odalys', lastName: 'Brennock' };
const NAME = `${CALLED.firstName} ${CALLED.lastName}`;
const PHONE = { width: 390, height: 844 };
const QUESTIONS = ['Which demonstration of yours went wrong?', 'When could you begin?'];
const LICENSE = 'Sales engineering certificate';

const RESUME = `${NAME}
odalys.brennock@mail.example | +1 415 555 0144 | Boston

Experience

Solutions engineer, Northfield Systems\t03/2021 – Present
• Showed the product to forty customers a year.

Sales engineer, Larkspur Software\t06/2017 – 02/2021
• Wrote the first proof of concept.

Education

Bachelor of Science, University of Vermont\t09/2013 – 05/2017`;
const ENTRIES = ['Solutions engineer', 'Sales engineer', 'Bachelor of Science'];
const ANSWER =
  'Last year a customer of our team was about to leave, because two demonstrations had failed. I had to find out why before ' +
  'the end of the month. I called them, asked what they had lost, and wrote down every step. In the end they stayed, and ' +
  'since then demonstrations of theirs take 2 days fewer.';

/** The newcomer's first evening: an account, and a profile out of the résumé they have. */
async function register(page: Page, email: string): Promise<void> {
  await page.goto('/candidate/register?organization=meridian');
  await fillRegistration(page, { email, password: DEMO_PASSWORD, ...CALLED });
  await consentBox(page).check();
  await sendRegistration(page);
  await expect(page.getByRole('status').filter({ hasText: AT_ONCE })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await signInThroughForm(page, email);
  await expectHome(page);
}

async function importResume(page: Page): Promise<void> {
  await page.goto('/candidate/profile/experience');
  await page.getByRole('button', { name: 'Read from a résumé' }).click();
  const dialog = page.getByRole('dialog', { name: 'Read from a résumé' });
  const file = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from(RESUME) };
  await page.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(dialog.getByText('odalys.brennock@mail.example')).toBeVisible();
  for (const entry of ENTRIES) {
    const form = dialog.getByRole('form', { name: entry, exact: true });
    await expect(form.getByText(/^From the line: /)).toBeVisible();
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form).toHaveCount(0);
  }
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('Northfield Systems · Mar 2021 – today')).toBeVisible();
}

/** A paper that nobody else is to read. */
async function handIn(page: Page): Promise<void> {
  await page.goto('/candidate/profile/verification');
  await page.getByRole('button', { name: 'Hand in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand in' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(LICENSE);
  const buffer = Buffer.from('%PDF-1.7\npassed\n%%EOF');
  await page.locator('input[type=file]').setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer });
  await dialog.getByRole('button', { name: 'Hand in' }).click();
  await expectToast(page, `${LICENSE} was handed in`);
}

async function findSeat(page: Page, title: string): Promise<void> {
  await page.goto('/candidate');
  await page.getByRole('link', { name: 'Find positions' }).first().click();
  await page.getByRole('searchbox', { name: 'Search positions' }).fill(title);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Save ${title}` }) });
  await card.getByRole('button', { name: `Save ${title}` }).click();
  await expect(page.getByRole('button', { name: `Saved ${title}` })).toBeVisible();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function prepareAndPractice(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Prepare', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Look through the resume for it' }).click();
  await expect(page.getByText(/^1 of \d done$/)).toBeVisible();
  await page.getByRole('link', { name: 'Practice', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Practice interview' });
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(`${title} · Both in turn · Medium`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill(ANSWER);
  await page.getByRole('button', { name: 'Look at my answer' }).click();
  await expect(page.getByRole('list', { name: 'Marks' }).getByText('4/4').first()).toBeVisible();
}

/** From the position to the application without the mouse; answers the application's id. */
async function applyByKeyboard(page: Page, positionId: string): Promise<string> {
  await page.goto(`/candidate?view=positions&position=${positionId}`);
  const form = page.getByRole('form', { name: 'Apply' });
  await type(
    page,
    form.getByRole('textbox', { name: QUESTIONS[0]! }),
    'The one without a network. I now bring my own.',
  );
  await type(page, form.getByRole('textbox', { name: QUESTIONS[1]! }), 'In a month.');
  await press(page, form.getByRole('button', { name: 'Send application' }));
  await press(page, page.getByRole('link', { name: 'See my application' }));
  await expect(page).toHaveURL(/application=/);
  return new URL(page.url()).searchParams.get('application')!;
}

/** On the phone: the application of the title, in the list of mine. */
const mineOn = (page: Page, title: string) => page.getByRole('listitem', { name: title, exact: true });

/** The recruiter brings them to the team, the manager offers times, and one of them is picked on the phone. */
async function meet(phone: Page, recruiter: Page, manager: Page, title: string): Promise<void> {
  await expect(recruiter.getByRole('dialog', { name: NAME }).getByText('In a month.')).toBeVisible();
  await moveTo(recruiter, NAME, 'Team interview');
  await expect(mineOn(phone, title).getByRole('img', { name: 'Team interview: stage 4 of 7' })).toBeVisible();

  const interviews = panelOf(manager, NAME, 'Interviews');
  await interviews.getByRole('button', { name: 'Offer slots' }).click();
  const slots = manager.getByRole('dialog', { name: 'Offer slots' });
  await fillSlots(slots, dayFromNow(233), ['09:00', '11:00', '14:30']);
  await slots.getByRole('button', { name: 'Offer slots' }).click();
  await expect(slots).toHaveCount(0);

  await expect(mineOn(phone, title).getByText('Next: it is your turn.')).toBeVisible();
  await mineOn(phone, title).getByRole('button', { name: /11:00/ }).click();
  await phone.getByRole('dialog', { name: 'Take this slot?' }).getByRole('button', { name: 'Take this slot' }).click();
  await expect(mineOn(phone, title).getByText('Next: your interview.')).toBeVisible();
  await expect(interviews.getByText('Scheduled', { exact: true })).toBeVisible();
}

/** They met earlier than planned: what was found is written down, and an offer goes the way of every offer. */
async function offerSeat(recruiter: Page, manager: Page, approve: () => Promise<void>): Promise<void> {
  const interviews = panelOf(manager, NAME, 'Interviews');
  await cancelInterview(manager, interviews, 'We met at the fair');
  await interviews.getByRole('button', { name: 'Record interview' }).click();
  const record = manager.getByRole('dialog', { name: 'Record an interview that took place' });
  await record.getByLabel('Began').fill(`${dayFromNow(-190)}T10:00`);
  await record.getByRole('button', { name: 'Record interview' }).click();
  await expect(record).toHaveCount(0);
  await writeCard(manager, NAME, 'Write scorecard', 'Told us about the failure without being asked.');
  await expect(panelOf(recruiter, NAME, 'Interviews').getByText(/^Every scorecard is in/)).toBeVisible();

  await moveTo(recruiter, NAME, 'Offer');
  const offer = panelOf(recruiter, NAME, 'Offer');
  const terms = { salary: '112000', start: dayFromNow(40), message: 'The team is looking forward to you.' };
  await draftOffer(recruiter, offer, terms);
  await offer.getByRole('button', { name: 'Submit for approval' }).click();
  await panelOf(manager, NAME, 'Offer').getByRole('button', { name: 'Approve offer' }).click();
  await expect(offer.getByText('Hiring manager: approved by Dana Whitfield')).toBeVisible();
  await approve();
  await sendOffer(recruiter, NAME);
}

/** The offer is read and signed on the phone, where the first tasks open by themselves. */
async function join(phone: Page, recruiter: Page): Promise<void> {
  await phone.goto('/candidate');
  await phone.getByRole('link', { name: 'Read the offer', exact: true }).click();
  await expect(phone.getByText('$112,000').first()).toBeVisible();
  const answer = phone.getByRole('form', { name: 'Your answer' });
  await answer.getByRole('textbox', { name: 'Type your name as you sign' }).fill(NAME);
  await answer.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(phone.getByRole('region', { name: 'You accepted' }).getByText(NAME)).toBeVisible();
  const offer = panelOf(recruiter, NAME, 'Offer');
  await expect(offer.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(offer.getByText(NAME)).toBeVisible();
  await markPage(phone);

  const before = phone.getByRole('list', { name: 'Before your first day' });
  await expect(before.getByRole('checkbox')).not.toHaveCount(0);
  for (const task of await before.getByRole('checkbox').all()) {
    await task.click();
    await expect(task).toBeChecked();
  }
  await expect(before.getByText(/^Done /)).toHaveCount(await before.getByRole('checkbox').count());
  await expectNotReloaded(phone);
}

/** After the hire: the newcomer sees the plan and its checkpoints, and so does who leads them. */
async function begin(phone: Page, manager: Page, title: string): Promise<void> {
  await phone.goto('/candidate');
  const here = phone.getByRole('list', { name: 'My way' }).locator('[aria-current="step"]');
  await expect(here).toContainText('Join');
  await phone.goto('/candidate/grow');
  const talks = phone.getByRole('list', { name: 'Conversations of your first 90 days' });
  await expect(talks.getByRole('listitem')).toHaveText([/^After 30 days/, /^After 60 days/, /^After 90 days/]);
  await expect(phone.getByText(new RegExp(`^As ${title} from .*Dana Whitfield talks with you`))).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  await manager.goto(`/talent/onboard?search=${encodeURIComponent(title)}`);
  await manager.getByRole('button', { name: NAME, exact: true }).click();
  const plan = manager.getByRole('dialog', { name: NAME });
  await expect(plan.getByRole('region', { name: 'Checkpoints' })).toBeVisible();
  await expect(plan.getByRole('checkbox', { name: /^Send your personal details/ })).toBeChecked();
}

/** What is theirs alone, by its ids. */
async function belongings(address: string, mine: Session, positionTitle: string) {
  const thread = await call(address, mine, sendMessage, {
    hubContext: 'candidate',
    hubTitle: 'Candidate',
    pageContext: 'overview',
    pageTitle: 'Overview',
    clientMessageId: crypto.randomUUID(),
    content: 'What should I wear on my first day?',
  });
  const [papers, practices, applications, { plan }] = [
    await call(address, mine, listVerifications, {}),
    await call(address, mine, listPractices, {}),
    await call(address, mine, listMyApplications, {}),
    await call(address, mine, myOnboarding, {}),
  ];
  const application = applications.items.find((one) => one.positionTitle === positionTitle)!;
  return {
    sessionId: thread.sessionId,
    verificationId: papers.items[0]!.id,
    practiceId: practices.items[0]!.id,
    applicationId: application.id,
    jobOfferId: application.offer!.id,
    onboardingTaskId: plan!.tasks.find(({ ownerId }) => ownerId === plan!.employeeId)!.id,
  };
}

type Belongings = Awaited<ReturnType<typeof belongings>>;

/** Somebody else who applies reads and does nothing of it; neither do those who hire what they were not shown. */
async function expectRefused(address: string, other: Session, recruiter: Session, theirs: Belongings): Promise<void> {
  const { sessionId, verificationId, practiceId, applicationId, jobOfferId, onboardingTaskId } = theirs;
  const statuses = async (who: Session) =>
    [
      await send(address, who.accessToken, getSession, { sessionId }),
      await send(address, who.accessToken, downloadProof, { verificationId }),
      await send(address, who.accessToken, getPractice, { practiceId }),
      await send(address, who.accessToken, answerOffer, { jobOfferId, answer: 'declined', reason: 'No' }),
      await send(address, who.accessToken, changeOnboardingTask, { onboardingTaskId, status: 'todo' }),
    ].map(({ status }) => status);
  expect(await statuses(other)).toEqual([404, 404, 404, 404, 404]);
  expect(await statuses(recruiter)).toEqual([404, 403, 403, 404, 404]);
  expect((await send(address, other.accessToken, getApplicantProfile, { applicationId })).status).toBe(403);
  expect((await send(address, other.accessToken, getApplication, { applicationId })).status).toBe(403);
}

test('somebody new is found, applies, is hired and begins, with three people at their browsers', async ({
  open,
  address,
  sessionOf,
}) => {
  test.slow();
  const email = `${crypto.randomUUID()}@applicant.example`;
  const title = unique('Solutions engineer');
  const description = 'You show the product to who decides, and to who will use it.';
  const positionId = await openSeat(address, sessionOf, { title, description, questions: QUESTIONS });
  const [me, recruiter, manager] = [await open(undefined), await open(RECRUITER), await open(MANAGER)];

  await test.step('they register, and sign in', () => register(me, email));
  await test.step('their résumé fills the profile, entry by entry', () => importResume(me));
  await test.step('they hand in a paper', () => handIn(me));
  await test.step('they find the seat, and save it', () => findSeat(me, title));
  await test.step('they prepare, and practice an interview', () => prepareAndPractice(me, title));
  const applicationId = await test.step('they apply in one sitting, by keyboard', () =>
    applyByKeyboard(me, positionId));

  await test.step('on their phone they read the true stage, and pick a time', async () => {
    await me.setViewportSize(PHONE);
    await expect(mineOn(me, title).getByRole('img', { name: 'Applied: stage 1 of 7' })).toBeVisible();
    await expect(mineOn(me, title).getByText(/^Waits for .* · expected by /)).toBeVisible();
    await markPage(me);
    for (const page of [recruiter, manager]) {
      await page.goto(`/talent/recruit/pipeline?application=${applicationId}`);
      await settled(page);
    }
    await meet(me, recruiter, manager, title);
    await expectNotReloaded(me);
  });

  await test.step('the team judges, and an offer is approved and sent', async () => {
    const hr = await sessionOf(HR);
    await offerSeat(recruiter, manager, async () => {
      const { items } = await call(address, await sessionOf(RECRUITER), getOffers, { applicationId });
      await call(address, hr, decideOffer, { jobOfferId: items[0]!.id, decision: 'approved' });
    });
  });

  await test.step('they accept it, and do what comes before the first day', () => join(me, recruiter));
  await test.step('after the hire they see plan and checkpoints', () => begin(me, manager, title));

  await test.step('nobody else opens their profile, papers and conversations', async () => {
    const [other, mine, hires] = [await newcomer(address), await sessionOf(email), await sessionOf(RECRUITER)];
    await expectRefused(address, await sessionOf(other), hires, await belongings(address, mine, title));
    const page = await open(other);
    await page.goto(`/talent/recruit/pipeline?application=${applicationId}`);
    await expect(page.getByText('Your role does not include this module.')).toBeVisible();
    await expect(page.getByText(NAME)).toHaveCount(0);
  });
});
