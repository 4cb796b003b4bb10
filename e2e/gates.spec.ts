import { admits, type AppAbility } from '@talent-os/contracts/access/ability';
import { redirects } from '@talent-os/contracts/navigation/redirects';
import { routes, type BuiltPath, type RouteRow } from '@talent-os/contracts/navigation/index';
import { operations } from '@talent-os/contracts/registry';
import { meridians, personBy, type DemoPerson } from './support/people.ts';
import { abilityOf, builtRoutes } from './support/rights.ts';
import { expect, test, type Page } from './support/test.ts';
import { go, judge, promised, settled, visit, walk, type Observation } from './support/walker.ts';

test.describe.configure({ mode: 'parallel' });

/** Headings of screens that are not their label in the manifest. */
const headings: Readonly<Partial<Record<BuiltPath, RegExp>>> = {
  '/': /\w/,
  '/healthcare': /^Healthcare Dashboard$/,
  '/login': /^Talent OS$/,
  '/candidate/register': /^Register as a candidate$/,
  '/sales/excellence/methodology': /Methodology$/,
  '/sales/excellence/performance': /^Sales Performance$/,
  '/sales/excellence/territory': /Territory|Territories/,
  '/sales/internal-mobility/opportunities': /Internal (Opportunities|Mobility)/,
  '/sales/internal-mobility/expressions': /Interest/,
  '/cyber/analyst/clearance': /^Security Clearance Status$/,
  '/cyber/analyst/incidents': /^Incident Response$/,
  '/cyber/analyst/intelligence': /^Threat Intelligence$/,
  '/user/notifications': /^Notification settings$/,
  '/user/security': /^Security$/,
  '/user/notifications/all': /^Notifications$/,
  '/healthcare/professional/credentials': /^Professional Credentials$/,
  '/healthcare/professional/shifts': /^Shift Management$/,
  '/healthcare/professional/education': /^Continuing Education$/,
};
const headingOf = ({ path, label }: RouteRow) => headings[path as BuiltPath] ?? new RegExp(`^${label}$`);

const behindSignIn = builtRoutes.filter(({ access }) => access !== 'public');
const planned = (routes as readonly RouteRow[]).filter(({ screen }) => screen === 'planned');
const sample = (path: string) => path.replaceAll(/:\w+/g, 'sample');

/** Every address behind the sign-in with its promise, screens and refusals by turns: seldom do two in a row read alike. */
function byTurns(ability: AppAbility) {
  const all = behindSignIn.map((route) => ({ route, wanted: promised(ability, route, headingOf(route)) }));
  const [open, closed] = [all.filter(({ wanted }) => wanted.opens), all.filter(({ wanted }) => !wanted.opens)];
  return all.flatMap((_, turn) => [open[turn], closed[turn]].filter((one) => one !== undefined));
}

/** Every role, and two people whose organizations work in one industry only. */
const walkers = [...meridians, personBy('org.admin@harbor.example'), personBy('sales.rep@northwind.example')];

for (const person of walkers) {
  test(`${person.email} meets at every built address the screen or the refusal the tables promise`, async ({
    open,
  }) => {
    const page = await open(person.email);
    const ability = abilityOf(person);
    const complaints: string[] = [];
    await page.goto('/');
    await settled(page);
    const typed = new Set<string>();
    for (const { route, wanted } of byTurns(ability)) {
      // Every kind of refusal is met by typing an address as well as by walking to one.
      const kind = wanted.opens ? undefined : wanted.words.join();
      const walks = kind === undefined || typed.has(kind);
      if (kind !== undefined) typed.add(kind);
      const seen = await (walks ? walk(page, route.path, wanted) : visit(page, route.path));
      const found = judge(route.path, wanted, seen);
      complaints.push(...found.map((complaint) => `${route.path}: ${complaint}`));
    }
    expect(complaints).toEqual([]);
  });
}

