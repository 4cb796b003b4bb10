import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { abilityFor, admits, type AppAbility } from '@talent-os/contracts/access/ability';
import { roleTable, type Industry, type Role } from '@talent-os/contracts/access/tables';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index';
import { redirects } from '@talent-os/contracts/navigation/redirects';
import { refusalOf } from '@talent-os/contracts/navigation/refusal';
import { operations } from '@talent-os/contracts/registry';
import { useEffect, type ReactNode } from 'react';
import { matchRoutes, Outlet } from 'react-router-dom';
import { json } from '../../test/answers';
import { me, principal, signedIn } from '../../test/people';
import { showRoutes } from '../../test/render';
import { REDIRECT_MS } from '../lib/landing';
import { queryClient } from '../lib/query-client';
import { keepTokens } from '../lib/tokens';
import { pages } from './pages';
import { routeTree } from './router';
import { Component as AppShell } from './shell/app-shell';
import { Component as Gate } from './shell/gate';
import { Component as Guard } from './shell/guard';
import { NotFound } from './shell/not-found';
import { PageView } from './shell/page-view';

// Growing text areas listen for fonts, which jsdom does not have.
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });

const rows: readonly RouteRow[] = routes;
const behindSignIn = rows.filter(({ access }) => access !== 'public');
const addressOf = (path: string) => path.replaceAll(/:\w+/g, 'sample');
const wayTo = (path: string) => (matchRoutes(routeTree(), addressOf(path)) ?? []).map(({ route }) => route);

describe('the way to an address', () => {
  it('leads through the guard and a gate to every screen behind the sign-in', async () => {
    for (const row of behindSignIn) {
      const [, guard, frame, leaf] = wayTo(row.path);
      const parts = await Promise.all(
        [guard, frame].map(async (route) => (await (route!.lazy as () => Promise<object>)()) as { Component: unknown }),
      );
      const gate = row.layout === 'app' ? AppShell : Gate;
      expect([row.path, ...parts.map(({ Component }) => Component), leaf?.handle]).toEqual([
        row.path,
        Guard,
        gate,
        row,
      ]);
    }
  });

  it('that nothing stands at ends where it is said so', () =>
    expect(wayTo('/nowhere').at(-1)).toMatchObject({ path: '*', Component: NotFound }));

  it.each(redirects.map(({ from }) => from))('of earlier versions, %s, is known', (from) =>
    expect(wayTo(from).at(-1)?.path).toBe(from),
  );
});

/** Every role, and those that lead in more than one industry in each. */
const people: readonly (readonly [Role, Industry])[] = [
  ['PLATFORM_ADMIN', 'SALES'],
  ['ORGANIZATION_ADMIN', 'SALES'],
  ['RECRUITER', 'SALES'],
  ['CANDIDATE', 'SALES'],
  ['SALES_REP', 'SALES'],
  ['HEALTHCARE_PROFESSIONAL', 'HEALTHCARE'],
  ['CYBER_ANALYST', 'CYBER'],
  ['HR_MANAGER', 'HEALTHCARE'],
  ['HIRING_MANAGER', 'SALES'],
  ['HIRING_MANAGER', 'HEALTHCARE'],
  ['DEPARTMENT_HEAD', 'SALES'],
  ['DEPARTMENT_HEAD', 'CYBER'],
];

const START = '/start';
const screenOf = (row: RouteRow): ReactNode => <PageView key={row.path} route={row} />;
/** The screens behind the guard and a gate, without the frame around them. */
const treeOf = (gate: ReactNode = <Gate />, element = screenOf) => [
  { path: '/login', element: <p>Sign in here</p> },
  {
    element: <Guard />,
    children: [
      { path: START, element: <p>Ready</p> },
      { element: gate, children: behindSignIn.map((row) => ({ path: row.path, handle: row, element: element(row) })) },
    ],
  },
];

/** Answers who is signed in and keeps everybody else waiting: what a screen begins with is asked for by then. */
function wait(who: ReturnType<typeof me>): string[] {
  const asked: string[] = [];
  globalThis.fetch = jest.fn<typeof fetch>(async (input, { method = 'GET' } = {}) => {
    const [path = ''] = String(input).split('?');
    if (path === '/api/auth/me') return json(who);
    if (method === 'GET') asked.push(path);
    return new Promise<Response>(() => undefined);
  });
  return asked;
}

