import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show as render } from '../../../test/render';
import { NumberField } from './number-field';

function show(props: Partial<Parameters<typeof NumberField>[0]> = {}) {
  const told = jest.fn();
  function Form() {
    const [value, setValue] = useState<number | string>('');
    const change = (next: number | string) => {
      told(next);
      setValue(next);
    };
    return <NumberField label="Amount" {...props} value={value} onChange={change} />;
  }
  render(<Form />);
  return { told, field: screen.getByRole('textbox', { name: 'Amount' }) };
}

it('keeps what is keyed, in either way of writing, and writes it in one when it is left', async () => {
  const { told, field } = show({ decimals: 2 });
  await userEvent.type(field, '1.250,50');
  expect(told).toHaveBeenLastCalledWith(1_250.5);
  expect(field).toHaveValue('1.250,50');
  await userEvent.tab();
  expect(field).toHaveValue('1,250.5');
  await userEvent.clear(field);
  expect(told).toHaveBeenLastCalledWith('');
});

it('says in words what could be read in two ways', async () => {
  const { told, field } = show({ decimals: 2, inWords: (value) => `$${value.toLocaleString('en')}` });
  await userEvent.type(field, '250,000');
  expect(told).toHaveBeenLastCalledWith(250_000);
  expect(field).toHaveAccessibleDescription('Read as $250,000');
  expect(field.compareDocumentPosition(screen.getByText('Read as $250,000'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says it below the field, and leaves what stands above it where it is', async () => {
  const { field } = show({ decimals: 2, description: 'For a year' });
  await userEvent.type(field, '250,000');
  const [help, hint] = [screen.getByText('For a year'), screen.getByText('Read as 250,000')];
  expect(field.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(field.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(hint).toHaveClass('hint');
});

it('says of what is no number that it is none, once it is left', async () => {
  const { told, field } = show({ decimals: 0 });
  await userEvent.type(field, '2,5');
  expect(told).toHaveBeenLastCalledWith('2,5');
  expect(field).toBeValid();
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription('Write a whole number');
  expect(field).toBeInvalid();
});

it('goes up and down by the arrow keys, within its limits', async () => {
  const { told, field } = show({ decimals: 0, min: 1, max: 3 });
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(told).toHaveBeenLastCalledWith(3);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(told).toHaveBeenLastCalledWith(1);
});
