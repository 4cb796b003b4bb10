import { getApplication } from '@talent-os/contracts/talent/applications';
import { listOffers, rescindOffer } from '@talent-os/contracts/talent/offers';
import { decideExpression, listIncoming } from '@talent-os/contracts/talent/mobility';
import { listMyApplications } from '@talent-os/contracts/talent/my-applications';
import { call } from '../support/api.ts';
import { stateJourney, type ScreenState } from '../support/screen-states.ts';
import { cancelInterview, draftOffer, fillSlots, panelOf, sendOffer, writeCard } from '../support/hiring.ts';
import { expectNotReloaded, markPage } from '../support/page-marker.ts';
import { dayFromNow } from '../support/fixtures.ts';
import { growing } from '../support/questions.ts';
import type { Session } from '../support/sessions.ts';
import { expect, test } from '../support/test.ts';
import { settled } from '../support/walker.ts';

const MANAGER = 'nurse.manager@meridian.example';
const HR = 'hr.manager@meridian.example';
// Somebody whose interests no other journey changes.
const NURSE = 'nurse.night@meridian.example';
const ADMIN = 'org.admin@meridian.example';
const NAME = 'Ruth Castillo';
const INTERESTS = '/sales/internal-mobility/expressions';
const applicationAt = (id: string) => `/talent/recruit/pipeline?application=${id}`;

/** One offer keeps a seat: whatever the demo has out for this one is withdrawn. */
async function noOfferOut(address: string, hr: Session, applicationId: string) {
  const { positionId } = await call(address, hr, getApplication, { applicationId });
  for (const status of ['draft', 'in_approval', 'approved', 'sent', 'viewed'] as const) {
    const { items } = await call(address, hr, listOffers, { status });
    for (const offer of items.filter((one) => one.positionId === positionId))
      await call(address, hr, rescindOffer, { jobOfferId: offer.id, reason: 'Somebody from inside takes the seat' });
  }
}

