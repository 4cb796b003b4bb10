import { describe, expect, it } from '@jest/globals';
import type { Operation } from '@talent-os/contracts/define';
import { listDeals } from '@talent-os/contracts/sales/deals';
import { getTerritory } from '@talent-os/contracts/sales/territories';
import { getHeadcountPlan } from '@talent-os/contracts/talent/headcount';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useListFilters } from './use-list-filters';

const OPTIONS = { called: { ownerId: 'owner' } };
const BESIDE = { beside: ['quarter'] };
const OWNER = '0192a000-0000-7000-8000-000000000002';

type ListProps = { readonly operation: Operation; readonly options?: object };

function List({ operation, options }: ListProps) {
  const { params, input } = useListFilters(operation, options as never);
  return (
    <>
      <output>{JSON.stringify({ input, ...params.paging, filtered: params.filtered })}</output>
      <button onClick={params.clear}>Clear</button>
    </>
  );
}

type View = { readonly input: object; readonly page: number; readonly sort?: string; readonly filtered: boolean };

function viewAt(search: string, list: ListProps = { operation: listDeals, options: OPTIONS }): View {
  history.replaceState(null, '', search);
  render(<RouterProvider router={createBrowserRouter([{ path: '/', element: <List {...list} /> }])} />);
  return JSON.parse(screen.getByRole('status').textContent ?? '') as View;
}
const wantedAt = (search: string) => viewAt(search).input;

describe('the filters of a list', () => {
  it('are the fields of its operation, by the names of the address, without page and order', () => {
    const input = wantedAt(`/?page=2&sort=name:asc&search=vance&stage=proposal&stalled=true&owner=${OWNER}&deal=1`);
    expect(input).toEqual({ search: 'vance', stage: 'proposal', stalled: 'true', ownerId: OWNER });
    fireEvent.click(screen.getByText('Clear'));
    expect(location.search).toBe('?sort=name%3Aasc&deal=1');
  });

  it('leave out what the contract does not know, and a switch that is off; a search is for the server to judge', () => {
    const long = 'x'.repeat(101);
    expect(wantedAt(`/?stage=nowhere&stalled=false&owner=me&search=${long}`)).toEqual({ search: long });
  });

  it('leave a page and an order that the operation does not know for the first and the usual one', () => {
    const options = { ...OPTIONS, defaultSort: 'name:asc' };
    const operation = listDeals;
    expect(viewAt('/?page=10001&sort=mood:asc', { operation, options })).toMatchObject({ page: 1, sort: 'name:asc' });
    cleanup();
    expect(viewAt('/?page=3&sort=amount:desc', { operation, options })).toMatchObject({ page: 3, sort: 'amount:desc' });
  });

  it('are cleared together with the order where the screen says so', () => {
    viewAt('/?search=vance&sort=name:asc&page=2&deal=1', { operation: listDeals, options: { clearsSort: true } });
    fireEvent.click(screen.getByText('Clear'));
    expect(location.search).toBe('?deal=1');
  });

  it('are no parts of the path', () => {
    expect(viewAt(`/?territoryId=${OWNER}`, { operation: getTerritory })).toMatchObject({ input: {}, filtered: false });
  });

  it('are not what says which part of the list is shown, and clearing them leaves that', () => {
    const list = { operation: getHeadcountPlan, options: BESIDE };
    expect(viewAt('/?quarter=2026-Q4', list)).toMatchObject({ input: { quarter: '2026-Q4' }, filtered: false });
    cleanup();
    expect(viewAt('/?quarter=2026-Q4&short=true', list)).toMatchObject({ filtered: true });
    fireEvent.click(screen.getByText('Clear'));
    expect(location.search).toBe('?quarter=2026-Q4');
  });
});
