import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useOpened } from './use-opened';

const places = { incident: 'id', new: ['incident', 'report'], threat: 'id' } as const;

function Place() {
  const { opened, open, to, create, close } = useOpened(places);
  return (
    <>
      <output>{JSON.stringify(opened)}</output>
      <a href={to('7')}>Address</a>
      <button onClick={() => open('7')}>Open</button>
      <button onClick={() => open({ threat: '9' }, { replace: true })}>Instead</button>
      <button onClick={() => create('report')}>Create</button>
      <button onClick={close}>Close</button>
    </>
  );
}

function placeAt(search: string): object {
  history.replaceState(null, '', search);
  render(<RouterProvider router={createBrowserRouter([{ path: '/', element: <Place /> }])} />);
  return JSON.parse(screen.getByRole('status').textContent ?? '') as object;
}
const press = (name: string) => fireEvent.click(screen.getByText(name));

describe('what is open beside a screen', () => {
  it('is what the address says, where the screen knows it', () => {
    expect(placeAt('/?incident=7&new=report&threat=&page=2')).toEqual({ incident: '7', new: 'report' });
  });

  it('is nothing where the screen does not know it', () => {
    expect(placeAt('/?new=deal&deal=1')).toEqual({});
  });

  it('takes the place of what was open, leaves the rest of the address, and Back returns from it', async () => {
    placeAt('/?new=incident&threat=3&page=2');
    press('Open');
    expect(location.search).toBe('?page=2&incident=7');
    history.back();
    await waitFor(() => expect(location.search).toBe('?new=incident&threat=3&page=2'));
  });

  it('has an address of its own', () => {
    placeAt('/?new=incident&page=2');
    expect(screen.getByText('Address')).toHaveAttribute('href', '?page=2&incident=7');
  });

  it('is closed in place, and so is what was opened instead', () => {
    placeAt('/?page=2');
    const steps = history.length;
    press('Instead');
    expect(location.search).toBe('?page=2&threat=9');
    press('Close');
    expect(location.search).toBe('?page=2');
    expect(history.length).toBe(steps);
  });

  it('may be the form of something new', () => {
    placeAt('/?incident=7');
    press('Create');
    expect(location.search).toBe('?new=report');
  });
});
