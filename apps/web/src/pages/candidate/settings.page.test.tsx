import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { getPreferences } from '@talent-os/contracts/identity/notification-preferences';
import { getConsents } from '@talent-os/contracts/identity/consents';
import { getUserPreferences } from '@talent-os/contracts/identity/user-preferences';
import { listFollowedIndustries } from '@talent-os/contracts/talent/followed-industries';
import { getOwnErasure } from '@talent-os/contracts/talent/own-erasure';
import { getPrivacy } from '@talent-os/contracts/talent/privacy';
import { getCapabilities } from '@talent-os/contracts/transcription/audio';
import { getOwnSpeech } from '@talent-os/contracts/transcription/speech';
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

describe('industry', () => {
  const mine = '/api/talent/my-industries';

  it('is chosen first, and says what its open positions ask for', async () => {
    let items: unknown[] = [];
    const health = fixtureOf(listFollowedIndustries.output.shape.items.element, {
      industry: 'HEALTHCARE',
      seats: 3,
      roles: [{ title: 'Charge nurse', seats: 3 }],
      requirements: [{ type: 'license', value: 'Registered nurse', seats: 2 }],
      skills: [],
    });
    const asked = open('industry', {
      [mine]: (call) => {
        if (call.method === 'GET') return json({ items, others: ['HEALTHCARE', 'CYBER'] });
        items = [health];
        return nothing();
      },
    });
    expect(await screen.findByText('Choose an industry')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Follow Healthcare' }));
    expect(sentTo(asked, 'POST')).toEqual([[mine, { industry: 'HEALTHCARE' }]]);
    const card = within(await screen.findByRole('region', { name: 'Healthcare' }));
    expect(card.getByText('License: Registered nurse (2 of 3)')).toBeDefined();
  });

  it('is left and taken back, and says when nothing is open in it', async () => {
    const sales = fixtureOf(listFollowedIndustries.output.shape.items.element, { industry: 'SALES', seats: 0 });
    const asked = open('industry', {
      [mine]: kept({ items: [sales], others: [] }),
      [`${mine}/SALES`]: nothing(),
    });
    expect(await screen.findByText('No open positions in Sales')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Unfollow Sales' }));
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    expect(sentTo(asked, 'POST')).toEqual([[mine, { industry: 'SALES' }]]);
  });
});

describe('privacy', () => {
  const never = { given: false, at: null, textVersion: null };
  const unasked = fixtureOf(getOwnErasure.output, {
    erasure: null,
    wouldHold: null,
    applications: 4,
    running: 1,
    practices: 4,
    resumes: 3,
  });
  const answers = {
    '/api/talent/own-erasure': kept(unasked),
    '/api/talent/self-identification': kept({ answers: null, asks: true }),
    '/api/talent/pool-consent': json({ listed: true, until: '2027-06-01', messages: true }),
    '/api/identity/consents': json(
      fixtureOf(getConsents.output, {
        aiAssist: { given: true, at: '2026-10-11T12:00:00.000Z', textVersion: 1 },
        marketing: never,
      }),
    ),
    '/api/talent/privacy': kept(
      fixtureOf(getPrivacy.output, {
        humanOnly: false,
        retentionUntil: '2027-08-30',
        views: [
          { role: 'RECRUITER', day: '2026-11-21' },
          { role: 'RECRUITER', day: '2026-11-19' },
        ],
      }),
    ),
  };

  it('says who looked, until when one is kept, and to what one said yes', async () => {
    open('privacy', answers);
    const viewed = within(await screen.findByRole('list', { name: 'Who viewed you' }));
    expect(viewed.getByText('Nov 21, 2026 · Nov 19, 2026')).toBeDefined();
    expect(screen.getByText('Aug 30, 2027')).toBeDefined();
    expect(await screen.findByText('Given on Oct 11, 2026, text version 1')).toBeDefined();
    expect(screen.getByText('Never given')).toBeDefined();
  });

  it('takes back a consent, and asks for people in place of scores', async () => {
    const asked = open('privacy', { ...answers, '/api/identity/consents/aiAssist': nothing() });
    await user.click(await screen.findByRole('switch', { name: /^The assistant may use my profile/ }));
    await user.click(screen.getByRole('switch', { name: /^No score for me/ }));
    expect(sentTo(asked, 'PUT')).toEqual([['/api/identity/consents/aiAssist', { given: false }]]);
    expect(sentTo(asked, 'PATCH')).toEqual([['/api/talent/privacy', { humanOnly: true }]]);
  });

  it('says what erasing would mean, and asks for a word before it is asked for', async () => {
    let own = unasked;
    const asked = open('privacy', {
      ...answers,
      '/api/talent/own-erasure': (call: AskedCall) => {
        if (call.method === 'GET') return json(own);
        const startsAt = '2026-12-04T10:00:00.000Z';
        own = {
          ...unasked,
          erasure: { status: 'requested', hold: null, requestedAt: '2026-11-27T10:00:00.000Z', startsAt },
        };
        return call.method === 'POST' ? json({ startsAt }) : nothing();
      },
    });
    const parts = within(await screen.findByRole('list', { name: 'What would happen' }));
    expect(parts.getByText('4 applications')).toBeDefined();
    expect(parts.getByText('1 withdrawn, employers are told')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start erasing…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase everything about you?' }));
    await user.type(dialog.getByRole('textbox', { name: /Type ERASE/ }), 'yes');
    await user.click(dialog.getByRole('button', { name: 'Erase me' }));
    expect(await dialog.findAllByText('Please type ERASE')).not.toEqual([]);
    expect(sentTo(asked, 'POST')).toEqual([]);
    await user.clear(dialog.getByRole('textbox', { name: /Type ERASE/ }));
    await user.type(dialog.getByRole('textbox', { name: /Type ERASE/ }), 'ERASE');
    await user.click(dialog.getByRole('button', { name: 'Erase me' }));
    await user.click(await screen.findByRole('button', { name: 'Keep my data' }));
    expect(sentTo(asked, 'POST')).toEqual([['/api/talent/own-erasure', { word: 'ERASE' }]]);
    expect(sentTo(asked, 'DELETE').map(([url]) => url)).toEqual(['/api/talent/own-erasure']);
  });

  it('says in words what holds it', async () => {
    open('privacy', { ...answers, '/api/talent/own-erasure': kept({ ...unasked, wouldHold: 'employment' }) });
    expect(await screen.findByText(/your employment record is kept/)).toBeDefined();
  });
});

describe('integrations', () => {
  const FEED = '/api/productivity/calendar/feed';
  const none = { '/api/identity/application-tokens': json({ items: [] }) };

  it('say that nothing is connected, with the way to connect a calendar', async () => {
    open('integrations', { ...none, [FEED]: kept({ feed: null }) });
    expect(await screen.findByText('Nothing connected')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Connect calendar' }));
    expect(await screen.findByRole('dialog', { name: 'Subscribe to my calendar' })).toBeDefined();
  });

  it('end a calendar once that was confirmed', async () => {
    const feed = { createdAt: '2026-11-02T10:00:00.000Z', readAt: null };
    const asked = open('integrations', { ...none, [FEED]: kept({ feed }) });
    await user.click(await screen.findByRole('button', { name: 'End secret address' }));
    expect(sentTo(asked, 'DELETE')).toEqual([]);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End' }));
    expect(sentTo(asked, 'DELETE').map(([url]) => url)).toEqual([FEED]);
  });
});

describe('voice', () => {
  const known = fixtureOf(getOwnSpeech.output, { language: null, texts: 2 });
  const answers = {
    '/api/audio/speech': kept(known),
    '/api/audio/capabilities': json(fixtureOf(getCapabilities.output, { configured: false })),
    '/api/audio/transcriptions': json({ forgotten: 2 }),
  };

  it('sets the language that is spoken', async () => {
    const asked = open('voice', answers);
    await user.click(await screen.findByRole('combobox', { name: 'Language I speak' }));
    await user.click(await screen.findByRole('option', { name: 'German' }));
    expect(sentTo(asked, 'PUT').map(([, body]) => body)).toEqual([{ language: 'de' }]);
  });

  it('says what is kept, and deletes it once asked', async () => {
    const asked = open('voice', answers);
    expect(await screen.findByText('2 texts of the last day')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Delete all' }));
    const question = await screen.findByRole('dialog', { name: 'Delete what is kept of your voice?' });
    await user.click(within(question).getByRole('button', { name: 'Delete all' }));
    expect(sentTo(asked, 'DELETE')).toHaveLength(1);
  });

  it('tries the microphone out, and says where nothing writes down', async () => {
    open('voice', answers);
    expect(await screen.findByText(/^Transcription is not configured/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('Unable to access microphone. Please check permissions.')).toBeDefined();
  });
});
