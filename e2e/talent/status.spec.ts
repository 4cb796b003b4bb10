import { listApplications } from '@talent-os/contracts/talent/applications';
import { listOpenSeats } from '@talent-os/contracts/talent/open-seats';
import { call } from '../support/api.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';

const MANAGER = 'hiring.manager@meridian.example';
const RECRUITER = 'recruiter@meridian.example';

test('a seat is put on hold with a reason, its recruiter is reminded of an applicant, and it is taken up again', async ({
  open,
  address,
  sessionOf,
}) => {
  const manager = await sessionOf(MANAGER);
  const { user } = await sessionOf(RECRUITER);
  const name = `${user.firstName} ${user.lastName}`;
  const waiting = await call(address, manager, listApplications, { show: 'way', stageType: 'screen' });
  const cards = waiting.items.filter(
    ({ may, waitingNames }) => may.do.includes('nudge') && waitingNames.includes(name),
  );
  const seats = await call(address, manager, listOpenSeats, { status: 'open', search: cards[0]!.positionTitle });
  const seat = seats.items.find(({ id }) => cards.some(({ positionId }) => positionId === id))!;
  const card = cards.find(({ positionId }) => positionId === seat.id)!;

  const page = await open(MANAGER);
  await page.goto(`/talent/plan/status?seat=${seat.id}`);
  const drawer = page.getByRole('dialog', { name: seat.title, exact: true });
  await drawer.getByRole('button', { name: 'Put on hold' }).click();
  const hold = page.getByRole('dialog', { name: `Put ${seat.title} on hold` });
  await hold.getByRole('button', { name: 'Put on hold' }).click();
  await expect(hold.getByText('Please give a reason').first()).toBeVisible();
  await hold.getByRole('textbox', { name: 'Reason' }).fill('The budget is decided in January.');
  await hold.getByRole('button', { name: 'Put on hold' }).click();
  await expect(drawer.getByText('The budget is decided in January.').first()).toBeVisible();

  await drawer.getByRole('button', { name: 'Take up again' }).click();
  const resume = page.getByRole('dialog', { name: `Take up ${seat.title} again` });
  await resume.getByRole('textbox', { name: 'Reason' }).fill('It is in the budget.');
  await resume.getByRole('button', { name: 'Take up again' }).click();
  await expect(drawer.getByRole('button', { name: 'Put on hold' })).toBeVisible();

  await page.goto(`/talent/recruit/status?application=${card.id}`);
  const application = page.getByRole('dialog', { name: card.personName, exact: true });
  await application.getByRole('button', { name: `Nudge about ${card.personName}` }).click();
  const question = page.getByRole('dialog', { name: `Remind of ${card.personName}?` });
  await question.getByRole('button', { name: 'Nudge' }).click();
  await expect(question).toHaveCount(0);
  await expect(application.getByText(/^Reminded/).first()).toBeVisible();
  await expect(application.getByRole('button', { name: /^Nudge/ })).toHaveCount(0);

  const theirs = await open(RECRUITER);
  await theirs.goto('/user/notifications/all');
  await expect(theirs.getByText('An application waits for you').first()).toBeVisible();
  await expect(theirs.getByText('A position was put on hold').first()).toBeVisible();
});

test(
  'figures of open seats open the seats they count, and phones stack the facts of a row',
  IN_TURNS,
  async ({ open }) => {
    const page = await open('hr.manager@meridian.example');
    await page.goto('/talent/plan/status');
    await page.getByRole('link', { name: /^\d+$/ }).nth(1).click();
    await expect(page).toHaveURL(/behind=true/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText(/days behind/).first()).toBeVisible();
    await page.goto('/talent/recruit/status?waiting=candidate');
    await expect(page.getByText(/Waits for/).first()).toBeVisible();
  },
);
