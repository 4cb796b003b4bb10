import type { Page } from '@playwright/test';

type List = 'Deals' | 'Positions' | 'Applications' | 'Incidents';

/** A screen with many records, and what people do on it again and again. */
export interface Screen {
  readonly title: string;
  readonly path: string;
  readonly person: string;
  /** Lists behind it, with how long each is made. */
  readonly rows: Partial<Readonly<Record<List, number>>>;
  /** Its records as they stand there. */
  readonly records: string;
  /** Some of its records, each opened and left; nothing waits for longer than it takes. */
  readonly hands: (page: Page) => Promise<void>;
}

const OPENED = 6;

async function openEach(page: Page, records: string): Promise<void> {
  for (let at = 0; at < OPENED; at += 1) {
    await page.locator(records).nth(at).click();
    const drawer = page.getByRole('dialog').first();
    await drawer.waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
  }
}

/** Cards are picked up, carried over the columns and put back. */
async function carryEach(page: Page, records: string): Promise<void> {
  for (let at = 0; at < OPENED; at += 1) {
    await page.locator(records).nth(at).focus();
    for (const key of ['Space', 'ArrowRight', 'ArrowLeft', 'Escape']) await page.keyboard.press(key);
  }
}

async function lookFor(page: Page, search: string, words: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: search });
  await field.click();
  await field.pressSequentially(words, { delay: 120 });
  for (const _ of words) await field.press('Backspace', { delay: 60 });
}

const CARDS = '[data-card]';
const INCIDENTS = 'tbody tr td button';
const board = (search: string) => async (page: Page) => {
  await openEach(page, CARDS);
  await carryEach(page, CARDS);
  await lookFor(page, search, 'north');
};

export const screens: readonly Screen[] = [
  {
    title: 'Deals board',
    path: '/sales/opportunities',
    person: 'department.head@meridian.example',
    rows: { Deals: 440 },
    records: CARDS,
    hands: board('Search deals'),
  },
  {
    title: 'Pipeline of applications',
    path: '/talent/recruit/pipeline',
    person: 'org.admin@meridian.example',
    rows: { Positions: 400, Applications: 500 },
    records: CARDS,
    hands: board('Search applicants'),
  },
  {
    title: 'Incidents',
    path: '/cyber/analyst/incidents',
    person: 'analyst@meridian.example',
    rows: { Incidents: 300 },
    records: INCIDENTS,
    hands: async (page) => {
      await openEach(page, INCIDENTS);
      await lookFor(page, 'Search incidents', 'phish');
    },
  },
];
