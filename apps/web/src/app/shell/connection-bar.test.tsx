import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDeal, listDeals } from '@talent-os/contracts/sales/deals';
import { useQuery } from '@tanstack/react-query';
import { answer, json } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { ConnectionBar } from './connection-bar';
import { call } from '@/lib/api';
import { isOnline, probe } from '@/lib/connection';
import { dismiss, notify } from '@/lib/notify';
import { query } from '@/lib/query';
import { reloadWhenReplaced } from '@/lib/reload';
import { useCommand } from '@/lib/use-command';

const DEALS = '/api/sales/deals';
const LIFE = '/healthz/live';
const empty = () => json({ items: [], total: 0 });
const answers = { '/api/auth/me': json(me('SALES_REP', 'SALES')), [DEALS]: empty };
const gone = { ...answers, [DEALS]: new TypeError('no network'), [LIFE]: new TypeError('no network') };
const deal = { name: 'X', accountId: '', amount: 1, closeDate: '', source: 'Other', competitor: null } as never;

function browserIs(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}
beforeEach(() => void jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(async () => {
  answer({});
  jest.restoreAllMocks();
  await act(async () => void (await probe()));
  act(dismiss);
});

function Deals() {
  const deals = useQuery(query(listDeals, {}));
  const create = useCommand(createDeal, { done: 'Saved' });
  return (
    <>
      <ConnectionBar />
      <p>{deals.data ? `${deals.data.total} deals` : 'Loading'}</p>
      <button onClick={() => create.mutate(deal)}>{create.loading ? 'Sending' : 'Create'}</button>
    </>
  );
}

describe('without a connection', () => {
  it('a bar says so at once, and what was read stays', async () => {
    answer(answers);
    showSignedIn(<Deals />);
    expect(await screen.findByText('0 deals')).toBeTruthy();
    browserIs(false);
    expect(screen.getByText('You are offline')).toBeTruthy();
    expect(screen.getByText('0 deals')).toBeTruthy();
  });

  it('a write is refused at once instead of waiting to be sent, and says why', async () => {
    const asked = answer(answers);
    const told = jest.spyOn(notify, 'failure');
    showSignedIn(<Deals />);
    await screen.findByText('0 deals');
    browserIs(false);
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(told.mock.calls[0]![0]).toMatchObject({ network: 'offline' });
    expect(screen.getByRole('button', { name: 'Create' })).toBeTruthy();
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('is found out by a call that fails while nothing else answers either', async () => {
    answer(gone);
    await expect(call(listDeals, {})).rejects.toMatchObject({ network: 'unreachable' });
    await waitFor(() => expect(isOnline()).toBe(false));
  });

  it('one call that fails is not taken for it', async () => {
    answer({ ...gone, [LIFE]: new Response('live') });
    await expect(call(listDeals, {})).rejects.toMatchObject({ network: 'unreachable' });
    await probe();
    expect(isOnline()).toBe(true);
  });

  it('everything shown is read again once it is back', async () => {
    const asked = answer(answers);
    showSignedIn(<Deals />);
    await screen.findByText('0 deals');
    browserIs(false);
    const before = asked.filter(({ url }) => url === DEALS).length;
    browserIs(true);
    await waitFor(() => expect(asked.filter(({ url }) => url === DEALS)).toHaveLength(before + 1));
    expect(screen.queryByText('You are offline')).toBeNull();
  });

  it('code that does not arrive never loads the page anew; a page that was replaced does, once', async () => {
    const reload = jest.fn();
    sessionStorage.removeItem('reloaded_at');
    reloadWhenReplaced(reload);
    const fail = async () => {
      window.dispatchEvent(new Event('vite:preloadError'));
      await act(async () => void (await probe()));
    };
    answer(gone);
    await fail();
    expect(reload).not.toHaveBeenCalled();
    answer({});
    await fail();
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
