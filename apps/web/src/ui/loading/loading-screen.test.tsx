import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { show } from '../../../test/render';
import { LoadingScreen } from './loading-screen';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const progress = () => Number(document.querySelector('[data-progress]')?.getAttribute('data-progress'));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the loading screen', () => {
  it('appears after 200 ms', () => {
    show(<LoadingScreen title="Loading..." text="Setting up your workspace" />);
    wait(199);
    expect(screen.queryByText('Loading...')).toBeNull();
    wait(1);
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.getByText('Setting up your workspace')).toBeVisible();
  });

  it('grows by at most 15 percent every 200 ms and stops at 90', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.999);
    show(<LoadingScreen />);
    wait(200);
    expect(progress()).toBe(15);
    wait(200);
    expect(progress()).toBe(30);
    wait(5000);
    expect(progress()).toBe(90);
  });

  it('admits after ten seconds that it takes long, and offers ways on', () => {
    show(<LoadingScreen />);
    wait(9999);
    expect(screen.queryByText('Taking longer than expected...')).toBeNull();
    wait(1);
    expect(screen.getByText('Taking longer than expected...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/');
  });

  it('says when the browser is offline, and when it is back', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const text = "You're currently offline. Please check your internet connection and try again.";
    show(<LoadingScreen />);
    wait(200);
    expect(screen.getByText(text)).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(text)).toBeNull();
  });
});
