import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json, nothing, problem } from '../../../test/answers';
import { signedIn } from '../../../test/people';
import { showRoutes } from '../../../test/render';
import { Component as Login } from './login.page';

const visit = (path: string) =>
  showRoutes(
    [
      { path: '/login', element: <Login /> },
      { path: '*', element: <p>Inside</p> },
    ],
    path,
  );
const fill = async (email: string, password: string) => {
  if (email) await userEvent.type(await screen.findByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: /^Sign in$/i }));
};

beforeEach(() => {
  localStorage.clear();
  document.head.querySelector('meta[name="talentos-signin"]')?.remove();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the main sign-in', () => {
  it('asks for both fields and forgets the complaint at the next key', async () => {
    visit('/login');
    await fill('someone@meridian.example', '');
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
    await userEvent.type(screen.getByLabelText('Password'), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the message of the server, or Login failed', async () => {
    answer({
      '/api/auth/login': [
        problem(401, 'auth.credentials', { title: 'Invalid email or password' }),
        new Response('', { status: 418 }),
      ],
    });
    visit('/login');
    await fill('someone@meridian.example', 'wrong-1');
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Login failed')).toBeVisible();
  });

  it('keeps the tokens and goes where the person wanted to be', async () => {
    localStorage.setItem('auth_redirect_after_login', '/sales-excellence/gtm');
    answer({ '/api/auth/login': json(signedIn('token-7')) });
    const router = visit('/login');
    await fill('someone@meridian.example', 'right-1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/excellence/gtm'));
    expect(localStorage.getItem('auth_token')).toBe('token-7');
    expect(localStorage.getItem('auth_redirect_after_login')).toBeNull();
  });
});

describe('the marketplace sign-in', () => {
  it('is chosen by the address or by the deployment', async () => {
    visit('/login?variant=marketplace');
    expect(await screen.findByText('Four-Sided Marketplace')).toBeVisible();
    expect(screen.getByText('Transform Your Sales Team')).toBeInTheDocument();
  });

  it('is chosen by the deployment', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="talentos-signin" content="marketplace">');
    visit('/login');
    expect(await screen.findByText('Four-Sided Marketplace')).toBeVisible();
  });

  it('speaks under the fields', async () => {
    visit('/login?variant=marketplace');
    await screen.findByLabelText('Email');
    await fill('nobody', 'short');
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  });

  it('is busy with every field disabled, and only logs a refusal', async () => {
    let refuse: (refusal: Response) => void = () => {};
    const asked = answer({
      '/api/auth/login': () => new Promise<Response>((resolve) => (refuse = resolve)),
      '/api/errors': nothing(),
    });
    visit('/login?variant=marketplace');
    await screen.findByLabelText('Email');
    await userEvent.selectOptions(screen.getByLabelText('Industry'), 'HEALTHCARE');
    await userEvent.selectOptions(screen.getByLabelText('Platform access'), 'Healthcare App');
    await fill('nurse@meridian.example', 'wrong-1');
    expect(screen.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    for (const label of ['Email', 'Password', 'Industry', 'Platform access'])
      expect(screen.getByLabelText(label)).toBeDisabled();
    // Whether their organization signs them in elsewhere is asked as they type.
    const signIn = asked.find(({ url }) => url.endsWith('/api/auth/login'));
    expect(JSON.parse(signIn?.body ?? '')).toMatchObject({
      industry: 'HEALTHCARE',
      deployment: 'healthcare-app',
    });
    refuse(problem(401, 'auth.credentials'));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeEnabled();
    expect(console.error).toHaveBeenCalledWith('Invalid credentials or server error');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
