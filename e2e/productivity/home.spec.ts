import { decideShift, shiftRequests } from '@talent-os/contracts/healthcare/shifts-requests';
import { createTask, deleteTask, getTask } from '@talent-os/contracts/productivity/tasks';
import { listApplications } from '@talent-os/contracts/talent/applications';
import { recordInterview } from '@talent-os/contracts/talent/interviews';
import {
  createRequisition,
  decideRequisition,
  getRequisition,
  submitRequisition,
} from '@talent-os/contracts/talent/requisitions';
import type { Operation, Sent } from '@talent-os/contracts/define';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, IN_TURNS, test, type Page } from '../support/test.ts';
import { settled } from '../support/walker.ts';
import { call } from '../support/api.ts';
import { newcomer } from '../support/newcomer.ts';
import { isSpokenFor, people } from '../support/people.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';
import { countStrokes } from '../support/strokes.ts';

const MANAGER = 'hiring.manager@meridian.example';
test.use({ person: MANAGER });

const inboxOf = (page: Page) => page.getByRole('region', { name: /^Inbox/ });
const chosen = (page: Page) => page.locator('[data-inbox][aria-current]');

test('home leads to what waits, and hears of it being gone', IN_TURNS, async ({ open, sessionOf, address }) => {
  const person = await newcomer(address);
  const session = await sessionOf(person);
  const task = await call(address, session, createTask, {
    title: unique('Call the board'),
    due: dayFromNow(-400),
    priority: 'urgent',
  });
  const page = await open(person);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'My day' })).toContainText('focus');
  await inboxOf(page).getByRole('link', { name: task.title }).click();
  await expect(page).toHaveURL(/\/productivity\?.*task=/);
  await expect(page.getByRole('dialog').getByText(task.title).first()).toBeVisible();
  await page.goto('/');
  await expect(inboxOf(page).getByRole('link', { name: task.title })).toBeVisible();
  await call(address, session, deleteTask, { taskId: task.id });
  await expect(inboxOf(page).getByRole('link', { name: task.title })).toBeHidden();
});

test('a task is done, taken back and put off by keys alone', IN_TURNS, async ({ open, sessionOf, address }) => {
  const person = await newcomer(address);
  const session = await sessionOf(person);
  const make = (title: string, due: string) => call(address, session, createTask, { title, due });
  const task = await make('Oldest of all', dayFromNow(-500));
  await make('Another one', dayFromNow(-2));
  const page = await open(person);
  await page.goto('/?hub=productivity');
  const row = page.locator(`[data-inbox="task:${task.id}"]`);
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await expect(chosen(page)).toContainText(task.title);
  await page.keyboard.press('e');
  await expect(row).toBeHidden();
  await expect.poll(async () => (await call(address, session, getTask, { taskId: task.id })).status).toBe('done');
  await page.keyboard.press('u');
  await expect(row).toBeVisible();
  await page.keyboard.press('k');
  await expect(chosen(page)).toContainText(task.title);
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: 'Snooze until' }).getByRole('button', { name: 'Tomorrow' }).press('Enter');
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: /^Snoozed \d/ }).click();
  await row.getByRole('button', { name: 'Back to inbox' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Back to inbox' }).first().click();
  await expect(row).toBeVisible();
});

/** Chooses the row and does what it offers first. */
const decideByKey = async (page: Page, row: Locator): Promise<void> => {
  await row.getByRole('paragraph').click();
  await page.keyboard.press('e');
};

