import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index';
import { answer, json, problem } from '../../../test/answers';
import { me, signedIn } from '../../../test/people';
import { showRoutes } from '../../../test/render';
import { queryClient } from '@/lib/query-client';
import { keepTokens } from '@/lib/tokens';
import { Component as Gate } from './gate';
import { Component as Guard } from './guard';

const rows: readonly RouteRow[] = routes;
const screenAt = (path: string) => ({
  path,
  handle: rows.find((row) => row.path === path),
  element: <p>The screen</p>,
});
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const visit = (path: string) =>
  showRoutes(
    [
      { path: '/login', element: <p>Sign in here</p> },
      { element: <Guard />, children: [{ element: <Gate />, children: ['/', '/sales', '/talent'].map(screenAt) }] },
    ],
    path,
  );

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  queryClient.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the guard', () => {
  it('sends signed-out people to the sign-in page after 100 ms and remembers path and query', async () => {
    const router = visit('/sales?period=last');
    await wait(99);
    expect(router.state.location.pathname).toBe('/sales');
    await wait(1);
    expect(router.state.location.pathname).toBe('/login');
    expect(localStorage.getItem('auth_redirect_after_login')).toBe('/sales?period=last');
  });

  it('says at home why nothing is there, and remembers nothing', async () => {
    visit('/');
    await wait(0);
    expect(screen.getByText('Please log in to access your hubs.')).toBeVisible();
    await wait(100);
    expect(screen.getByText('Sign in here')).toBeVisible();
    expect(localStorage.getItem('auth_redirect_after_login')).toBeNull();
  });

  it.each([
    ['/talent', 'Loading...'],
    ['/sales', 'Loading... Authenticating user'],
  ])('waits at %s with "%s"', async (path, text) => {
    keepTokens(signedIn());
    answer({ '/api/auth/me': () => new Promise<Response>(() => undefined) });
    visit(path);
    await wait(200);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('opens the screen to those it is for', async () => {
    keepTokens(signedIn());
    answer({ '/api/auth/me': json(me('SALES_REP')) });
    visit('/sales');
    await wait(0);
    expect(screen.getByText('The screen')).toBeVisible();
  });

  it('shows the gate’s text to everybody else, never the screen', async () => {
    keepTokens(signedIn());
    answer({ '/api/auth/me': json(me('RECRUITER')) });
    visit('/sales');
    await wait(0);
    expect(screen.getByRole('heading')).toHaveTextContent(
      'Sales performance metrics are only available to Sales Representatives',
    );
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
    expect(screen.queryByText('The screen')).toBeNull();
  });

  it('sends people out when their session ends, and when another tab signs out', async () => {
    keepTokens(signedIn());
    answer({ '/api/auth/me': json(me('SALES_REP')) });
    const router = visit('/sales');
    await wait(0);
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' })));
    await wait(100);
    expect(router.state.location.pathname).toBe('/login');
  });

  it('says why nothing opens to whoever is outside the networks of their organization, until they are back', async () => {
    keepTokens(signedIn());
    answer({
      '/api/auth/me': [problem(403, 'access.network', { title: 'From its own networks only' }), json(me('SALES_REP'))],
    });
    visit('/sales');
    await wait(0);
    expect(screen.getByRole('heading')).toHaveTextContent('You cannot work from here');
    expect(screen.getByText('From its own networks only')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await wait(0);
    expect(screen.getByText('The screen')).toBeVisible();
  });

  it('renews the session a minute before its token ends', async () => {
    keepTokens(signedIn('token-1', 15));
    const asked = answer({
      '/api/auth/me': json(me('SALES_REP')),
      '/api/auth/refresh': () => json(signedIn('token-2', 15)),
    });
    visit('/sales');
    await wait(14 * 60_000 - 1000);
    expect(asked.filter(({ url }) => url === '/api/auth/refresh')).toHaveLength(0);
    await wait(2000);
    expect(asked.filter(({ url }) => url === '/api/auth/refresh')).toHaveLength(1);
  });

  it('ends the session when the renewal is refused', async () => {
    keepTokens(signedIn('token-1', 15));
    answer({ '/api/auth/me': json(me('SALES_REP')), '/api/auth/refresh': problem(401, 'auth.refresh') });
    const router = visit('/sales');
    await wait(14 * 60_000 + 1000);
    expect(router.state.location.pathname).toBe('/login');
  });
});
