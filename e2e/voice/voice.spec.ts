import { violations } from '../support/axe.ts';
import { expect, IN_TURNS, test, type Page } from '../support/test.ts';
import { settled } from '../support/walker.ts';
import config from '../playwright.config.ts';
import { hearing } from './speech.ts';

const SAID = 'good morning everybody';
const launch = config.use?.launchOptions;

test.use({
  person: 'nurse@meridian.example',
  launchOptions: { ...launch, args: [...(launch?.args ?? []), ...hearing(SAID)] },
});

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const state = (page: Page) => page.getByRole('main').getByRole('status');
const problem = (page: Page) => page.getByRole('main').getByRole('alert');
/** The sentence takes less than two seconds to say. Whoever looks now and then may miss a second. */
const SAID_BY_THEN = /^0:(0[3-9]|[1-5]\d)$/;
const listens = (page: Page) => expect(page.getByRole('timer')).toHaveText(SAID_BY_THEN);

async function record(page: Page): Promise<void> {
  await press(page, 'Start Recording');
  await listens(page);
  await press(page, 'Stop Recording');
  await expect(state(page)).toHaveText('Recorded');
}

test('speech goes through microphone, server and recogniser and comes back as text', async ({ page }) => {
  await page.goto('/voice-test');
  await record(page);
  await press(page, 'Play');
  await expect(state(page)).toHaveText('Playing');
  await press(page, 'Pause');
  await expect(state(page)).toHaveText('Paused');
  await press(page, 'Transcribe');
  await expect(state(page)).toHaveText('Transcribed', { timeout: 150_000 });
  await expect(page.getByRole('region', { name: 'Transcript' })).toContainText(SAID);
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '100');
  const log = page.getByRole('list', { name: 'Debug log' });
  await expect(log).toContainText('Recording started');
  await expect(log).toContainText(`Transcribed: ${SAID.length} characters`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      expect.soft(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
  await press(page, 'Clear');
  await expect(state(page)).toHaveText('Ready to record');
  await expect(page.getByRole('timer')).toHaveText('0:00');
  await expect(page.getByRole('region', { name: 'Transcript' })).not.toContainText(SAID);
});

test('where the server cannot convert, the browser sends WAV', IN_TURNS, async ({ page }) => {
  await page.route('**/api/audio/capabilities*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), converts: false } });
  });
  await page.goto('/voice-test');
  await record(page);
  await press(page, 'Transcribe');
  await expect(page.getByRole('region', { name: 'Transcript' })).toContainText(SAID, { timeout: 150_000 });
  await expect(page.getByRole('list', { name: 'Debug log' })).toContainText('Converted to WAV');
});

test('without a recording, and without a microphone, people read why', IN_TURNS, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/voice-test');
  await press(page, 'Transcribe');
  await expect(problem(page)).toHaveText('No audio to transcribe. Please record something first.');
  await press(page, 'Start Recording');
  await expect(problem(page)).toHaveText('Unable to access microphone. Please check permissions.');
  await expect(state(page)).toHaveText('Ready to record');
});

test('the log keeps its last twenty lines', IN_TURNS, async ({ page }) => {
  await page.goto('/voice-test');
  const lines = page.getByRole('list', { name: 'Debug log' }).getByRole('listitem');
  for (let count = 1; count <= 22; count += 1) {
    await press(page, 'Transcribe');
    await expect(lines).toHaveCount(Math.min(count, 20));
  }
});

test('the assistant is asked by speaking', IN_TURNS, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'AdaptIQ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Say');
  await dialog.getByRole('button', { name: 'Speak', exact: true }).click();
  await expect(dialog.getByRole('timer')).toHaveText(SAID_BY_THEN);
  await dialog.getByRole('button', { name: 'Stop Recording' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(`Say ${SAID}`, { timeout: 150_000 });
});

test('a note is spoken behind what is written already', IN_TURNS, async ({ open }) => {
  const page = await open('sales.rep@meridian.example');
  await page.goto('/sales/opportunities?view=table');
  await page.getByRole('row').nth(1).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Speak', exact: true }).click();
  await expect(drawer.getByRole('timer')).toHaveText(SAID_BY_THEN);
  await drawer.getByRole('button', { name: 'Stop Recording' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Log activity' })).toHaveValue(SAID, { timeout: 150_000 });
});
