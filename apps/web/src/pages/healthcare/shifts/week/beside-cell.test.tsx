import { expect, it, jest } from '@jest/globals';
import { getDefaultZIndex } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../../../../../test/render';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { BesideCell } from './beside-cell';

const [close, claim] = [jest.fn(), jest.fn()];

function Claim() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Claim
      </button>
      {asked && (
        <ConfirmDialog title="Claim it?" confirm="Ask for it" onConfirm={claim} onClose={() => setAsked(false)}>
          Managers are told.
        </ConfirmDialog>
      )}
    </>
  );
}

it('lies under what it asks, stays while that is answered, and goes with a click beside it', async () => {
  show(
    <>
      <p>Elsewhere</p>
      <BesideCell cell={document.body} onClose={close}>
        <Claim />
      </BesideCell>
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
  const confirm = await screen.findByRole('button', { name: 'Ask for it' });
  const level = Number(screen.getByText('Claim').closest<HTMLElement>('[data-position]')?.style.zIndex);
  expect(level).toBeLessThan(getDefaultZIndex('modal'));
  await userEvent.click(confirm);
  expect(claim).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(close).toHaveBeenCalled();
});
