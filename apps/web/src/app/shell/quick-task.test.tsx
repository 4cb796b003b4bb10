import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { answer, json } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { QuickTask } from './quick-task';

const press = () => fireEvent.keyDown(document.body, { key: 'n' });
const begin = () =>
  answer({
    '/api/auth/me': json(me('SALES_REP')),
    '/api/productivity/goals': json({ items: [], total: 0, page: 1, pageSize: 25 }),
  });

it('writes a task down from wherever people are', async () => {
  begin();
  showSignedIn([<h1 key="screen">Deals</h1>, <QuickTask key="task" />]);
  await screen.findByText('Deals');
  press();
  expect(await screen.findByRole('dialog', { name: 'Add task' })).toBeVisible();
});

it('waits for a dialog that asks something else', async () => {
  begin();
  showSignedIn([<div key="other" role="dialog" aria-modal="true" aria-label="Move back" />, <QuickTask key="task" />]);
  await screen.findByRole('dialog', { name: 'Move back' });
  press();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
