import { describe, expect, it } from '@jest/globals';
import { events } from '@talent-os/contracts/registry.js';
import type { Facts, Notice } from './notice.js';
import { notices } from './notices.js';

const facts: Facts = {
  others: (ids) => ids.filter((id) => id !== null && id !== 'actor') as string[],
  nameOf: async () => 'Jonah Prescott',
  salesLeaders: async () => ['leader', 'owner', 'actor'],
  money: async () => '$12,000',
};
const tell = async (notice: Notice, payload: object) =>
  (await notice.tell(payload as never, facts)).map(({ to, note }) => [note.title, to]);

describe('the table of notices', () => {
  it('names events there are, each once', () => {
    const named = Object.values(notices).map(({ event }) => event);
    for (const event of named) expect(events).toContain(event);
    expect(new Set(named).size).toBe(named.length);
  });

  it('tells an owner what others did with a deal, and leaders of what was won', async () => {
    const won = { ownerId: 'owner', stage: 'closed_won', name: 'Acme', amount: 1_200_000 };
    expect(await tell(notices.dealClosed, won)).toEqual([
      ['Your deal was closed', ['owner']],
      ['Deal won', ['leader']],
    ]);
    expect(await tell(notices.dealClosed, { ...won, ownerId: 'actor', stage: 'closed_lost' })).toEqual([
      ['Your deal was closed', []],
    ]);
    expect(await tell(notices.dealMoved, { ownerId: 'owner', stage: 'proposal' })).toEqual([
      ['Your deal was moved', ['owner']],
    ]);
    expect(await tell(notices.dealMoved, { ownerId: 'owner', stage: 'closed_won' })).toEqual([]);
  });

  it('tells of a paused sign-in only where an account was paused', async () => {
    expect(await tell(notices.signInLocked, { userId: 'person', locked: false })).toEqual([]);
    expect(await tell(notices.signInLocked, { userId: null, locked: true })).toEqual([]);
    expect(await tell(notices.signInLocked, { userId: 'person', locked: true })).toEqual([
      ['Sign-in to your account was paused', ['person']],
    ]);
  });
});
