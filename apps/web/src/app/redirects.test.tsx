import { describe, expect, it } from '@jest/globals';
import { redirects } from '@talent-os/contracts/navigation/redirects';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { redirectRoutes } from './redirects';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const land = (address: string) => {
  const router = createMemoryRouter([...redirectRoutes, { path: '*', Component: Address }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return screen.findByRole('status');
};

describe('an address of an earlier version', () => {
  it('keeps what was asked for and the place on the page', async () => {
    expect((await land('/admin/audit?actor=x&page=2#row-7')).textContent).toBe(
      '/admin/access-controls/audit?actor=x&page=2#row-7',
    );
  });

  it('keeps the names in its path', async () => {
    expect((await land('/excellence/battlecard/view/s1/a1?v=3')).textContent).toBe(
      '/excellence/assets/view/competitive-battlecard/s1/a1?v=3',
    );
  });

  const sample = (path: string) => path.replaceAll(/:\w+/g, 'sample');
  it.each(redirects)('$from leads to $to', async ({ from, to }) => {
    expect((await land(sample(from))).textContent).toBe(sample(to));
  });
});
