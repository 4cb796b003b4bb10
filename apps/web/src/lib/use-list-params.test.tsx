import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { use } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useListParams } from './use-list-params';

/** Code that never arrives: the address has changed, and the screen still shows the one before. */
const onItsWay = new Promise<never>(() => undefined);

function List() {
  const { get, page, patch } = useListParams();
  if (get('open')) use(onItsWay);
  return (
    <>
      <output>{page}</output>
      <button onClick={() => patch({ search: 'vance' })}>Search</button>
      <button onClick={() => patch({ status: undefined })}>Any status</button>
    </>
  );
}

const router = () => createBrowserRouter([{ path: '/', Component: List }]);
beforeEach(() => history.replaceState(null, '', '/?status=waiting&page=3'));

describe('the address of a list', () => {
  it('keeps what was opened while a search was still being written', async () => {
    const app = router();
    render(<RouterProvider router={app} />);
    await act(async () => app.navigate('/?status=waiting&open=1'));
    fireEvent.click(screen.getByText('Search'));
    expect(location.search).toBe('?status=waiting&open=1&search=vance');
  });

  it('starts at page 1 again when anything else changes', () => {
    render(<RouterProvider router={router()} />);
    expect(screen.getByRole('status').textContent).toBe('3');
    fireEvent.click(screen.getByText('Any status'));
    expect(location.search).toBe('');
    expect(screen.getByRole('status').textContent).toBe('1');
  });
});
