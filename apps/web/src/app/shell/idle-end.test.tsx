import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { answer, json, nothing } from '../../../test/answers';
import { me, signedIn } from '../../../test/people';
import { showRoutes } from '../../../test/render';
import { queryClient } from '@/lib/query-client';
import { accessToken, keepTokens } from '@/lib/tokens';
import { Component as Guard } from './guard';

const MINUTE = 60_000;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  queryClient.clear();
  const somebody = me('HEALTHCARE_PROFESSIONAL', 'HEALTHCARE');
  answer({ '/api/auth/me': json({ ...somebody, sessionIdleMinutes: 15 }), '/api/auth/logout': nothing() });
  keepTokens(signedIn('token-1', 600));
  showRoutes(
    [
      { path: '/login', element: <p>Sign in here</p> },
      { element: <Guard />, children: [{ path: '/', element: <p>The screen</p> }] },
    ],
    '/',
  );
  await wait(0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('warns a minute before, and signs out where nobody is there', async () => {
  await wait(14 * MINUTE - 1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await wait(1);
  expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toHaveTextContent('in 60 seconds');
  await wait(MINUTE);
  await wait(200);
  expect(accessToken()).toBeNull();
});

it('leaves whoever does something alone, in this tab or another', async () => {
  await wait(14 * MINUTE);
  fireEvent.keyDown(window);
  await wait(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  await wait(13 * MINUTE);
  localStorage.setItem('last_activity', String(Date.now()));
  await wait(13 * MINUTE);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(accessToken()).not.toBeNull();
});

it('is not undone by whoever comes back to a computer that slept', async () => {
  jest.setSystemTime(Date.now() + 60 * MINUTE);
  fireEvent.pointerMove(window);
  await wait(200);
  expect(accessToken()).toBeNull();
});
