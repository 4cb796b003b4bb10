import '../test/own-installation.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteSession, getSession, restoreSession } from '@talent-os/contracts/chat/sessions.js';
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
}, 60_000);
afterAll(() => chat.close());

/** A conversation with a rated answer, deleted so many days ago. */
async function deleted(daysAgo: number): Promise<string> {
  const sent = await chat.question(person, { words: 1, everyMs: 0 });
  const { sessionId, answerId } = sent;
  await chat.stored(person, sent);
  await chat.ask(person, rateMessage, { messageId: answerId, rating: 'up' });
  await chat.ask(person, deleteSession, { sessionId });
  await chat.query(
    `update chat.deleted_session set deleted_at = now() - make_interval(days => $2) where session_id = $1`,
    [sessionId, daysAgo],
  );
  return sessionId;
}
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
  it('is removed with all that belongs to it after 30 days, and can be restored until then', async () => {
    const [gone, kept, back] = [await deleted(31), await deleted(29), await deleted(40)];
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
  }, 60_000);
});
