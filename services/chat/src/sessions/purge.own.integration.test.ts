import '../test/own-installation.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteSession, getSession, listDeletedSessions, restoreSession } from '@talent-os/contracts/chat/sessions.js';
import { rateMessage } from '@talent-os/contracts/chat/messages.js';
import { purgeSessions } from '@talent-os/contracts/chat/jobs.js';
import { uuidv7 } from '@talent-os/service-kit';
import { eventually } from '@talent-os/testing';
import { openScriptedChat, type Asker, type ScriptedChat } from '../test/scripted-chat.js';

let chat: ScriptedChat;
let person: Asker;

beforeAll(async () => {
  chat = await openScriptedChat();
  person = chat.person();
  await chat.start();
});
afterAll(() => chat.close());

/** A conversation with a rated answer, deleted so many days ago. */
async function deleted(daysAgo: number): Promise<string> {
  const sent = await chat.question(person, { words: 1, everyMs: 0 });
  const { sessionId, answerId } = sent;
  await chat.stored(person, sent);
  await chat.ask(person, rateMessage, { messageId: answerId, rating: 'up' });
  await chat.ask(person, deleteSession, { sessionId });
  for (const [table, id] of [
    ['chat.deleted_session', 'session_id'],
    ['chat.chat_session', 'id'],
  ])
    await chat.query(`update ${table} set deleted_at = now() - make_interval(days => $2) where ${id} = $1`, [
      sessionId,
      daysAgo,
    ]);
  return sessionId;
}
const listed = async (who = person) => (await chat.ask(who, listDeletedSessions, {})).map(({ id }) => id);
const rowsOf = async (sessionId: string) => {
  const [row] = await chat.query<{ rows: number }>(
    `select (select count(*) from chat.chat_session where id = $1)
          + (select count(*) from chat.chat_message where session_id = $1)
          + (select count(*) from chat.chat_run where session_id = $1)
          + (select count(*) from chat.chat_feedback where session_id = $1) as rows`,
    [sessionId],
  );
  return row!.rows;
};

describe('a deleted conversation', () => {
  it('is listed for whoever deleted it, the latest first, until it is restored or its time is over', async () => {
    const colleague = { ...person, userId: uuidv7() };
    const [over, older, latest] = [await deleted(31), await deleted(29), await deleted(1)];
    expect(await listed()).toEqual([latest, older]);
    expect(await listed(colleague)).toEqual([]);
    const [first] = await chat.ask(person, listDeletedSessions, {});
    expect(first).toMatchObject({ question: expect.stringContaining('words'), hubTitle: 'Sales Hub', messages: 2 });
    expect(Date.parse(first!.restorableUntil) - Date.parse(first!.deletedAt)).toBe(30 * 24 * 60 * 60_000);
    for (const [who, sessionId] of [[person, over] as const, [colleague, latest] as const])
      expect((await chat.send(who, restoreSession, { sessionId })).status).toBe(404);
    for (const sessionId of [latest, older]) await chat.ask(person, restoreSession, { sessionId });
    expect(await listed()).toEqual([]);
    expect((await chat.send(person, restoreSession, { sessionId: latest })).status).toBe(404);
  });

  it('is removed with all that belongs to it after 30 days, and can be restored until then', async () => {
    const [gone, kept, back] = [await deleted(31), await deleted(29), await deleted(2)];
    await chat.ask(person, restoreSession, { sessionId: back });
    expect(await Promise.all([gone, kept, back].map(rowsOf))).toEqual([5, 5, 5]);
    await chat.query(
      `insert into chat.job (id, organization_id, name, data, created_at) values ($1, $2, $3, '{}', now() - interval '1 minute')`,
      [uuidv7(), person.organizationId, purgeSessions.name],
    );
    // A service that starts takes up what is pending.
    await chat.start();
    await eventually(async () => expect(await rowsOf(gone)).toBe(0));
    expect(await Promise.all([kept, back].map(rowsOf))).toEqual([5, 5]);
    await chat.ask(person, restoreSession, { sessionId: kept });
    expect((await chat.ask(person, getSession, { sessionId: kept })).messages).toHaveLength(2);
    expect((await chat.send(person, restoreSession, { sessionId: gone })).status).toBe(404);
  });
});