test('a colleague is interviewed, judged, offered a seat and takes it, and nobody reloads a screen to see it', async ({
  open,
  sessionOf,
  address,
}) => {
  const [manager, nurse] = [await sessionOf(MANAGER), await sessionOf(NURSE)];
  const { items } = await call(address, manager, listIncoming, { status: 'pending' });
  const interest = items.find(({ userId }) => userId === nurse.user.id);
  if (!interest) throw new Error(`${NAME} has no interest that waits for the manager`);
  const running = async () => (await call(address, nurse, listMyApplications, {})).items;
  const before = new Set((await running()).map(({ id }) => id));

  const theirs = await open(NURSE);
  await theirs.goto(INTERESTS);
  await settled(theirs);
  await expect(theirs.locator('[data-live="open"]')).toBeAttached();
  await markPage(theirs);
  await call(address, manager, decideExpression, { expressionId: interest.id, decision: 'approved' });
  const applicationId = (await running()).find(({ id }) => !before.has(id))?.id ?? '';
  const title = interest.positionTitle;
  const mine = theirs.getByRole('listitem', { name: title, exact: true }).first();
  await expect(mine.getByText('License and recruiter call')).toBeVisible();

  const page = await open(MANAGER);
  await page.goto(applicationAt(applicationId));
  const interviews = panelOf(page, NAME, 'Interviews');
  await interviews.getByRole('button', { name: 'Offer slots' }).click();
  const slots = page.getByRole('dialog', { name: 'Offer slots' });
  await slots.getByRole('button', { name: 'Offer slots' }).click();
  await expect(slots.getByText('Please choose a day and time')).toHaveCount(3);
  await fillSlots(slots, dayFromNow(200), ['09:00', '11:00', '14:30']);
  await slots.getByRole('button', { name: 'Offer slots' }).click();
  await expect(slots).toHaveCount(0);
  await markPage(page);

  await mine.getByRole('button', { name: /11:00/ }).click();
  await theirs.getByRole('dialog', { name: 'Take this slot?' }).getByRole('button', { name: 'Take this slot' }).click();
  await expect(mine.getByText('Video interview with Imani Brooks: scheduled')).toBeVisible();
  await expect(interviews.getByText('Scheduled', { exact: true })).toBeVisible();

  await interviews.getByRole('button', { name: 'Reschedule' }).click();
  const other = page.getByRole('dialog', { name: 'Reschedule this interview' });
  await fillSlots(other, dayFromNow(201), ['10:00', '12:30', '15:00']);
  await other.getByRole('textbox', { name: 'Reason' }).fill('The ward is short of people that day');
  await other.getByRole('button', { name: 'Offer other slots' }).click();
  await expect(other).toHaveCount(0);
  await expect(interviews.getByText('Slots offered', { exact: true })).toBeVisible();
  await expect(mine.getByText('The ward is short of people that day')).toBeVisible();
  await mine.getByRole('button', { name: /12:30/ }).click();
  await theirs.getByRole('dialog', { name: 'Take this slot?' }).getByRole('button', { name: 'Take this slot' }).click();
  await expect(interviews.getByText('Scheduled', { exact: true })).toBeVisible();

  await cancelInterview(page, interviews, 'We have met already');
  await expect(mine.getByText('We have met already')).toBeVisible();

  await interviews.getByRole('button', { name: 'Record interview' }).click();
  const record = page.getByRole('dialog', { name: 'Record an interview that took place' });
  await record.getByLabel('Began').fill(`${dayFromNow(-200)}T10:00`);
  await record.getByRole('combobox', { name: 'Interviewers' }).fill('Priya');
  await page.getByRole('option', { name: 'Priya Raman' }).click();
  // The list of people stays open for a second one, until the field is left.
  await record.getByRole('combobox', { name: 'Interviewers' }).press('Tab');
  await record.getByRole('button', { name: 'Record interview' }).click();
  await expect(record).toHaveCount(0);
  const hr = await open(HR);
  await hr.goto('/talent/recruit');
  await writeCard(hr, NAME, `Write scorecard for ${NAME}`, 'Told us about a mistake without being asked.');
  await expect(interviews.getByText('1 scorecard of others, open to you once yours is in')).toBeVisible();
  await writeCard(page, NAME, 'Write scorecard', 'Calm under the hard questions.');
  await expect(interviews.getByText('Told us about a mistake without being asked.')).toBeVisible();
  await expect(interviews.getByText('Every scorecard is in: ready for an offer')).toBeVisible();

  await noOfferOut(address, await sessionOf(HR), applicationId);
  await page.getByRole('dialog', { name: NAME }).getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'Offer', exact: true }).click();
  const offer = panelOf(page, NAME, 'Offer');
  await draftOffer(page, offer, {
    salary: '98000',
    start: dayFromNow(40),
    message: 'The team is looking forward to you.',
  });
  await offer.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(offer.getByText('HR: waits')).toBeVisible();

  await hr.goto(applicationAt(applicationId));
  await panelOf(hr, NAME, 'Offer').getByRole('button', { name: 'Approve offer' }).click();
  await expect(offer.getByText('HR: approved by Priya Raman')).toBeVisible();
  await sendOffer(hr, NAME);

  const filled = await growing(await open(ADMIN), { dataset: 'seat', filters: 'status=filled' });
  await mine.getByRole('button', { name: `Read the offer for ${title}` }).click();
  const letter = theirs.getByRole('dialog', { name: `Offer: ${title}` });
  await expect(letter.getByText('$98,000')).toBeVisible();
  await expect(offer.getByText('Read', { exact: true }).first()).toBeVisible();
  await letter.getByRole('button', { name: 'Accept' }).click();
  await theirs
    .getByRole('dialog', { name: 'Accept this offer?' })
    .getByRole('button', { name: 'Accept offer' })
    .click();
  await expect(mine.getByText('Hired', { exact: true })).toBeVisible();
  await expect(offer.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog', { name: NAME }).getByText('Hired', { exact: true }).first()).toBeVisible();
  await Promise.all([expectNotReloaded(theirs), expectNotReloaded(page)]);
  await test.step('the seats that are filled are one more', () => filled(1));
});

const states: readonly ScreenState[] = [
  {
    name: 'an offer to read',
    person: 'multi@meridian.example',
    path: INTERESTS,
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Read the offer/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    },
  },
  {
    name: 'the choice among slots of an application',
    person: 'sales.rep@meridian.example',
    path: INTERESTS,
    show: (page) => expect(page.getByRole('group', { name: /^Slots for/ }).first()).toBeVisible(),
  },
  {
    name: 'a scorecard to write',
    person: 'hiring.manager@meridian.example',
    path: '/talent/recruit',
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Write scorecard for/ })
        .first()
        .click();
      await expect(page.getByRole('textbox', { name: 'What you found' })).toBeVisible();
    },
  },
];

for (const state of states) test(...stateJourney(state));
