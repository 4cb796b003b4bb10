import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchFieldRoom } from './field-room';

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });

it('keeps a pasted text out that would be cut, says so, and takes one that fits', async () => {
  document.body.innerHTML = '<textarea aria-label="Note" maxlength="40"></textarea>';
  watchFieldRoom();
  await userEvent.click(field());
  await userEvent.paste('x'.repeat(41));
  expect(field()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('This is 1 character too long for the field');
  await userEvent.paste('x'.repeat(38));
  expect(field()).toHaveValue('x'.repeat(38));
  expect(screen.getByRole('status')).toHaveTextContent('2 characters left');
  await userEvent.tab();
  expect(screen.queryByRole('status')).toBeNull();
});
