import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json } from '../../../test/answers';
import { show } from '../../../test/render';
import { Component as Register } from './register.page';

const message = 'If this address can be registered, you will find a message with the next step in your inbox.';

describe('registration', () => {
  it('says under each field what the contract asks for, consent included', async () => {
    const asked = answer({});
    show(<Register />);
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Password must be at least 12 characters')).toBeVisible();
    expect(screen.getByText('Please agree to the storage of your profile')).toBeVisible();
    expect(asked).toHaveLength(0);
  });

  it('answers the same neutral message to everybody', async () => {
    const asked = answer({ '/api/auth/register': json({ message }, 202) });
    show(<Register />);
    await userEvent.type(screen.getByLabelText('First name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Last name'), 'Quist');
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'long-enough-password');
    await userEvent.click(screen.getByLabelText(/I agree/));
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      industry: 'SALES',
      consent: { profile: true, aiAssist: false, marketing: false },
    });
  });
});
