import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe.ts';
import { unique } from '../support/fixtures.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { answers, askFor, dialog, openAssistant, press, questions } from './support.ts';

const OWNER = 'recruiter@meridian.example';
const READER = 'hr.manager@meridian.example';
const SHARED = '/productivity/history?view=shared';

test('a conversation is shared, read as it goes on, continued as a copy, taken along, and closed again', async ({
  open,
}) => {
  const question = unique('Which hubs can I use?');
  const page = await open(OWNER);
  await openAssistant(page);
  await askFor(page, question);
  await press(page, 'Conversation menu');
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share conversation' });
  await share.getByRole('searchbox', { name: 'Find a colleague' }).fill('Priya Ram');
  await share.getByRole('button', { name: 'Share with Priya Raman' }).click();
  await expect(share.getByRole('button', { name: 'Stop sharing with Priya Raman' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();

  const reader = await open(READER);
  await reader.goto(SHARED);
  await reader.getByRole('list', { name: 'Shared with me' }).getByRole('link', { name: question }).click();
  await expect(reader.getByRole('heading', { level: 1, name: question })).toBeVisible();
  const said = reader.getByRole('main').getByRole('listitem').filter({ hasText: 'Assistant' });
  await expect(said).toHaveCount(1);
  await expect(reader.getByRole('main').getByRole('textbox')).toHaveCount(0);

  await expectAccessible(reader);

  await askFor(page, 'What can you do?');
  await expect(said).toHaveCount(2);

  const downloading = reader.waitForEvent('download');
  await reader.getByRole('button', { name: 'Export' }).click();
  await reader.getByRole('menuitem', { name: 'Export as Markdown' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^which-hubs-can-i-use.*-\d{4}-\d\d-\d\d\.md$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('What can you do?');

  await reader.getByRole('button', { name: 'Continue as my own copy' }).click();
  await expect(questions(reader).first()).toContainText(question);
  await askFor(reader, 'Which hubs can I use?');
  await expect(answers(reader)).toHaveCount(3);
  await press(reader, 'Close');
  await expect(said).toHaveCount(2);

  await page.goto(SHARED);
  const given = page.getByRole('list', { name: 'Shared by me' }).getByRole('listitem').filter({ hasText: question });
  await given.getByRole('button', { name: /^Stop sharing/ }).click();
  await expect(given).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByText('Resource not found')).toBeVisible();
  await reader.goto(SHARED);
  await expect(reader.getByRole('heading', { level: 2, name: 'Shared with me' })).toBeVisible();
  await expect(reader.getByRole('link', { name: question })).toHaveCount(0);
});

test('a conversation of the history is exported as JSON from its menu', IN_TURNS, async ({ open }) => {
  const question = unique('Which hubs can I use?');
  const page = await open(OWNER);
  await openAssistant(page, '/productivity/history');
  await askFor(page, question);
  await press(page, 'Close');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: question });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as JSON' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const { title, messages } = JSON.parse(text) as { title: string; messages: { role: string }[] };
  expect(title).toBe(question);
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
});
