import type { AppAbility } from '@talent-os/contracts/access/ability';
import type { RouteRow } from '@talent-os/contracts/navigation/index';
import { refusalOf } from '@talent-os/contracts/navigation/refusal';
import type { Page } from '@playwright/test';

/** What a person found at an address. */
export type Observation = {
  /** Address it ended at. */
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  /** Everything the content says, without the bar of the hub. */
  readonly lines: readonly string[];
  readonly alerts: readonly string[];
  /** Where its content leads to within the app. */
  readonly links: readonly string[];
  /** Calls to the API that were refused or failed. */
  readonly failed: readonly string[];
};

/** What the tables promise: the screen under its heading, or the words that stand in its place. */
export type Expectation =
  | { readonly opens: true; readonly heading: RegExp }
  | { readonly opens: false; readonly words: readonly string[] };

/** What somebody meets at an address, in the words of the tables. */
export function promised(ability: AppAbility, route: RouteRow, heading: RegExp): Expectation {
  const refusal = refusalOf(ability, route);
  return refusal
    ? { opens: false, words: [refusal.heading, ...(refusal.text ? [refusal.text] : [])] }
    : { opens: true, heading };
}

/** Compares what was found with what was promised; empty when all is well. */
export function judge(path: string, wanted: Expectation, seen: Observation): readonly string[] {
  const complaints = [
    ...seen.failed.map((call) => `a call failed: ${call}`),
    ...seen.alerts.map((alert) => `an alert says: ${alert}`),
    ...(seen.path === path ? [] : [`ended at ${seen.path}`]),
    ...(seen.title.endsWith(' · Talent OS') ? [] : [`the title is "${seen.title}"`]),
  ];
  if (wanted.opens)
    return [...complaints, ...(wanted.heading.test(seen.heading) ? [] : [`the heading is "${seen.heading}"`])];
  const words = [...wanted.words, 'Go Back', 'Dashboard'];
  const same = words.length === seen.lines.length && words.every((word, at) => word === seen.lines[at]);
  return [...complaints, ...(same ? [] : [`instead of the refusal stands: ${seen.lines.slice(0, 12).join(' | ')}`])];
}

const WAITING =
  '[data-skeleton], .mantine-Skeleton-root, [aria-busy="true"], [aria-label="Loading..."], [data-pending]';

/** Waits until the screen has its heading and nothing on it is still loading. `left` is the heading of the one before. */
export async function settled(page: Page, left?: string): Promise<void> {
  await page.waitForFunction(
    ([waiting, before]) => {
      const main = document.querySelector('main');
      const heading = main?.querySelector('h1');
      return heading && heading.textContent !== before && !main?.matches(waiting) && !main?.querySelector(waiting);
    },
    [WAITING, left] as const,
    { timeout: 90_000 },
  );
}

/** Goes to an address inside the app, as the back button would. */
export function go(address: string): void {
  history.pushState({}, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** A screen everybody may open, which tells that the one before it is gone. */
const AWAY = { path: '/test-rbac', heading: 'Access test' };

/**
 * Leads from one screen of the app to another without loading the page anew, and tells what is there. Where the screen
 * would read like the one before it, the way leads past one that does not.
 */
export async function walk(page: Page, path: string, wanted: Expectation): Promise<Observation> {
  if (path === AWAY.path) return visit(page, path);
  const left = await page.evaluate(() => document.querySelector('main h1')?.textContent ?? '');
  const alike = wanted.opens ? wanted.heading.test(left) : wanted.words[0] === left;
  if (!alike) return observed(page, left, () => page.evaluate(go, path));
  await page.evaluate(go, AWAY.path);
  await page.waitForFunction((heading) => document.querySelector('main h1')?.textContent === heading, AWAY.heading);
  return observed(page, AWAY.heading, () => page.evaluate(go, path));
}

/** Types an address and tells what is there. */
export const visit = (page: Page, path: string): Promise<Observation> =>
  observed(page, undefined, () => page.goto(path));

/** What is there once everything has arrived, with the calls that failed on the way. */
async function observed(page: Page, left: string | undefined, open: () => Promise<unknown>): Promise<Observation> {
  const failed: string[] = [];
  const hear = (response: { url(): string; status(): number }) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && response.status() >= 400) failed.push(`${pathname} ${response.status()}`);
  };
  page.on('response', hear);
  await open();
  await settled(page, left);
  page.off('response', hear);
  const found = await page.evaluate(() => {
    const main = document.querySelector('main');
    const said = [...(main?.children ?? [])].filter(({ tagName }) => tagName !== 'NAV' && tagName !== 'TITLE');
    return {
      path: location.pathname,
      title: document.title,
      heading: document.querySelector('h1')?.innerText ?? '',
      lines: said.flatMap((part) => (part as HTMLElement).innerText.split('\n')).filter((line) => line.trim() !== ''),
      alerts: [...document.querySelectorAll<HTMLElement>('[role="alert"]')]
        .map(({ innerText }) => innerText)
        .filter(Boolean),
      links: [...document.querySelectorAll('main a[href^="/"]')].map(
        (link) => new URL((link as HTMLAnchorElement).href).pathname,
      ),
    };
  });
  return { ...found, failed };
}
