import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { answer, json } from '../../../test/answers';
import { me } from '../../../test/people';
import { resetAssistant } from '../../../test/reset-assistant';
import { showSignedIn } from '../../../test/signed-in';
import { Component as Assistant } from './assistant';
import { ASSISTANT_PLACE } from './assistant-place';
import { showAssistant } from './visibility';

const signedInAs = { '/api/auth/me': json(me('SALES_REP')) };
const soon = { timeout: 40_000 };

beforeEach(resetAssistant);
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the button at rest', () => {
  it('stands in the header of a phone, where nothing lies under it', async () => {
    const wide = window.matchMedia;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...wide(media), matches: media === '(max-width: 767px)' }));
    answer(signedInAs);
    const header = document.body.appendChild(document.createElement('header'));
    header.id = ASSISTANT_PLACE;
    showSignedIn(<Assistant />);
    const button = await screen.findByRole('button', { name: 'AdaptIQ' });
    expect(header).toContainElement(button);
    header.remove();
  });

  it('keeps out of the way until what lies under it is known', async () => {
    answer(signedInAs);
    showSignedIn(<Assistant />);
    const button = await screen.findByRole('button', { name: 'AdaptIQ' });
    expect(button).toHaveAttribute('data-withdrawn');
    await waitFor(() => expect(button).not.toHaveAttribute('data-withdrawn'), soon);
  });

  it('is not there on hidden addresses, nor where people have switched it off', async () => {
    answer(signedInAs);
    showSignedIn(<Assistant />, '/voice-test');
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: 'AdaptIQ' })).toBeNull();
  });

  it('comes and goes with its switch', async () => {
    answer(signedInAs);
    showSignedIn(<Assistant />);
    await screen.findByRole('button', { name: 'AdaptIQ' });
    act(() => showAssistant(false));
    expect(screen.queryByRole('button', { name: 'AdaptIQ' })).toBeNull();
    act(() => showAssistant(true));
    expect(screen.getByRole('button', { name: 'AdaptIQ' })).toBeVisible();
  });
});
