import { describe, expect, it } from '@jest/globals';
import { mailStates } from '@talent-os/contracts/identity/notifications';
import { hubLabel, mailNote, showOf } from './inbox.rules';

const momentOf = (at: string) => `on ${at.slice(0, 10)}`;
const at = '2026-11-21T07:00:00Z';

describe('what became of an email', () => {
  it('is said for every state', () => {
    for (const state of mailStates)
      expect(mailNote({ state, at: null, reason: null, digest: false }, momentOf).text).toMatch(/mail/i);
  });

  it('says when and why', () => {
    expect(mailNote({ state: 'waiting', at, reason: null, digest: true }, momentOf).detail).toBe(
      'It goes out with your digest on 2026-11-21.',
    );
    expect(mailNote({ state: 'failed', at: null, reason: 'The mailbox is full', digest: false }, momentOf)).toEqual({
      text: 'Email failed',
      variant: 'error',
      detail: 'The mailbox is full.',
    });
  });
});

describe('an address', () => {
  it('that asks for something unknown asks for everything', () => {
    expect([showOf('unread'), showOf('nonsense'), showOf(undefined)]).toEqual(['unread', 'all', 'all']);
  });
});

describe('a hub', () => {
  it.each([
    ['sales', 'Sales'],
    ['home', 'Home'],
    ['unheard', 'unheard'],
  ])('%s reads %s', (key, label) => expect(hubLabel(key)).toBe(label));
});
