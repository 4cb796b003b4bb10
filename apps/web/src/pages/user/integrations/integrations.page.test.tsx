import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { getPreferences } from '@talent-os/contracts/identity/notification-preferences';
import { CalendarSource } from '@talent-os/contracts/productivity/calendar-sources';
import { getOwnSpeech } from '@talent-os/contracts/transcription/speech';
import { answer, json, nothing, problem } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component } from './integrations.page';

const user = userEvent.setup({ delay: null });
const told = (text: string) => waitFor(() => expect(console.info).toHaveBeenCalledWith(`[SUCCESS] ${text}`));
const SOURCES = '/api/productivity/calendar/sources';
const ID = '0192a000-0000-7000-8000-0000000000c1';
const source = (more: Partial<CalendarSource> = {}) =>
  fixtureOf(CalendarSource, { id: ID, name: 'Private', used: true, problem: null, busyTimes: 3, version: 1, ...more });

function visit(items: readonly CalendarSource[], more: Parameters<typeof answer>[0] = {}) {
  const asked = answer({
    '/api/auth/me': json(me('RECRUITER')),
    [SOURCES]: ({ method }) => (method === 'GET' ? json({ items }) : json({ calendarSourceId: ID, busyTimes: 2 }, 201)),
    '/api/productivity/calendar/feed': json({ feed: null }),
    '/api/notifications/preferences': json(fixtureOf(getPreferences.output)),
    '/api/audio/speech': json(fixtureOf(getOwnSpeech.output, { language: null, texts: 0 })),
    ...more,
  });
  showSignedIn(<Component />, '/user/integrations');
  return asked;
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  act(dismiss);
});

describe('calendars that take time', () => {
  it('are added by their address, which is sent once', async () => {
    const asked = visit([]);
    const [add] = await screen.findAllByRole('button', { name: 'Add calendar' });
    await user.click(add!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add calendar' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Private');
    await user.type(dialog.getByRole('textbox', { name: /^Address/ }), 'https://calendar.example/secret.ics');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await told('Private was read: 2 busy times');
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('say beside its field why an address is refused', async () => {
    const errors = [{ field: 'address', message: 'This is no calendar (iCalendar)' }];
    visit([], {
      [SOURCES]: ({ method }) => (method === 'GET' ? json({ items: [] }) : problem(422, 'request.invalid', { errors })),
    });
    await user.click((await screen.findAllByRole('button', { name: 'Add calendar' }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Private');
    await user.type(dialog.getByRole('textbox', { name: /^Address/ }), 'https://calendar.example/');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findAllByText('This is no calendar (iCalendar)')).not.toHaveLength(0);
  });

  it('say why one was not read, and end once that was confirmed', async () => {
    const asked = visit([source({ problem: 'refused' })], { [`${SOURCES}/${ID}`]: nothing() });
    expect(await screen.findByText(/Its address answers that there is no calendar/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Disconnect Private' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
    await told('Private takes no time any more');
    expect(asked.some(({ method, url }) => method === 'DELETE' && url === `${SOURCES}/${ID}`)).toBe(true);
  });
});
