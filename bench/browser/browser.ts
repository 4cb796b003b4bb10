import { chromium, type Browser, type Page } from '@playwright/test';
import type { StopList } from '../../local/stopping.ts';
import type { Section } from '../assistant/report.ts';
import { median, quantile } from '../figures.ts';
import { grow } from '../lists/grow.ts';
import { lists } from '../lists/lists.ts';
import { PASSWORD, signIn, startProduct } from '../product.ts';
import { interactions, largestPaint, watchPaints } from './paints.ts';
import { screens, type Screen } from './screens.ts';

/** The largest part of the first screen after sign-in, in milliseconds. */
const FIRST_TARGET = 1000;
/** From a press to the next picture, in milliseconds, at the 95th of a hundred. */
const PRESS_TARGET = 200;
const ROUNDS = 5;
/** Who signs in: an inbox from every hub, and one of a single hub. */
const openers = ['org.admin@meridian.example', 'sales.rep@meridian.example', 'nurse@meridian.example'];

type Verdict = Section['verdicts'][number];
const verdict = (what: string, ms: number, target: number): Verdict => {
  const reached = ms <= target;
  return { text: `${what}: ${ms.toFixed(0)} ms, target ${target}: ${reached ? 'reached' : 'missed'}`, reached };
};

/** What people see and feel in Chromium: the first screen after sign-in, and presses on screens of 300 records. */
export async function measureBrowser(
  say: (line: string) => void,
  stopList: StopList,
  signal: AbortSignal,
): Promise<Section[]> {
  say('Starting the product with screens of 300 records');
  const product = await startProduct('one process', signal);
  stopList.add(product.stop);
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  stopList.add(() => browser.close());
  const first = await firstScreens(browser, product.url, say);
  for (const { person, rows } of screens) {
    const { organizationId } = await signIn(product.url, person);
    for (const list of lists) {
      const length = rows[list.title as keyof Screen['rows']];
      if (length !== undefined) await grow(product.database, list, organizationId, length);
    }
  }
  const presses: { readonly title: string; readonly cells: readonly string[]; readonly verdict: Verdict }[] = [];
  for (const screen of screens) {
    const { records, taken } = await pressesOn(browser, product.url, screen);
    const sorted = taken.toSorted((one, other) => one - other);
    const p95 = quantile(sorted, 0.95);
    const cells = [records, taken.length, median(taken), p95, sorted.at(-1) ?? Number.NaN].map((value) =>
      value.toFixed(0),
    );
    say(`  ${screen.title}: ${cells.join(', ')}`);
    presses.push({ title: screen.title, cells, verdict: verdict(`${screen.title}, p95`, p95, PRESS_TARGET) });
  }
  return [
    first,
    {
      title: 'From a press to the next picture',
      about: 'records opened, carried and searched in Chromium; what took less than 16 ms is not counted',
      rows: [
        ['', 'records', 'interactions', 'p50 ms', 'p95 ms', 'max ms'],
        ...presses.map(({ title, cells }) => [title, ...cells]),
      ],
      verdicts: presses.map((one) => one.verdict),
      notes: [],
    },
  ];
}

/** The first screen after sign-in, in a browser that has its files, from a server that is warm. */
async function firstScreens(browser: Browser, url: string, say: (line: string) => void): Promise<Section> {
  const rows: string[][] = [['', 'LCP ms', '(min-max)']];
  const verdicts: Verdict[] = [];
  for (const email of openers) {
    const page = await openAs(browser, url, email);
    const taken: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      await page.goto('/');
      await homeStands(page);
      // The first round warms up.
      if (round > 0) taken.push(await largestPaint(page));
    }
    const name = email.split('@')[0] ?? email;
    rows.push([name, median(taken).toFixed(0), `${Math.min(...taken).toFixed(0)}-${Math.max(...taken).toFixed(0)}`]);
    verdicts.push(verdict(`first screen of ${name}`, median(taken), FIRST_TARGET));
    say(`  first screen of ${name}: ${median(taken).toFixed(0)} ms`);
    await page.context().close();
  }
  return {
    title: 'The first screen after sign-in',
    about: 'the largest contentful paint of home in Chromium, from the moment its address is asked for',
    rows,
    verdicts,
    notes: [],
  };
}

const homeStands = async (page: Page): Promise<void> => {
  await page
    .getByRole('region', { name: /^Inbox/ })
    .getByRole('listitem')
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
};

/** How many records stand there, and how long each interaction took in all rounds together. */
async function pressesOn(browser: Browser, url: string, screen: Screen) {
  const page = await openAs(browser, url, screen.person);
  const taken: number[] = [];
  let records = 0;
  for (let round = 0; round < 2; round += 1) {
    await page.goto(screen.path);
    await page.locator(screen.records).first().waitFor();
    await page.waitForLoadState('networkidle');
    records = await page.locator(screen.records).count();
    await screen.hands(page);
    taken.push(...(await interactions(page)));
  }
  await page.context().close();
  return { records, taken };
}

/** A browser of somebody who has signed in by the form. */
async function openAs(browser: Browser, url: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await watchPaints(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/`);
  return page;
}
