import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { clearFailedCalls, recordFailure } from '@/lib/failed-calls';
import { show } from '../../../test/render';
import ErrorPanel from './error-panel';

const fail = (status: number, url = `/api/${status}`) =>
  recordFailure({ url, method: 'GET', response: new Response('', { status }) });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const rows = () => screen.queryAllByText(/\/api\//).length;

beforeEach(async () => {
  jest.useFakeTimers();
  clearFailedCalls();
  for (const status of [401, 404, 500]) await fail(status);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the developer error panel', () => {
  it.each([
    ['all', 3],
    ['401', 1],
    ['4xx', 2],
    ['5xx', 1],
  ])('filtered by %s shows %i of three calls', async (filter, shown) => {
    show(<ErrorPanel onHide={() => undefined} />);
    await wait(0);
    fireEvent.click(screen.getByRole('button', { name: filter }));
    expect(screen.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS')).toHaveLength(shown);
  });

  it('reads the log again every two seconds', async () => {
    show(<ErrorPanel onHide={() => undefined} />);
    await fail(503, '/api/later');
    await wait(1999);
    expect(screen.queryByText(/later/)).toBeNull();
    await wait(1);
    expect(screen.getAllByText(/later/).length).toBeGreaterThan(0);
  });

  it('clears', async () => {
    show(<ErrorPanel onHide={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await wait(2000);
    expect(rows()).toBe(0);
    expect(screen.getByText('No failed calls')).toBeVisible();
  });

  it('hides after thirty seconds', async () => {
    const hidden = jest.fn();
    show(<ErrorPanel onHide={hidden} />);
    await wait(29_999);
    expect(hidden).not.toHaveBeenCalled();
    await wait(1);
    expect(hidden).toHaveBeenCalledTimes(1);
  });
});
