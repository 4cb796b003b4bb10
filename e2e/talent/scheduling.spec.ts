import { moveApplication } from '@talent-os/contracts/talent/application-changes';
import { sourceCandidate } from '@talent-os/contracts/talent/candidates';
import { listInterviews } from '@talent-os/contracts/talent/interviews';
import { listOpenSeats } from '@talent-os/contracts/talent/open-seats';
import { getScheduling } from '@talent-os/contracts/talent/scheduling';
import { call } from '../support/api.ts';
import { dayFromNow } from '../support/fixtures.ts';
import { newcomer } from '../support/newcomer.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const RECRUITER = 'recruiter@meridian.example';
const NAME = 'Nadia Fairbairn';
const TAKER = 'Priya Raman';

test('a recruiter offers times that are free for everybody, and lets a colleague hold the interview', async ({
  open,
  address,
  sessionOf,
}) => {
  const { user } = await sessionOf(await newcomer(address));
  const recruiter = await sessionOf(RECRUITER);
  const { items } = await call(address, recruiter, listOpenSeats, { status: 'open' });
  // Who takes an interview over later is not among its interviewers now.
  const seat = items.find(({ ownerName }) => ownerName !== TAKER)!;
  let applicationId = '';
  await expect(async () => {
    const sourced = { candidateId: user.id, positionId: seat.id };
    ({ applicationId } = await call(address, recruiter, sourceCandidate, sourced));
  }).toPass();
  const move = { applicationId, stageKey: 'team-interview', note: 'Known from the last fair' };
  await call(address, recruiter, moveApplication, move);
  const waits = async () =>
    (await call(address, recruiter, getScheduling, {})).toSchedule.some((one) => one.applicationId === applicationId);
  expect(await waits()).toBe(true);

  const page = await open(RECRUITER);
  await page.goto(`/talent/recruit/scheduling?application=${applicationId}&week=${dayFromNow(21)}`);
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  const times = page.getByRole('group', { name: 'Times free for all' });
  await expect(times.getByRole('button', { pressed: true })).toHaveCount(3);
  await times.getByRole('button', { pressed: true }).first().click();
  await expect(page.getByText('Choose 3 times at least')).toBeVisible();
  await times.getByRole('button', { pressed: false, disabled: false }).first().click();
  await page.getByRole('button', { name: 'Offer 3 times' }).click();
  const dialog = page.getByRole('dialog', { name: 'Offer 3 times' });
  await dialog.getByRole('button', { name: 'Offer times' }).click();
  await expectToast(page, `Slots offered to ${NAME}`);
  await expect(page.getByRole('heading', { name: 'Interviewers', exact: true })).toBeVisible();
  expect(await waits()).toBe(false);

  await page.goto(`/talent/recruit/pipeline?application=${applicationId}`);
  const interviews = page.getByRole('dialog', { name: NAME }).getByRole('region', { name: 'Interviews' });
  await interviews.getByRole('button', { name: 'Replace interviewer' }).click();
  const replace = page.getByRole('dialog', { name: 'Replace an interviewer' });
  await replace.getByRole('combobox', { name: 'Holds it instead' }).fill(TAKER);
  await page.getByRole('option', { name: TAKER }).first().click();
  await replace.getByRole('button', { name: 'Replace', exact: true }).click();
  await expectToast(page, 'Interviewer replaced');
  const [interview] = (await call(address, recruiter, listInterviews, { applicationId })).items;
  expect(interview).toMatchObject({ status: 'proposed' });
});
