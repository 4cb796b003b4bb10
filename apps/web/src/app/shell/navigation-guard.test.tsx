import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TextInput } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet } from 'react-router-dom';
import { answer } from '../../../test/answers';
import { signedIn } from '../../../test/people';
import { showRoutes } from '../../../test/render';
import { probe } from '@/lib/connection';
import { useToast } from '@/lib/notify';
import { PrefetchContext } from '@/lib/prefetch';
import { keepTokens } from '@/lib/tokens';
import { useSubmitForm } from '@/lib/use-submit-form';
import { SubmitForm } from '@/ui/form/submit-form';
import { NavigationGuard } from './navigation-guard';

const here = ['/form'];
const prefetch = { page: () => undefined, home: () => undefined, isHere: (path: string) => here.includes(path) };

function Frame() {
  return (
    <PrefetchContext value={prefetch}>
      <Link to="/sales">Away</Link>
      <Outlet />
      <output>{useToast()?.message}</output>
      <NavigationGuard />
    </PrefetchContext>
  );
}

function Form({ draft }: { readonly draft?: string }) {
  const { field, state } = useSubmitForm({
    initial: { note: '' },
    draft,
    send: () => Promise.resolve(),
    loading: false,
    onDone: () => undefined,
  });
  return (
    <SubmitForm state={state}>
      <TextInput label="Note" {...field('note')} />
      <button type="submit">Send</button>
    </SubmitForm>
  );
}

const visit = (draft?: string) =>
  showRoutes(
    [
      {
        element: <Frame />,
        children: [
          { path: '/form', element: <Form {...(draft !== undefined && { draft })} /> },
          { path: '/sales', element: <p>Elsewhere</p> },
        ],
      },
    ],
    '/form',
  );
const type = (text: string) => userEvent.type(screen.getByLabelText('Note'), text);
const leave = () => userEvent.click(screen.getByRole('link', { name: 'Away' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Whether the browser would ask before it leaves the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  answer({});
  sessionStorage.clear();
  keepTokens(signedIn());
  history.replaceState(null, '', '/form');
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('what was typed into a form', () => {
  it('is asked about by the page and by the browser, and stays', async () => {
    visit();
    expect(asks()).toBe(false);
    await type('Called');
    expect(asks()).toBe(true);
    await leave();
    await screen.findByText(/1 entry is not sent/);
    await press('Stay');
    expect(screen.getByDisplayValue('Called')).toBeTruthy();
    await leave();
    await press('Discard 1 entry');
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
    expect(asks()).toBe(false);
  });

  it('is no reason to ask once it was sent', async () => {
    visit();
    await type('Called');
    await press('Send');
    await waitFor(() => expect(asks()).toBe(false));
    await leave();
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  it('is there again after the page was left or loaded anew, until people start over', async () => {
    const router = visit('sales.deals.logActivity []');
    await type('Called');
    await leave();
    await press('Leave, keep draft');
    await screen.findByText('Elsewhere');
    await act(() => router.navigate('/form'));
    expect(screen.getByDisplayValue('Called')).toBeTruthy();
    expect(screen.getByText(/is back/)).toBeTruthy();
    await press('Start over');
    expect(screen.getByLabelText('Note')).toHaveValue('');
    expect(asks()).toBe(false);
  });
});

it('a screen whose code is not there is explained without a connection, not gone to', async () => {
  visit();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await leave();
  expect(
    await screen.findByText('Sales Performance is not loaded yet. It opens when you are back online.'),
  ).toBeTruthy();
  expect(screen.queryByText('Elsewhere')).toBeNull();
  jest.restoreAllMocks();
  await act(async () => void (await probe()));
  await leave();
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});
