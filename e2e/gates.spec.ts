import { rulesFor } from '@talent-os/contracts/access/ability';
import type { Output } from '@talent-os/contracts/define';
import type { getMe } from '@talent-os/contracts/identity/me';
import { redirects } from '@talent-os/contracts/navigation/redirects';
import type { Path, RouteRow } from '@talent-os/contracts/navigation/index';
import { isKnownPath } from '@talent-os/contracts/navigation/known-path';
import { meridians, personBy, type DemoPerson } from './support/people.ts';
import { abilityOf, screenRoutes, principalOf } from './support/rights.ts';
import { addressOf, headingOf, mayFollow, readersOf } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { go, judge, promised, settled, visit, walk, type Observation, type Expectation } from './support/walker.ts';

test.describe.configure({ mode: 'parallel' });

const behindSignIn = screenRoutes.filter(({ access }) => access !== 'public');
const sample = (path: string) => path.replaceAll(/:\w+/g, 'sample');

/** Every role, and two people whose organizations work in one industry only. */
const walkers = [...meridians, personBy('org.admin@harbor.example'), personBy('sales.rep@northwind.example')];

/** Somebody at an address, and what the tables promise them there. */
type Step = { readonly person: DemoPerson; readonly route: RouteRow; readonly wanted: Expectation };

const refusals = walkers.flatMap((person) =>
  behindSignIn.flatMap((route): Step[] => {
    const wanted = promised(abilityOf(person), route, headingOf(route));
    return wanted.opens ? [] : [{ person, route, wanted }];
  }),
);
const kinds = new Map<string, readonly Step[]>();
for (const step of refusals) {
  const kind = step.wanted.opens ? '' : step.wanted.words.join();
  kinds.set(kind, [...(kinds.get(kind) ?? []), step]);
}
/** Every kind of refusal is met by typing an address and by walking to another, where there is one, by somebody else. */
const met = [...kinds.values()].flatMap((steps) => {
  const typed = steps[0];
  const walked = steps.findLast(({ route }) => route !== typed?.route) ?? steps.at(-1);
  return [typed, walked].filter((step) => step !== undefined);
});
/** Every screen that several may see is seen by whoever of them may ask for least; `screens.spec.ts` opens it for who sees most. */
const opened = behindSignIn.flatMap((route): Step[] => {
  const readers = readersOf(route);
  const person = readers.at(-1);
  return person && readers.length > 1 ? [{ person, route, wanted: { opens: true, heading: headingOf(route) } }] : [];
});

/** Screens and refusals by turns: seldom do two in a row read alike. */
function byTurns(steps: readonly Step[]): readonly Step[] {
  const [open, closed] = [steps.filter(({ wanted }) => wanted.opens), steps.filter(({ wanted }) => !wanted.opens)];
  return steps.flatMap((_, turn) => [open[turn], closed[turn]].filter((one) => one !== undefined));
}

for (const [person, steps] of Map.groupBy([...opened, ...met], (step) => step.person)) {
  test(`${person.email} meets the screens and the refusals the tables promise`, async ({ open }) => {
    const page = await open(person.email);
    const complaints: string[] = [];
    await page.goto('/');
    await settled(page);
    const typed = new Set<string>();
    for (const { route, wanted } of byTurns(steps)) {
      const kind = wanted.opens ? undefined : wanted.words.join();
      const types = kind !== undefined && kinds.get(kind)?.[0]?.route === route && !typed.has(kind);
      if (kind !== undefined) typed.add(kind);
      const seen = await (types ? visit(page, addressOf(route)) : walk(page, addressOf(route), wanted));
      const astray = wanted.opens ? seen.links.filter((link) => !mayFollow(abilityOf(person), link)) : [];
      const found = [...judge(addressOf(route), wanted, seen), ...astray.map((link) => `leads to ${link}`)];
      complaints.push(...found.map((one) => `${route.path}: ${one}`));
    }
    expect(complaints).toEqual([]);
  });
}

test('the server gives every browser the rules of the tables, by which it opens and refuses every address', async ({
  sessionOf,
  request,
}) => {
  for (const person of walkers) {
    const headers = { authorization: `Bearer ${(await sessionOf(person.email)).accessToken}` };
    const { rules } = (await (await request.get('/api/auth/me', { headers })).json()) as Output<typeof getMe>;
    const said = rules.map(([action, subject, conditions]) => JSON.stringify([action, subject, conditions || null]));
    const wanted = rulesFor(principalOf(person)).map(({ action, subject, conditions }) =>
      JSON.stringify([action, subject, conditions ?? null]),
    );
    expect([person.email, said.toSorted()]).toEqual([person.email, wanted.toSorted()]);
  }
});

