import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { ApiError } from './api-error';
import { dismiss, notify, useToast } from './notify';

let logged: jest.SpiedFunction<typeof console.info>;
const shown = () => renderHook(() => useToast()).result;

beforeEach(() => {
  jest.useFakeTimers();
  logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  act(dismiss);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a notification', () => {
  it('replaces the one before', () => {
    const toast = shown();
    act(() => notify.info('one'));
    act(() => notify.success('two'));
    expect(toast.current).toMatchObject({ message: 'two', title: '', type: 'success', variant: 'success' });
  });

  it('goes after 3000 ms', () => {
    const toast = shown();
    act(() => notify.success('saved'));
    act(() => jest.advanceTimersByTime(2999));
    expect(toast.current?.message).toBe('saved');
    act(() => jest.advanceTimersByTime(1));
    expect(toast.current).toBeUndefined();
  });

  it('has its own 3000 ms when it replaces another', () => {
    const toast = shown();
    act(() => notify.info('one'));
    act(() => jest.advanceTimersByTime(2000));
    act(() => notify.info('two'));
    act(() => jest.advanceTimersByTime(2000));
    expect(toast.current?.message).toBe('two');
  });

  it('takes another duration, or stays until dismissed', () => {
    const toast = shown();
    act(() => notify.info('short', { duration: 500 }));
    act(() => jest.advanceTimersByTime(500));
    expect(toast.current).toBeUndefined();
    act(() => notify.warning('stays', { persistent: true }));
    act(() => jest.advanceTimersByTime(60_000));
    expect(toast.current?.message).toBe('stays');
    act(dismiss);
    expect(toast.current).toBeUndefined();
  });

  it('is logged with its kind in capitals', () => {
    act(() => notify.validation('email'));
    expect(logged).toHaveBeenCalledWith('[VALIDATION] Please check the email field and try again');
  });

  it.each([
    [new ApiError({ status: 401 }), 'permissionError'],
    [new ApiError({ status: 403 }), 'permissionError'],
    [new ApiError({ status: 422 }), 'validationError'],
    [new ApiError({ status: 409 }), 'error'],
    [new ApiError({ status: 500 }), 'error'],
    [new ApiError({ status: 0 }, 'unreachable'), 'networkError'],
    [new Error('boom'), 'error'],
  ])('of the failure %p has the type %s', (failure, type) => {
    const toast = shown();
    act(() => notify.failure(failure));
    expect(toast.current?.type).toBe(type);
  });
});
