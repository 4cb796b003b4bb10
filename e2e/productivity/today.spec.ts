import { sendMessage } from '@talent-os/contracts/chat/messages';
import { createSession } from '@talent-os/contracts/productivity/sessions';
import { readFile } from 'node:fs/promises';
import { call } from '../support/api.ts';
import { newcomer } from '../support/newcomer.ts';
import { giveSession, sharedSession } from '../support/sessions.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { someTask } from './support.ts';
import { unique } from '../support/fixtures.ts';

// Tasks are counted and taken from the top here, and a person has one session of focus: each journey has somebody of its own.
let person: string;
test.beforeEach(async ({ context, address }) => {
  person = await newcomer(address);
  await giveSession(context, address, await sharedSession(address, person));
});

test('a focus session survives a reload and another tab, and its minutes count once it stops', async ({
  page,
  open,
}) => {
  const goal = unique('Quiet hour');
  await page.goto('/productivity');
  const card = page.getByRole('region', { name: 'Focus session' });
  await card.getByRole('textbox', { name: 'What do you focus on?' }).fill(goal);
  await card.getByRole('button', { name: 'Start' }).click();
  // Whoever looks now and then may miss a second.
  const goesOn = /^(00:(0[2-9]|[1-5]\d)|0[1-9]:\d\d)$/;
  await expect(card.getByRole('timer')).toHaveText(/^0\d:\d\d$/);
  await expect(card.getByRole('timer')).toHaveText(goesOn);
  await page.reload();
  await expect(card.getByText(goal)).toBeVisible();
  await expect(card.getByRole('timer')).toHaveText(goesOn);
  const other = await open(person);
  await other.goto('/productivity');
  const there = other.getByRole('region', { name: 'Focus session' });
  await there.getByRole('button', { name: 'Stop' }).click();
  await expect(there.getByText(new RegExp(`Last: ${goal}, \\d min`))).toBeVisible();
  await expect(card.getByRole('button', { name: 'Start' })).toBeVisible();
});

test(
  'what was told the assistant becomes a task, a goal, or goes and comes back',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    const said = ['one', 'two', 'three'].map((name) => `My goal is to ${unique(name)}.`);
    const session = await sessionOf(person);
    const { sessionId: chatSessionId } = await call(address, session, sendMessage, {
      hubContext: 'productivity',
      hubTitle: 'Productivity',
      pageContext: 'today',
      pageTitle: 'Today',
      clientMessageId: crypto.randomUUID(),
      content: 'Hello',
    });
    await call(address, session, createSession, {
      sessionType: 'chat',
      hubContext: 'productivity',
      goals: said,
      metadata: { source: 'chat', integratedChat: true, chatSessionId },
    });
    await page.goto('/productivity');
    const card = page.getByRole('region', { name: 'Suggestions' });
    const row = (text: string) => card.getByRole('listitem').filter({ hasText: text });
    await row(said[0]!).getByRole('button', { name: 'Add as task' }).click();
    await expect(row(said[0]!)).toHaveCount(0);
    await row(said[1]!).getByRole('button', { name: 'Dismiss' }).click();
    await expect(row(said[1]!)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(said[1]!)).toBeVisible();
    await row(said[2]!).getByRole('button', { name: 'Add as goal' }).click();
    const title = said[2]!.replace('My goal is to t', 'T').replace(/\.$/, '');
    await expect(page.getByRole('dialog', { name: title }).getByText('Draft')).toBeVisible();
  },
);

test(
  'a task is ticked off and taken back, and the calendar file holds it',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    const title = unique('Urgent');
    const task = await someTask(address, await sessionOf(person), title);
    await page.goto('/productivity');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Calendar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Download file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^talent-os-\d{4}-\d{2}-\d{2}\.ics$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(`UID:task-${task.id}@talent-os\r\n`);

    const first = page.getByRole('region', { name: 'Tasks', exact: true }).getByRole('listitem').first();
    const name = await first.getByRole('button').textContent();
    await first.getByRole('checkbox').click();
    await expect(page.getByText(`${name} moved to Done`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: name ?? '' }).first()).toBeVisible();
  },
);

test(
  'a calendar subscribes to a secret address, until that is taken back',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    const task = await someTask(address, await sessionOf(person), unique('Subscribed'));
    await page.goto('/productivity');
    await page.getByRole('button', { name: 'Calendar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Subscribe…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Subscribe to my calendar' });
    await dialog.getByRole('button', { name: /^(?:Create|Replace) address$/ }).click();
    const secret = await dialog.getByRole('textbox', { name: 'Address' }).inputValue();
    const calendar = await fetch(secret);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(task.id);
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(dialog.getByRole('button', { name: 'Create address' })).toBeVisible();
    expect((await fetch(secret)).status).toBe(404);
  },
);

test('the weeks are drawn, and can be read as a table', IN_TURNS, async ({ look }) => {
  const page = await look('nurse@meridian.example');
  await page.goto('/productivity?view=progress');
  for (const series of ['Focus', 'Tasks done', 'Goal score'])
    await expect(page.getByRole('img', { name: new RegExp(`^${series} by week: `) })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('row')).toHaveCount(13);
});