test('the refusals read as the specification words them', () => {
  const text = (email: string, path: Path) => {
    const route = screenRoutes.find((row) => row.path === path);
    const wanted = route && promised(abilityOf(personBy(email)), route, headingOf(route));
    return wanted?.opens === false ? wanted.words.join(' ') : 'opens';
  };
  const repOnly = 'Sales performance metrics are only available to Sales Representatives';
  expect(text('recruiter@meridian.example', '/sales')).toBe(repOnly);
  expect(text('platform.admin@meridian.example', '/sales')).toBe(repOnly);
  expect(text('nurse@meridian.example', '/sales')).toBe('Access denied to Sales platform');
  expect(text('analyst@meridian.example', '/sales/opportunities')).toBe('Access denied to Sales platform');
  expect(text('analyst@meridian.example', '/sales/collaboration')).toBe('opens');
  expect(text('recruiter@meridian.example', '/sales/internal-mobility/opportunities')).toBe(
    'Internal mobility features not available for your role',
  );
  expect(text('hiring.manager@meridian.example', '/sales/excellence/methodology')).toBe(
    "You don't have permission to access this page.",
  );
  expect(text('org.admin@harbor.example', '/sales/dashboard')).toBe('Access denied to Sales platform');
  expect(text('sales.rep@meridian.example', '/sales')).toBe('opens');
});

test('the judge of the walk catches planted faults', () => {
  const path = '/sales';
  const opens = { opens: true, heading: /^Sales Performance$/ } as const;
  const closed = { opens: false, words: ['Access denied to Sales platform'] } as const;
  const good: Observation = {
    path,
    title: 'Sales Performance · Talent OS',
    heading: 'Sales Performance',
    lines: ['Sales Performance', 'Quota Progress'],
    alerts: [],
    links: [],
    failed: [],
  };
  const refused = { ...good, heading: closed.words[0], lines: [...closed.words, 'Go Back', 'Dashboard'] };
  expect(judge(path, opens, good)).toEqual([]);
  expect(judge(path, closed, refused)).toEqual([]);
  const faults: readonly (readonly string[])[] = [
    judge(path, closed, good),
    judge(path, opens, refused),
    judge(path, closed, { ...refused, lines: [...refused.lines, 'Quota Progress'] }),
    judge(path, closed, { ...refused, lines: ['Something else', 'Go Back', 'Dashboard'] }),
    judge(path, opens, { ...good, failed: ['/api/sales/rep/performance 500'] }),
    judge(path, opens, { ...good, alerts: ['Server error'] }),
    judge(path, opens, { ...good, path: '/' }),
    judge(path, opens, { ...good, title: '' }),
  ];
  for (const complaints of faults) expect(complaints).toHaveLength(1);
});

test('signed out, an address behind the sign-in leads there and is remembered', async ({ page }) => {
  for (const path of ['/', '/sales/opportunities', '/talent/recruit/pipeline?stage=offer']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    const kept = await page.evaluate(() => localStorage.getItem('auth_redirect_after_login'));
    if (path !== '/') expect(kept).toBe(path);
    else expect(kept).toBeNull();
    await page.evaluate(() => localStorage.clear());
  }
});

test('whoever is signed in does not meet the sign-in page', async ({ open }) => {
  const page = await open('candidate@meridian.example');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('addresses without a screen are said to be none, within the app and from outside', async ({ open, request }) => {
  const page = await open('platform.admin@meridian.example');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/test-rbac');
  await expect(heading).toHaveText('Access test');
  await page.evaluate(go, '/candidate/nowhere');
  await expect(heading).toHaveText('Not Found');
  expect(new URL(page.url()).pathname).toBe('/candidate/nowhere');
  expect((await request.get('/candidate/nowhere')).status()).toBe(404);
});

test('unknown addresses show Not Found with ways on, signed in or not', async ({ page }) => {
  await page.goto('/login');
  await page.goto('/no/such/address');
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/login');
});

test('no menu names an address without a screen', async ({ open }) => {
  const page = await open('platform.admin@meridian.example');
  await page.goto('/');
  await settled(page);
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const inside = links.filter((href) => href.startsWith('/'));
  expect(inside.filter((href) => !isKnownPath(href.split(/[?#]/)[0]!))).toEqual([]);
  expect(links.length).toBeGreaterThan(1);
});

test('an address of earlier versions leads to where the manifest says, with what it names', async ({ open }) => {
  const page = await open('sales.rep@meridian.example');
  for (const { from, to } of [redirects[0], redirects[1]]) {
    await page.goto(sample(from), { waitUntil: 'commit' });
    await expect(page).toHaveURL(sample(to));
  }
});
