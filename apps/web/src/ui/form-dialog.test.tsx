import { describe, expect, it } from '@jest/globals';
import { MantineProvider, TextInput } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormDialog } from './form-dialog';

const nothing = () => undefined;
const show = (fields: ReactNode) =>
  render(
    <MantineProvider env="test">
      <FormDialog opened title="New deal" submit="Log deal" loading={false} onSubmit={nothing} onClose={nothing}>
        {fields}
      </FormDialog>
    </MantineProvider>,
  );
/** Whether a field has the focus, once the dialog has given it away. */
const isFocused = (label: string) =>
  waitFor(() => document.activeElement === screen.getByLabelText(label) || Promise.reject(new Error('not yet')));

describe('a form in a dialog', () => {
  it('begins in its first field, not at the cross that closes it', async () => {
    show(
      <>
        <TextInput label="Account" />
        <TextInput label="Deal name" />
      </>,
    );
    expect(await isFocused('Account')).toBe(true);
  });

  it('begins where it says so', async () => {
    show(
      <>
        <TextInput label="Account" />
        <TextInput label="Deal name" data-autofocus />
      </>,
    );
    expect(await isFocused('Deal name')).toBe(true);
  });
});
