import { afterEach, describe, expect, it } from '@jest/globals';
import { TextInput } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../../test/render';
import { useSubmitForm } from '@/lib/use-submit-form';
import { SubmitForm } from './submit-form';

type Watched = { readonly target: Element; readonly isIntersecting: boolean };
const real = globalThis.IntersectionObserver;
afterEach(() => {
  globalThis.IntersectionObserver = real;
});

/** Fields that are out of sight, by their names. */
function hide(...hidden: readonly string[]): void {
  class Observer {
    constructor(private readonly tell: (entries: readonly Watched[]) => void) {}
    observe(target: Element) {
      const isIntersecting = !hidden.includes(target.getAttribute('data-path') ?? '');
      queueMicrotask(() => act(() => this.tell([{ target, isIntersecting }])));
    }
    disconnect() {}
  }
  globalThis.IntersectionObserver = Observer as never;
}

function Request() {
  const wanted = { title: 'Please enter a title', team: 'Please choose a team' };
  const { field, state, deed } = useSubmitForm({
    draft: undefined,
    initial: { title: '', team: '' },
    validate: (values) => Object.fromEntries(Object.entries(wanted).filter(([name]) => !values[name as 'title'])),
    send: () => Promise.resolve(),
    loading: false,
    onDone: () => undefined,
  });
  const save = deed({ validate: ({ title }) => (title ? {} : { title: wanted.title }), send: () => Promise.resolve() });
  return (
    <SubmitForm state={state}>
      <TextInput label="Title" required {...field('title')} />
      <TextInput label="Team" {...field('team')} />
      <button type="button" onClick={() => void save()}>
        Save draft
      </button>
      <button type="submit">Submit</button>
    </SubmitForm>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const list = () => screen.queryByRole('region', { name: 'To fix' });
const focused = (label: RegExp) => waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());

describe('a form that is sent too early', () => {
  it('marks what its deed asks for: a draft asks for less', async () => {
    show(<Request />);
    await press('Save draft');
    await screen.findByText('Please enter a title');
    expect(screen.queryByText('Please choose a team')).toBeNull();
    await press('Submit');
    expect(await screen.findByText('Please choose a team')).toBeTruthy();
    await focused(/Title/);
  });

  it('lists what is out of sight beside the deed, with the way there, until it is mended', async () => {
    hide('team');
    show(<Request />);
    await press('Submit');
    await waitFor(() => expect(list()).not.toBeNull());
    expect(list()).toHaveTextContent('2 things to fix');
    await userEvent.click(screen.getByRole('button', { name: /Team Please choose a team/ }));
    await focused(/Team/);
    await userEvent.keyboard('East');
    await waitFor(() => expect(list()?.textContent ?? '').not.toContain('Please choose a team'));
  });

  it('lists nothing while everything is in sight; F8 leads on', async () => {
    hide();
    show(<Request />);
    await press('Submit');
    await focused(/Title/);
    expect(list()).toBeNull();
    await userEvent.keyboard('{F8}');
    await focused(/Team/);
  });

  it('is sent by Ctrl+Enter from a field', async () => {
    show(<Request />);
    await userEvent.type(screen.getByLabelText(/Title/), '{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Please enter a title')).toBeTruthy();
  });
});
