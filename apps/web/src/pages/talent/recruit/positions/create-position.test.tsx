import { expect, it, jest } from '@jest/globals';
import { Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json } from '../../../../../test/answers';
import { me } from '../../../../../test/people';
import { showSignedIn } from '../../../../../test/signed-in';
import { CreatePosition } from './create-position';

it('without a request that has a seat left leads to one that would have, and to a new one', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const waiting = fixtureOf(Requisition, { title: 'Closer', department: 'East', status: 'submitted' });
  answer({
    '/api/auth/me': json(me('HIRING_MANAGER', 'SALES')),
    '/api/talent/positions/openings': json({ items: [] }),
    '/api/talent/requisitions/board': json({
      columns: [{ key: 'submitted', count: 1, items: [waiting] }],
      departments: [],
    }),
  });
  showSignedIn(<CreatePosition industry="SALES" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Create Position' }));
  expect(await screen.findByRole('link', { name: 'Closer, East' })).toHaveAttribute(
    'href',
    `/talent/plan/pipeline?requisition=${waiting.id}`,
  );
  expect(screen.getByRole('link', { name: 'Request a position' })).toHaveAttribute(
    'href',
    '/talent/plan/request?new=request&industry=SALES',
  );
});