/** Presses what the row offers first, and says yes to what is asked. */
const decideByQuestion = async (page: Page, row: Locator): Promise<void> => {
  await row.getByRole('button', { name: /^Approve/ }).click();
  const question = page.getByRole('dialog', { name: /^Approve overtime of / });
  await expect(question.getByText(/ of them overtime, and is told\.$/)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Approve' })).toBeFocused();
  await page.keyboard.press('Enter');
};

/** Decides a row of the inbox in this way; answers how many keys and clicks that took. */
async function decideFrom(page: Page, id: string, operation: Operation, decide = decideByKey): Promise<number> {
  await page.goto('/');
  const row = page.locator(`[data-inbox="${id}"]`);
  await expect(row).toBeVisible();
  const strokes = await countStrokes(page);
  const answered = page.waitForResponse(
    (response) => response.request().method() === operation.method && response.url().includes(id.split(':')[1]!),
  );
  await decide(page, row);
  expect((await answered).status()).toBe(200);
  await expect(row).toBeHidden();
  return strokes();
}

test('a claim of a shift and a request for a seat are decided from home, each with two strokes', async ({
  open,
  sessionOf,
  address,
}) => {
  const manager = 'nurse.manager@meridian.example';
  const { shifts } = await call(address, await sessionOf(manager), shiftRequests, {});
  // What those ask for who sign in is decided by the journeys of shifts.
  const here = new Set(people.map(({ id }) => id));
  const claim = shifts.find(({ what, overtime, userId }) => what === 'claim' && overtime && !here.has(userId))!;
  const row = `shiftRequest:${claim.assignmentId}`;
  expect(await decideFrom(await open(manager), row, decideShift, decideByQuestion)).toBe(2);

  const head = 'department.head@meridian.example';
  const requester = await sessionOf(MANAGER);
  const { id: requisitionId, version } = await call(address, requester, createRequisition, seat());
  await call(address, requester, submitRequisition, { requisitionId, version });
  expect(await decideFrom(await open(head), `requisition:${requisitionId}`, decideRequisition)).toBe(2);
  const { approvals } = await call(address, await sessionOf(head), getRequisition, { requisitionId });
  expect(approvals).toMatchObject([{ decision: 'approved' }, { decision: null }]);
});

/** A whole request for a seat that nobody else knows. */
const seat = (): Sent<typeof createRequisition> => ({
  title: unique('Sales engineer'),
  department: 'Sales Engineering',
  industry: 'SALES',
  location: 'Boston',
  remote: false,
  headcount: 1,
  employmentType: 'full_time',
  reason: 'growth',
  justification: 'Two demonstrations a day are cancelled',
  description: 'You show the product.',
  salaryMin: 9_500_000,
  salaryMax: 15_000_000,
  targetStartDate: dayFromNow(60),
  requiredSkills: [],
  hardRequirements: [],
  replacesPositionId: null,
});

test(
  'a scorecard is written from home with seven strokes beside its words',
  IN_TURNS,
  async ({ open, sessionOf, address }) => {
    const [hr, head] = await Promise.all(
      ['hr.manager', 'department.head'].map((box) => sessionOf(`${box}@meridian.example`)),
    );
    const { items } = await call(address, hr!, listApplications, { status: 'active' });
    const application = items.findLast(({ personName }) => !isSpokenFor(personName))!;
    const { id: interviewId } = await call(address, hr!, recordInterview, {
      applicationId: application.id,
      kind: 'video',
      interviewerIds: [head!.user.id],
      start: `${dayFromNow(-2)}T03:${String(new Date().getMinutes()).padStart(2, '0')}:00Z`,
    });
    const page = await open('department.head@meridian.example');
    await page.goto('/');
    const row = page.locator(`[data-inbox="scorecard:${interviewId}"]`);
    await expect(row).toBeVisible();
    const strokes = await countStrokes(page);
    await row.getByRole('link').first().click();
    const card = page.getByRole('dialog', { name: /^Scorecard: / });
    const marks = card.getByRole('radiogroup').filter({ hasText: 'Not seen' });
    await expect(marks.first().getByRole('radio', { checked: true })).toBeFocused();
    for (let mark = await marks.count(); mark > 0; mark -= 1) await page.keyboard.press('4');
    await page.keyboard.press('3');
    const words = 'Calm and prepared';
    await page.keyboard.type(words);
    await page.keyboard.press('Control+Enter');
    await expect(card).toBeHidden();
    expect((await strokes()) - words.length).toBeLessThanOrEqual(12);
    await page.goto('/');
    await expect(inboxOf(page).getByRole('listitem').first()).toBeVisible();
    await expect(row).toHaveCount(0);
  },
);

test('a person is found from home and opened with four strokes', IN_TURNS, async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const strokes = await countStrokes(page);
  for (const key of ['/', 'i', 'm', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog', { name: 'Imani Brooks' })).toBeVisible();
  expect(await strokes()).toBe(4);
});

test('a part that does not answer is named, and asked again', IN_TURNS, async ({ page }) => {
  await page.route(/\/api\/home\/inbox\?/, (route) =>
    route.fulfill({ json: { items: [], missing: ['healthcare'], snoozed: 0 } }),
  );
  await page.goto('/');
  const inbox = inboxOf(page);
  await expect(inbox.getByText('Health Tech did not answer, so its rows are missing from this list.')).toBeVisible();
  await page.unroute(/\/api\/home\/inbox\?/);
  await inbox.getByRole('button', { name: 'Try Again' }).click();
  await expect(inbox.getByText('did not answer')).toBeHidden();
  await expect(inbox.getByRole('listitem').first()).toBeVisible();
});

test('home keeps nobody out, light, dark and narrow', IN_TURNS, async ({ look }) => {
  const page = await look('sales.rep@meridian.example');
  await page.goto('/');
  await settled(page);
  await expect(inboxOf(page).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});
