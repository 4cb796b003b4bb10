import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { getPreferences } from '@talent-os/contracts/identity/notification-preferences';
import { getUserPreferences } from '@talent-os/contracts/identity/user-preferences';
import { answer, json, nothing, type AskedCall } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { Component } from './settings.page';

const user = userEvent.setup({ delay: null });
const open = (part: string, answers: Parameters<typeof answer>[0]) => {
  const path = `/candidate/settings/${part}`;
  const asked = answer({ '/api/auth/me': json(me('CANDIDATE')), ...answers });
  showSignedIn(<Component />, path, { path });
  return asked;
};
const sentTo = (asked: ReturnType<typeof answer>, method: string) =>
  asked.filter((call) => call.method === method).map(({ url, body }) => [url, body && JSON.parse(body)]);

/** Reads the same however often it is changed. */
const kept = (known: unknown) => (call: AskedCall) => (call.method === 'GET' ? json(known) : nothing());

afterEach(cleanup);

describe('preferences', () => {
  it('are those of the person, saved at once', async () => {
    const known = fixtureOf(getUserPreferences.output, { reduceMotion: false });
    const asked = open('preferences', { '/api/identity/preferences': kept(known) });
    await user.click(await screen.findByRole('switch', { name: /Reduce motion/ }));
    expect(sentTo(asked, 'PATCH').map(([, body]) => body)).toEqual([{ reduceMotion: true }]);
  });
});

describe('notifications', () => {
  it('are set as everywhere, under the name of their screen', async () => {
    const known = fixtureOf(getPreferences.output, { digest: 'off' });
    const asked = open('notifications', { '/api/notifications/preferences': kept(known) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeDefined();
    await user.click(await screen.findByText('Every day'));
    expect(sentTo(asked, 'PATCH').map(([, body]) => body)).toEqual([{ digest: 'daily' }]);
  });
});
