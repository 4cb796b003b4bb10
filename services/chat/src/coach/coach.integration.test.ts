import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  endCoachThread,
  keepCoachThread,
  listCoachThreads,
  startCoachThread,
} from '@talent-os/contracts/chat/coach.js';
import { deleteSession, getSession } from '@talent-os/contracts/chat/sessions.js';
import { newCandidate, signIn, type Person } from '@talent-os/testing';

let me: Person;
let other: Person;

beforeAll(async () => {
  const [one, two] = [await newCandidate(), await newCandidate()];
  [me, other] = [await signIn(one.email, one.password), await signIn(two.email, two.password)];
});

const listed = async (goal: string) =>
  (await me.call(listCoachThreads, {})).items.find((thread) => thread.goal === goal);

describe('a thread with the coach', () => {
  it('is one for each goal, a conversation that ends after a day', async () => {
    const thread = await me.call(startCoachThread, { goal: 'Lead a team' });
    expect(await me.call(startCoachThread, { goal: 'Lead a team' })).toEqual(thread);
    const found = await listed('Lead a team');
    expect(found).toMatchObject({ id: thread.coachThreadId, sessionId: thread.sessionId, messages: 0, keptAt: null });
    expect(Date.parse(found!.endsAt!) - Date.parse(found!.startedAt)).toBe(24 * 60 * 60_000);
    expect((await me.call(getSession, { sessionId: thread.sessionId })).messages).toEqual([]);
    expect((await other.call(listCoachThreads, {})).items).toEqual([]);
  });

  it('is kept where its person says so, and ends by itself again where they take that back', async () => {
    const { coachThreadId } = await me.call(startCoachThread, { goal: 'Learn to close' });
    await me.call(keepCoachThread, { coachThreadId, kept: true });
    expect(await listed('Learn to close')).toMatchObject({ keptAt: expect.any(String), endsAt: null });
    await me.call(keepCoachThread, { coachThreadId, kept: false });
    expect(await listed('Learn to close')).toMatchObject({ keptAt: null, endsAt: expect.any(String) });
  });

  it('is ended for good by its person alone', async () => {
    const { coachThreadId, sessionId } = await me.call(startCoachThread, { goal: 'Move to Chicago' });
    for (const refused of [
      await other.refused(keepCoachThread, { coachThreadId, kept: true }),
      await other.refused(endCoachThread, { coachThreadId }),
    ])
      expect(refused.code).toBe('resource.missing');
    await me.call(endCoachThread, { coachThreadId });
    expect(await listed('Move to Chicago')).toBeUndefined();
    expect((await me.refused(getSession, { sessionId })).code).toBe('resource.missing');
  });

  it('begins anew where its conversation was deleted', async () => {
    const before = await me.call(startCoachThread, { goal: 'Ask for more' });
    await me.call(deleteSession, { sessionId: before.sessionId });
    expect(await listed('Ask for more')).toBeUndefined();
    const after = await me.call(startCoachThread, { goal: 'Ask for more' });
    expect(after.sessionId).not.toBe(before.sessionId);
  });

  it('is one of twenty at most', async () => {
    const { items } = await other.call(listCoachThreads, {});
    for (let nth = items.length; nth < 20; nth += 1) await other.call(startCoachThread, { goal: `Goal ${nth}` });
    expect((await other.refused(startCoachThread, { goal: 'One more' })).code).toBe('coach.many');
  });
});
