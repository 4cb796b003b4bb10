import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { listNotifications, readAllNotifications } from '@talent-os/contracts/identity/notifications';
import { createDeal, listDeals } from '@talent-os/contracts/sales/deals';
import { useEffect, type ReactNode } from 'react';
import { answer, json, nothing, problem } from '../../test/answers';
import { dismiss, useToast } from './notify';
import { query } from './query';
import { unsavedLeftFor } from './unsaved';
import { useCommand } from './use-command';
import { useCommandForm } from './use-command-form';

const LIST = '/api/notifications';
const READ = '/api/notifications/read-all';
const empty = () => json({ items: [], total: 0, unread: 0 });

function hook<T>(use: () => T) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => ({ used: use(), toast: useToast() }), { wrapper }).result;
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  act(dismiss);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a command', () => {
  it('informs, succeeds, says so, and has its reads asked again', async () => {
    const asked = answer({ [LIST]: empty, [READ]: nothing() });
    const result = hook(() => ({
      list: useQuery(query(listNotifications, {})),
      command: useCommand(readAllNotifications, {
        started: 'Working',
        done: 'All read',
      }),
    }));
    await waitFor(() => expect(result.current.used.list.isSuccess).toBe(true));
    await act(() => result.current.used.command.run({}));
    expect(console.info).toHaveBeenNthCalledWith(1, '[INFO] Working');
    expect(result.current.toast?.message).toBe('All read');
    await waitFor(() => expect(result.current.used.command.loading).toBe(false));
    expect(asked.filter(({ url }) => url === LIST)).toHaveLength(2);
  });

  it('has a first reading that was under way asked again: it may answer without what was written', async () => {
    const late = Promise.withResolvers<Response>();
    let readings = 0;
    answer({ [LIST]: () => (++readings === 1 ? late.promise : empty()), [READ]: nothing() });
    const result = hook(() => ({
      list: useQuery(query(listNotifications, {})),
      command: useCommand(readAllNotifications),
    }));
    await waitFor(() => expect(readings).toBe(1));
    const before = json({ items: [], total: 9, unread: 9 });
    await act(() => result.current.used.command.run({}, () => late.resolve(before)));
    await waitFor(() => expect(result.current.used.list.data).toEqual({ items: [], total: 0, unread: 0 }));
    expect(readings).toBe(2);
  });

  it('is sent once by an effect, however often its screen is drawn meanwhile', async () => {
    const asked = answer({ [READ]: problem(409, 'resource.stale') });
    const result = hook(() => {
      const { mutate, loading } = useCommand(readAllNotifications);
      useEffect(() => mutate({}), [mutate]);
      return loading;
    });
    await waitFor(() => expect(result.current.toast).not.toBeUndefined());
    await waitFor(() => expect(result.current.used).toBe(false));
    expect(asked.filter(({ url }) => url === READ)).toHaveLength(1);
  });

  it('shows a failure by the table and throws it again', async () => {
    answer({ [READ]: problem(500, 'server.error') });
    const result = hook(() => useCommand(readAllNotifications));
    await act(() => expect(result.current.used.run({})).rejects.toMatchObject({ status: 500 }));
    expect(result.current.toast?.message).toBe('Server error - please contact support if this persists');
    await waitFor(() => expect(result.current.used.loading).toBe(false));
  });

  it('reads the row again after a conflict', async () => {
    const asked = answer({
      [LIST]: empty,
      [READ]: problem(409, 'resource.stale', { title: 'Someone else changed this' }),
    });
    const result = hook(() => ({
      list: useQuery(query(listNotifications, {})),
      command: useCommand(readAllNotifications),
    }));
    await waitFor(() => expect(result.current.used.list.isSuccess).toBe(true));
    await act(() => result.current.used.command.run({}).catch(() => undefined));
    expect(asked.filter(({ url }) => url === LIST)).toHaveLength(2);
    expect(result.current.toast?.message).toBe('Someone else changed this');
  });
});

describe('a form in front of a command', () => {
  const initial = { name: '', accountId: '0192a000-0000-7000-8000-0000000000a1' };
  const facts = { amount: 100, closeDate: '2026-12-01', source: 'Referral', competitor: null };
  const form = () =>
    hook(() => useCommandForm(createDeal, { initial, toInput: (values) => ({ ...values, ...facts }) }));
  const submit = (result: ReturnType<typeof form>) => act(async () => result.current.used.submit());

  it('is checked by the contract before anything is sent', async () => {
    const asked = answer({});
    const result = form();
    await submit(result);
    expect(result.current.used.form.errors).toEqual({ name: 'Please give the deal a name' });
    expect(asked).toHaveLength(0);
  });

  it('keeps what was typed and shows what the server refused', async () => {
    answer({ '/api/sales/deals': problem(422, 'request.invalid', { errors: [{ field: 'name', message: 'Taken' }] }) });
    const result = form();
    act(() => result.current.used.form.setFieldValue('name', 'Second site'));
    await submit(result);
    await waitFor(() => expect(result.current.used.form.errors).toEqual({ name: 'Taken' }));
    expect(result.current.used.form.values.name).toBe('Second site');
  });

  it('holds nothing unsent from when the server has it, while what it changed is still read again', async () => {
    const rows = { items: [], total: 0 };
    let readAgain = (): void => undefined;
    const late = () => new Promise<Response>((resolve) => (readAgain = () => resolve(json(rows))));
    answer({ '/api/sales/deals': [() => json(rows), () => json({ id: initial.accountId }), late] });
    const result = hook(() => ({
      list: useQuery(query(listDeals, {})),
      entry: useCommandForm(createDeal, { initial, toInput: (values) => ({ ...values, ...facts }) }),
    }));
    await waitFor(() => expect(result.current.used.list.isSuccess).toBe(true));
    act(() => result.current.used.entry.form.setFieldValue('name', 'Second site'));
    const elsewhere = { pathname: '/elsewhere', search: '' };
    expect(unsavedLeftFor(elsewhere)).toHaveLength(1);
    let sent: Promise<void>;
    act(() => void (sent = result.current.used.entry.submit()));
    await waitFor(() => expect(result.current.used.list.isFetching).toBe(true));
    expect(unsavedLeftFor(elsewhere)).toHaveLength(0);
    await act(async () => (readAgain(), sent));
    expect(unsavedLeftFor(elsewhere)).toHaveLength(0);
  });

  it('is sent once by Enter pressed twice at once, and under one key until it has succeeded', async () => {
    const deal = { id: initial.accountId };
    const asked = answer({ '/api/sales/deals': [problem(503, 'service.down'), () => json(deal), () => json(deal)] });
    const result = form();
    act(() => result.current.used.form.setFieldValue('name', 'Second site'));
    const twice = () => act(async () => Promise.all([result.current.used.submit(), result.current.used.submit()]));
    await twice();
    await twice();
    await twice();
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[\w-]{16,100}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

it('two equal commands at once go under one key, different ones under two', async () => {
  const asked = answer({ [READ]: nothing(), '/api/sales/deals': () => json({}) });
  const result = hook(() => useCommand(createDeal));
  const input = { name: 'Second site', accountId: '0192a000-0000-7000-8000-0000000000a1' } as never;
  const other = { ...(input as object), name: 'Third site' } as never;
  const { run } = result.current.used;
  await act(() => Promise.all([run(input), run(input), run(other)]));
  const [one, same, another] = asked.map(({ headers }) => headers['idempotency-key']);
  expect([same === one, another === one]).toEqual([true, false]);
});