const parametersOf = ({ path }: { readonly path: string }) => path.split(':').length;
/** The access of what answers an address: of one that names it in full before one that takes a part of it for an id. */
const accessAt = (address: string) =>
  operations
    .filter(
      ({ method, path }) => method === 'GET' && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address),
    )
    .toSorted((one, other) => parametersOf(one) - parametersOf(other))[0]?.access;
const isRefused = (ability: AppAbility, address: string) => !admits(ability, accessAt(address) ?? 'internal');

/** All that stands there, without its styles. */
function words(of: Node = document.body): string {
  if (of.nodeName === 'STYLE') return '';
  return of.nodeType === Node.TEXT_NODE ? (of.nodeValue ?? '') : [...of.childNodes].map(words).join('');
}

beforeAll(async () => {
  for (const page of Object.values(pages)) await page?.load();
});
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Leads somebody to every address, or to some; answers what is not as the tables promise. */
async function complaintsOf(
  [role, industry]: (typeof people)[number],
  tree = treeOf(),
  visited = behindSignIn,
): Promise<readonly string[]> {
  const more = {
    internalMobility: roleTable[role].audiences.includes('professional'),
    compliances: ['HIPAA' as const],
  };
  const ability = abilityFor(principal(role, industry, more));
  keepTokens(signedIn());
  const asked = wait(me(role, industry, more));
  const router = showRoutes(tree, START);
  await screen.findByText('Ready');
  const complaints: string[] = [];
  for (const row of visited) {
    asked.length = 0;
    await act(async () => {
      await router.navigate(addressOf(row.path));
      await new Promise((resolve) => setTimeout(resolve));
    });
    const refusal = refusalOf(ability, row);
    const closed = refusal && `${refusal.heading}${refusal.text ?? ''}Go BackDashboard`;
    const said = words();
    if (closed !== undefined && (said !== closed || asked.length > 0)) complaints.push(`${row.path} is not closed`);
    if (closed === undefined && said.includes('Go Back')) complaints.push(`${row.path} is closed or broken: ${said}`);
    const refused = asked.filter((path) => isRefused(ability, path));
    complaints.push(...refused.map((path) => `${row.path} begins with ${path}`));
  }
  return complaints;
}

describe('every address behind the sign-in', () => {
  it.each(people)(
    'shows a %s in %s the screen or why not, and no screen begins with what they may not read',
    async (...person) => expect(await complaintsOf(person)).toEqual([]),
  );

  it('would be found open, closed, broken, or reading what is not for its people', async () => {
    const planted = async (tree: ReturnType<typeof treeOf>) => {
      const two = behindSignIn.filter(({ path }) => path === '/' || path === '/sales');
      const complaints = await complaintsOf(['CANDIDATE', 'SALES'], tree, two);
      cleanup();
      return complaints;
    };
    expect(await planted(treeOf(<Outlet />))).toContain('/sales is not closed');
    const Broken = () => <p>Go Back</p>;
    expect(await planted(treeOf(<Gate />, () => <Broken />))).toContain('/ is closed or broken: Go Back');
    const Curious = () => {
      useEffect(() => void fetch('/api/chat/prompts'), []);
      return null;
    };
    expect(await planted(treeOf(<Gate />, ({ path }) => <Curious key={path} />))).toContain(
      '/ begins with /api/chat/prompts',
    );
  });

  it('sends whoever is signed out to the sign-in page, and is remembered', async () => {
    const router = showRoutes(treeOf(), '/login');
    jest.useFakeTimers();
    for (const { path } of behindSignIn) {
      await act(() => router.navigate(addressOf(path)));
      await act(() => jest.advanceTimersByTimeAsync(REDIRECT_MS));
      const kept = localStorage.getItem('auth_redirect_after_login');
      expect([path, router.state.location.pathname, kept]).toEqual([
        path,
        '/login',
        path === '/' ? null : addressOf(path),
      ]);
      localStorage.clear();
    }
  });
});