test('the refusals read as the specification words them', () => {
  const text = (email: string, path: BuiltPath) => {
    const route = builtRoutes.find((row) => row.path === path);
    const wanted = route && promised(abilityOf(personBy(email)), route, headingOf(route));
    return wanted?.opens === false ? wanted.words.join(' ') : 'opens';
  };
  const repOnly = 'Sales performance metrics are only available to Sales Representatives';
  expect(text('recruiter@meridian.example', '/sales')).toBe(repOnly);
  expect(text('platform.admin@meridian.example', '/sales')).toBe(repOnly);
  expect(text('nurse@meridian.example', '/sales')).toBe('Access denied to Sales platform');
  expect(text('analyst@meridian.example', '/sales/collaboration')).toBe('Access denied to Sales platform');
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

for (const route of behindSignIn.filter(({ access }) => typeof access === 'object')) {
  test(`what ${route.path} reads is refused by the API where the screen is closed`, async ({
    open,
    sessionOf,
    request,
  }) => {
    const admitted = meridians.find((person) => admits(abilityOf(person), route.access));
    if (!admitted) throw new Error(`nobody of Meridian may see ${route.path}`);
    const reads = await readsOf(await open(admitted.email), route.path);
    const complaintsOf = async (person: DemoPerson): Promise<readonly string[]> => {
      const headers = { authorization: `Bearer ${(await sessionOf(person.email)).accessToken}` };
      const answers = await Promise.all(
        reads.map(async (url) => ({ url, status: (await request.get(url, { headers })).status() })),
      );
      const wrong = answers.filter(({ url, status }) => {
        const operation = operationAt(url);
        return (operation !== undefined && !admits(abilityOf(person), operation.access)) !== (status === 403);
      });
      // The counts of the home screen are everybody's; a screen made of them alone has nothing to hide.
      const hides = reads.some((url) => typeof operationAt(url)?.access === 'object');
      const unguarded = hides && answers.every(({ status }) => status !== 403);
      return [
        ...wrong.map(({ url, status }) => `${person.email} ${url}: ${status}`),
        ...(unguarded ? [`everything behind it is open to ${person.email}`] : []),
      ];
    };
    const closedTo = meridians.filter((person) => !admits(abilityOf(person), route.access));
    expect((await Promise.all(closedTo.map(complaintsOf))).flat()).toEqual([]);
  });
}

/** The reads a screen makes beyond those of the frame around it. */
async function readsOf(page: Page, path: string): Promise<readonly string[]> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const frame = /^\/api\/(auth|notifications|realtime|dashboard)/.test(pathname);
    if (request.method() === 'GET' && pathname.startsWith('/api/') && !frame) urls.add(pathname + search);
  });
  await page.goto(path);
  await settled(page);
  await page.close();
  return [...urls];
}

const parametersOf = ({ path }: { readonly path: string }) => path.split(':').length;
/** The operation that answers an address: one that names it in full before one that takes a part of it for an id. */
const operationAt = (url: string) =>
  operations
    .filter(
      ({ method, path }) =>
        method === 'GET' && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(url.split('?')[0] ?? ''),
    )
    .toSorted((one, other) => parametersOf(one) - parametersOf(other))[0];

test('signed out, every address behind the sign-in leads there and is remembered', async ({ page }) => {
  for (const { path } of behindSignIn) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    const kept = await page.evaluate(() => localStorage.getItem('auth_redirect_after_login'));
    if (path !== '/') expect(kept).toBe(path);
    else expect(kept).toBeNull();
    await page.evaluate(() => localStorage.clear());
  }
});

for (const route of builtRoutes.filter(({ path, access }) => access === 'public' && path !== '/logout')) {
  test(`${route.path} is open to everybody`, async ({ page }) => {
    const seen = await visit(page, route.path);
    expect(judge(route.path, { opens: true, heading: headingOf(route) }, seen)).toEqual([]);
  });
}

test('whoever is signed in does not meet the sign-in page', async ({ open }) => {
  const page = await open('candidate@meridian.example');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

const groups = new Map<string, RouteRow[]>();
for (const route of planned) groups.set(route.hub, [...(groups.get(route.hub) ?? []), route]);
for (const [hub, rows] of groups) {
  test(`addresses of ${hub} without a screen yet (${rows.length}) answer like unknown ones`, async ({
    open,
    request,
  }) => {
    const page = await open('platform.admin@meridian.example');
    await page.goto(sample(rows[0]?.path ?? ''));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Not Found');
    for (const { path } of rows) {
      const address = sample(path);
      expect((await request.get(address)).status()).toBe(200);
      await page.evaluate(go, '/test-rbac');
      await expect(heading).toHaveText('Access test');
      await page.evaluate(go, address);
      await expect(heading).toHaveText('Not Found');
      expect(new URL(page.url()).pathname).toBe(address);
    }
  });
}

test('unknown addresses show Not Found with ways on, signed in or not', async ({ page }) => {
  await page.goto('/login');
  await page.goto('/no/such/address');
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/login');
});

test('no menu names an address without a screen', async ({ open }) => {
  const paths = new Set(planned.map(({ path }) => path));
  const page = await open('platform.admin@meridian.example');
  await page.goto('/');
  await settled(page);
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((href) => paths.has(href as RouteRow['path']))).toEqual([]);
  expect(links.length).toBeGreaterThan(1);
});

test('legacy and group addresses lead to where the manifest says', async ({ open }) => {
  const page = await open('sales.rep@meridian.example');
  for (const { from, to } of redirects) {
    await page.goto(sample(from), { waitUntil: 'commit' });
    await expect(page).toHaveURL(sample(to));
  }
});
