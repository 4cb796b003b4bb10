import { expect, it, jest } from '@jest/globals';
import { listAccounts } from '@talent-os/contracts/sales/deals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answer, json } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { SearchSelect } from './search-select';

const option = (id: number, label: string) => ({ value: `0192a000-0000-7000-8000-0000000000a${id}`, label });
const [vance, harbor, elsewhere] = [option(1, 'Vance'), option(2, 'Harbor'), option(3, 'Elsewhere')];
const onChange = jest.fn();

function Account({ clearable = false }) {
  const [value, setValue] = useState<string | null>(elsewhere!.value);
  return (
    <SearchSelect
      operation={listAccounts}
      options={(items) => items.map(({ id, name }) => ({ value: id, label: name }))}
      label="Account"
      empty="No account with this name"
      current={elsewhere}
      clearable={clearable}
      value={value}
      onChange={(next: string | null) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

function show(props = {}) {
  const items = [vance!, harbor!].map(({ value, label }) => ({ id: value, name: label, territoryName: 'West' }));
  const asked = answer({ '/api/auth/me': json(me('SALES_REP')), '/api/sales/accounts': () => json({ items }) });
  showSignedIn(<Account {...props} />);
  return () => asked.filter(({ url }) => url.includes('search='));
}
const field = () => screen.findByRole('combobox', { name: 'Account' });

it('shows what is chosen although the server did not find it, and does not search for it', async () => {
  const searches = show();
  expect(await field()).toHaveValue('Elsewhere');
  await userEvent.click(await field());
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Elsewhere',
    'Vance',
    'Harbor',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Harbor' }));
  expect(await field()).toHaveValue('Harbor');
  await userEvent.type(await field(), '{Backspace}');
  await waitFor(() => expect(searches().map(({ url }) => url.split('?')[1])).toEqual(['search=Harbo']));
});

it('is the empty text where its choice is taken back, as forms hold it, and null where it has a cross', async () => {
  show();
  await userEvent.click(await field());
  await userEvent.click(await screen.findByRole('option', { name: 'Elsewhere' }));
  expect(onChange).toHaveBeenLastCalledWith('');
});
