import { describe, expect, it } from '@jest/globals';
import { listDeals } from '@talent-os/contracts/sales/deals';
import { fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useListFilters } from './use-list-filters';

const OPTIONS = { called: { ownerId: 'owner' } };
const OWNER = '0192a000-0000-7000-8000-000000000002';

function List() {
  const { params, input } = useListFilters(listDeals, OPTIONS);
  return (
    <>
      <output>{JSON.stringify(input)}</output>
      <button onClick={params.clear}>Clear</button>
    </>
  );
}

function wantedAt(search: string): unknown {
  history.replaceState(null, '', search);
  render(<RouterProvider router={createBrowserRouter([{ path: '/', Component: List }])} />);
  return JSON.parse(screen.getByRole('status').textContent ?? '');
}

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
});
