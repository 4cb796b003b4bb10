import { gates, NOT_PERMITTED } from '@talent-os/contracts/access/gates';
import { getSession } from '@talent-os/contracts/chat/sessions';
import { listIncoming } from '@talent-os/contracts/talent/mobility';
import { dealIn } from '../sales/support.ts';
import { unique } from '../support/fixtures.ts';
import { expectRead } from '../support/questions.ts';
import { call } from '../support/api.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { askFor, dialog, field, OFFLINE, openAssistant, type Answer } from './support.ts';

const REP = 'sales.rep@meridian.example';
const MANAGER = 'hiring.manager@meridian.example';
const ADMIN = 'platform.admin@meridian.example';
const cited = (answer: Answer) => answer.getByRole('link', { name: /^Source 1:/ });
const sources = (answer: Answer) => answer.getByRole('list', { name: 'Sources' }).getByRole('listitem');

test('a sales representative asks at home about a deal, and follows the citation to the screen that shows it', async ({
  open,
  address,
  sessionOf,
}) => {
  const session = await sessionOf(REP);
  const name = unique('Asked deal');
  await dealIn(address, session, name, { amount: 4_250_000 });
  const page = await open(REP);
  await openAssistant(page);
  const answer = await askFor(page, `Tell me about the deal "${name}"`);
  await expect(answer).toContainText(name);
  await expect(answer).toContainText('$42,500');
  await expect(answer).toContainText(/As of [A-Z][a-z]{2} \d+, \d{4}/);
  await expect(dialog(page).getByText(OFFLINE)).toBeVisible();
  await expect(sources(answer)).toHaveCount(1);
  await cited(answer).click();
  await expect(page).toHaveURL(/\/sales\/opportunities/);
  await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  await expect(answer).toContainText('$42,500');
  await expect(dialog(page).getByText(OFFLINE)).toBeVisible();
});

test(
  'a hiring manager asks in the productivity hub who is interested, and follows the source',
  IN_TURNS,
  async ({ open, address, sessionOf }) => {
    const { items } = await call(address, await sessionOf(MANAGER), listIncoming, {});
    const page = await open(MANAGER);
    await openAssistant(page, '/productivity/history');
    const answer = await askFor(page, 'Who is interested in my positions?');
    const [first] = items;
    await expect(answer).toContainText(/\d+ expressions? of interest/);
    const row = answer.getByRole('row').filter({ hasText: first?.personName ?? '' });
    await expect(row.filter({ hasText: first?.positionTitle ?? '' }).first()).toBeVisible();
    await sources(answer).getByRole('link').click();
    await expect(page).toHaveURL('/sales/internal-mobility/expressions');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('a platform administrator asks in the admin hub whether the audit trail is intact', IN_TURNS, async ({ open }) => {
  const page = await open(ADMIN);
  await openAssistant(page, '/admin/prompts');
  const answer = await askFor(page, 'Is the audit trail intact?');
  await expect(answer).toContainText(/The audit trail is intact: all \d+ events/);
  await expect(sources(answer)).toContainText('Audit verification');
  await expect(dialog(page).getByText(OFFLINE)).toBeVisible();
});

test(
  'HR asks for hires by source as a chart, sees it drawn, and changes the same question on the screen of data',
  IN_TURNS,
  async ({ open }) => {
    const page = await open('hr.manager@meridian.example');
    await expectRead(page, { dataset: 'seat' });
    await openAssistant(page, '/talent');
    // In its first weeks a year has so few hires that they would tell of single persons.
    const year = new Date().getMonth() < 3 ? 'last year' : 'this year';
    const answer = await askFor(page, `Hires by source ${year} as a chart`);
    await expect(answer).toContainText('Hiring stages by source; only stage: Hired');
    await expect(answer.getByRole('img', { name: /^Hiring stages by source/ })).toBeVisible();
    await cited(answer).click();
    await expect(page).toHaveURL(/\/data\?dataset=application_stage&groups=source&filters=stage%3Dhired/);
    await page.getByRole('main').getByRole('combobox', { name: 'Chart' }).click();
    await page.getByRole('option', { name: 'Lines', exact: true }).click();
    await expect(page).toHaveURL(/chart=lines/);
  },
);

const refused: readonly (readonly [person: string, path: string, question: string, text: string])[] = [
  ['nurse@meridian.example', '/', 'What is my pipeline worth?', gates['sales.platform'].fallback],
  [REP, '/sales', 'Show the latest audit events', NOT_PERMITTED],
  [MANAGER, '/productivity/history', 'How much of my quota have I reached?', gates['sales.performance'].fallback],
];

for (const [person, path, question, text] of refused)
  test(
    `"${question}" is refused to ${person} with the words of the screen, and with nothing else`,
    IN_TURNS,
    async ({ open }) => {
      const page = await open(person);
      await openAssistant(page, path);
      const answer = await askFor(page, question);
      await expect(answer.getByRole('paragraph')).toHaveText([text]);
      await expect(sources(answer)).toHaveCount(0);
      await expect(answer.getByRole('table')).toHaveCount(0);
    },
  );

test(
  'what the platform knows nothing about is said to be so, with questions it can answer',
  IN_TURNS,
  async ({ open, address, sessionOf }) => {
    const page = await open(REP);
    await openAssistant(page, '/sales');
    const sent = page.waitForResponse('**/api/chat/messages');
    const answer = await askFor(page, 'What is the weather in Paris?');
    await expect(answer).toContainText('I can only answer from the data of this platform');
    await expect(sources(answer)).toHaveCount(0);
    const offers = answer.getByRole('list', { name: 'Suggestions' }).getByRole('button');
    await expect(offers).toHaveCount(3);
    const { sessionId } = (await (await sent).json()) as { sessionId: string };
    const { messages } = await call(address, await sessionOf(REP), getSession, { sessionId });
    expect(messages.map(({ mode }) => mode)).toEqual([null, 'platform-data']);
    await offers.first().click();
    await expect(offers.first()).toBeDisabled();
    await expect(dialog(page).getByRole('article', { name: 'Assistant' })).toHaveCount(2);
    await expect(field(page)).toBeFocused();
  },
);
