import { getSession } from '@talent-os/contracts/chat/sessions';
import { call } from '../support/api.ts';
import { tcpProxyTo } from '../support/tcp-proxy.ts';
import { expect, IN_TURNS, type Page } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { test } from './model.ts';
import { answers, ask, dialog, finished, openAssistant, opener, press, questions, textOf } from './support.ts';

const ANALYST = 'analyst@sentinel.example';
const WORDS = 40;
const RETRYING = 'Network connection issue. Message will be retried automatically.';
test.use({ person: ANALYST, admin: 'org.admin@sentinel.example', model: `gated-${WORDS}` });

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const half = async (page: Page) => words(await textOf(answers(page)));

/** Asks, and waits until half of the answer is there. The conversation it belongs to. */
async function begun(page: Page): Promise<string> {
  const sent = page.waitForResponse('**/api/chat/messages');
  await ask(page, 'Write slowly');
  await expect.poll(() => half(page)).toHaveLength(WORDS / 2);
  return ((await (await sent).json()) as { sessionId: string }).sessionId;
}

/** The same conversation in another tab. */
async function secondTab(page: Page): Promise<Page> {
  const second = await page.context().newPage();
  await second.goto('/productivity/history');
  await second.getByRole('button', { name: 'Actions for Write slowly' }).first().click();
  await second.getByRole('menuitem', { name: 'Continue in assistant' }).click();
  await expect.poll(() => half(second)).toHaveLength(WORDS / 2);
  return second;
}

test('an answer goes on through a reload and in a second tab, to exactly what is stored', async ({
  page,
  address,
  sessionOf,
  goOn,
}) => {
  await openAssistant(page);
  const sessionId = await begun(page);
  await page.reload();
  await expect(answers(page)).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => half(page)).toHaveLength(WORDS / 2);
  const second = await secondTab(page);
  await goOn();
  for (const tab of [page, second]) await finished(answers(tab));
  const { messages } = await call(address, await sessionOf(ANALYST), getSession, { sessionId });
  expect(messages.map(({ status }) => status)).toEqual(['complete', 'complete']);
  const stored = words(messages.at(-1)?.content ?? '');
  expect(stored).toHaveLength(WORDS);
  for (const tab of [page, second]) expect(words(await textOf(answers(tab)))).toEqual(stored);
});

test('an answer goes on while people are elsewhere and its dialog is closed', IN_TURNS, async ({ page, goOn }) => {
  await openAssistant(page);
  await begun(page);
  await press(page, 'Close');
  await page.getByRole('navigation', { name: 'Hubs' }).getByRole('link', { name: 'Productivity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Productivity', exact: true })).toBeVisible();
  await goOn();
  await opener(page).click();
  await finished(answers(page));
  expect(words(await textOf(answers(page)))).toHaveLength(WORDS);
});

test('another tab stops an answer, and the first one shows that', IN_TURNS, async ({ page }) => {
  await openAssistant(page);
  await begun(page);
  const second = await secondTab(page);
  await press(second, 'Stop');
  for (const tab of [page, second]) {
    await expect(answers(tab)).toContainText('You stopped this answer.');
    expect(words(await textOf(answers(tab)))).toHaveLength(WORDS / 2);
  }
});

test('an answer and a question survive the loss of the network', IN_TURNS, async ({ open, address, goOn }) => {
  const cable = await tcpProxyTo(address);
  const page = await open(ANALYST, { baseURL: cable.address });
  const lose = async () => {
    await page.context().setOffline(true);
    cable.cut();
  };
  const find = async () => {
    cable.mend();
    await page.context().setOffline(false);
  };
  await openAssistant(page);
  await begun(page);
  await lose();
  await expect(answers(page).getByText('Reconnecting...')).toBeVisible();
  await expectToast(page, RETRYING);
  await find();
  await goOn();
  await finished(answers(page));
  expect(words(await textOf(answers(page)))).toHaveLength(WORDS);
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);

  await lose();
  const answer = await ask(page, 'Are you there?');
  await expectToast(page, RETRYING);
  await find();
  await finished(answer);
  expect(words(await textOf(answer))).toHaveLength(WORDS);
  await page.reload();
  await expect(answers(page)).toHaveCount(2);
  await expect(questions(page)).toHaveCount(2);
  cable.remove();
});
