import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answer, json } from '../../../../../test/answers';
import { me } from '../../../../../test/people';
import { showSignedIn } from '../../../../../test/signed-in';
import { AccountPicker } from './account-picker';

const account = (id: number, name: string) => ({
  id: `0192a000-0000-7000-8000-0000000000a${id}`,
  name,
  territoryName: 'West',
});
const USUAL = [account(1, 'Vance Refrigeration'), account(2, 'Harbor Freight')];
const FOUND = [account(3, 'Bluth Homes'), account(4, 'Bluff Pier')];

/** A picker whose accounts come when they are let come. */
function show() {
  const arrivals: (() => void)[] = [];
  answer({
    '/api/auth/me': json(me('SALES_REP')),
    '/api/sales/accounts': ({ url }) =>
      new Promise<Response>((resolve) => {
        arrivals.push(() => resolve(json({ items: url.includes('search=') ? FOUND : USUAL })));
      }),
  });
  const Field = () => {
    const [value, setValue] = useState<string | null>(null);
    return <AccountPicker value={value} onChange={setValue} />;
  };
  showSignedIn(<Field />);
  return async () => {
    await waitFor(() => expect(arrivals).not.toEqual([]));
    arrivals.shift()!();
  };
}
const field = () => screen.findByRole('combobox', { name: 'Account' });
const option = (name: string) => screen.findByRole('option', { name: new RegExp(name) });

it('highlights the first account that arrives once the list is open, and Enter takes it', async () => {
  const arrive = show();
  (await field()).focus();
  await userEvent.keyboard('{ArrowDown}');
  await arrive();
  const first = await option('Vance');
  expect(await field()).toHaveAttribute('aria-activedescendant', first.id);
  expect(first).toHaveAttribute('data-combobox-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(await field()).toHaveValue('Vance Refrigeration · West');
});

it('highlights the first account that was searched for, not one that was there before', async () => {
  const arrive = show();
  await arrive();
  await userEvent.type(await field(), 'bl');
  expect(await option('Vance')).not.toHaveAttribute('data-combobox-selected');
  await arrive();
  expect(await option('Bluth')).toHaveAttribute('data-combobox-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(await field()).toHaveValue('Bluth Homes · West');
});

it('highlights none for somebody who opened the list with the mouse', async () => {
  const arrive = show();
  await userEvent.click(await field());
  await arrive();
  expect(await option('Vance')).not.toHaveAttribute('data-combobox-selected');
});
