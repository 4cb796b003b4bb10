import { describe, expect, it, jest } from '@jest/globals';
import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { show } from '../../../test/render';
import { ApiError } from '@/lib/api-error';
import { useSubmitForm } from '@/lib/use-submit-form';
import { FormBody } from './form-body';
import { FormDialog } from './form-dialog';
import { RecordDrawer } from './record-drawer';

const nothing = () => undefined;
const showFields = (fields: ReactNode) =>
  show(
    <FormDialog title="New deal" submit="Log deal" loading={false} dirty={false} onSubmit={nothing} onClose={nothing}>
      {fields}
    </FormDialog>,
  );
/** Whether a field has the focus, once the dialog has given it away. */
const isFocused = (label: string) =>
  waitFor(() => document.activeElement === screen.getByLabelText(label) || Promise.reject(new Error('not yet')));

describe('a form in a dialog', () => {
  it('begins in its first field, not at the cross that closes it', async () => {
    showFields(
      <>
        <TextInput label="Account" />
        <TextInput label="Deal name" />
      </>,
    );
    expect(await isFocused('Account')).toBe(true);
  });

  it('begins where it says so', async () => {
    showFields(
      <>
        <TextInput label="Account" />
        <TextInput label="Deal name" data-autofocus />
      </>,
    );
    expect(await isFocused('Deal name')).toBe(true);
  });
});

type DealProps = { readonly send: () => Promise<unknown>; readonly loading?: boolean; readonly onClose: () => void };

function Deal({ send, loading = false, onClose }: DealProps) {
  const { field, dialog } = useSubmitForm({
    draft: undefined,
    initial: { account: '', name: '' },
    send,
    loading,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="New deal" submit="Log deal">
      <TextInput label="Account" {...field('account')} />
      <TextInput label="Deal name" {...field('name')} />
    </FormDialog>
  );
}

function showInDrawer(form: ReactNode) {
  const onDrawerClose = jest.fn();
  show(
    <RecordDrawer
      query={{ data: {}, isPending: false, isError: false, error: null, refetch: nothing }}
      title="Meridian"
      onClose={onDrawerClose}
    >
      {() => form}
    </RecordDrawer>,
  );
  return onDrawerClose;
}

async function open({ send = () => Promise.resolve(), ...props }: Partial<DealProps> = {}) {
  const onClose = jest.fn();
  const onDrawerClose = showInDrawer(<Deal send={send} onClose={onClose} {...props} />);
  await isFocused('Account');
  return { onClose, onDrawerClose, type: (text: string) => userEvent.type(screen.getByLabelText('Deal name'), text) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = () => screen.queryByRole('dialog', { name: 'Discard changes?' });

describe('what was typed into a dialog', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => press('Cancel')],
    ['the cross', () => userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)],
  ])('is lost by %s only when people say so', async (_, leave) => {
    const { type, onClose, onDrawerClose } = await open();
    await type('Second site');
    await leave();
    expect(question()).not.toBeNull();
    await press('Keep editing');
    expect(question()).toBeNull();
    expect(screen.getByDisplayValue('Second site')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await leave();
    await press('Discard');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onDrawerClose).not.toHaveBeenCalled();
  });

  it('is kept by a second Escape, and the focus goes back to it', async () => {
    const { type, onClose, onDrawerClose } = await open();
    await type('Second site');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep editing'));
    await userEvent.keyboard('{Escape}');
    expect(question()).toBeNull();
    expect(await isFocused('Deal name')).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    expect(onDrawerClose).not.toHaveBeenCalled();
  });

  it('is not asked about where there is nothing to lose', async () => {
    const { onClose, onDrawerClose } = await open();
    await userEvent.keyboard('{Escape}');
    expect(question()).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onDrawerClose).not.toHaveBeenCalled();
  });

  it('closes without a question once it was sent', async () => {
    const { type, onClose } = await open();
    await type('Second site');
    await press('Log deal');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(question()).toBeNull();
  });

  it('stays while it is sent', async () => {
    const { type, onClose } = await open({ loading: true });
    await type('Second site');
    await userEvent.keyboard('{Escape}');
    expect(question()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays when it is refused, and the first field in error has the focus', async () => {
    const errors = [
      { field: 'name', message: 'Taken' },
      { field: 'account', message: 'Closed' },
    ];
    const { type, onClose } = await open({ send: () => Promise.reject(new ApiError({ status: 422, errors })) });
    await type('Second site');
    await press('Log deal');
    expect(await screen.findByText('Taken')).toBeTruthy();
    expect(await isFocused('Account')).toBe(true);
    expect(screen.getByDisplayValue('Second site')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});

function EditDeal({ onClose }: Pick<DealProps, 'onClose'>) {
  const { field, dialog } = useSubmitForm({
    draft: undefined,
    initial: { name: '' },
    send: () => Promise.resolve(),
    loading: false,
    onClose,
  });
  return (
    <FormBody {...dialog} label="Edit deal" submit="Save">
      <TextInput label="Deal name" {...field('name')} />
    </FormBody>
  );
}

it('what was typed into a form of a drawer is lost neither with the form nor with the drawer unasked', async () => {
  const onClose = jest.fn();
  const onDrawerClose = showInDrawer(<EditDeal onClose={onClose} />);
  await userEvent.type(screen.getByLabelText('Deal name'), 'Second site');
  await press('Cancel');
  await press('Discard');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await press('Keep editing');
  expect(screen.getByDisplayValue('Second site')).toBeTruthy();
  expect(onDrawerClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await press('Discard');
  expect(onDrawerClose).toHaveBeenCalledTimes(1);
});
