import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json } from '../../../../../test/answers';
import { me } from '../../../../../test/people';
import { showSignedIn } from '../../../../../test/signed-in';
import { useListParams } from '@/lib/use-list-params';
import { PositionFilter } from './position-filter';

// Growing text areas listen for fonts, which jsdom does not have.
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });

const CHOSEN = { id: '0192a000-0000-7000-8000-0000000000d1', title: 'Renewals lead', location: 'Austin' };
const FOUND = { id: '0192a000-0000-7000-8000-0000000000d2', title: 'Account executive', location: 'Denver' };

function Field() {
  const params = useListParams();
  return <PositionFilter params={params} within={{}} positionId={params.get('position')} />;
}

it('shows the position of the address, finds others on the server, and keeps the choice in the address', async () => {
  const asked = answer({
    '/api/auth/me': json(me('RECRUITER')),
    '/api/talent/positions/choices': ({ url }) => json({ items: url.includes('search=') ? [CHOSEN, FOUND] : [CHOSEN] }),
  });
  const searches = () => asked.flatMap(({ url }) => new URL(url, 'http://here').searchParams.get('search') ?? []);
  const path = '/talent/recruit/pipeline';
  const router = showSignedIn(<Field />, `${path}?position=${CHOSEN.id}`);
  const field = await screen.findByRole('combobox', { name: 'Position' });
  await waitFor(() => expect(field).toHaveValue('Renewals lead, Austin'));
  expect(searches()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, 'exec');
  await userEvent.click(await screen.findByRole('option', { name: 'Account executive, Denver' }));
  expect(new Set(searches())).toEqual(new Set(['exec']));
  expect(router.state.location.search).toBe(`?position=${FOUND.id}`);
});
