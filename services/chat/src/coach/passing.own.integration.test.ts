import '../test/own-installation.js';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { keepCoachThread, startCoachThread } from '@talent-os/contracts/chat/coach.js';
import { endCoachThreads } from '@talent-os/contracts/chat/jobs.js';
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

async function thread(goal: string, kept: boolean): Promise<string> {
  const { coachThreadId, sessionId } = await chat.ask(person, startCoachThread, { goal });
  if (kept) await chat.ask(person, keepCoachThread, { coachThreadId, kept });
  return sessionId;
}
/** Lets hours pass since the last thing was said in a thread. */
async function pass(sessionId: string, hours: number): Promise<void> {
  await chat.query('update chat.chat_session set last_message_at = now() - make_interval(hours => $2) where id = $1', [
    sessionId,
    hours,
  ]);
  await chat.query("update chat.passing_session set ends_at = now() - interval '1 minute' where session_id = $1", [
    sessionId,
  ]);
}
const rowsOf = async (sessionId: string) => {
  const [row] = await chat.query<{ rows: number }>(
    `select (select count(*) from chat.chat_session where id = $1)
          + (select count(*) from chat.coach_thread where session_id = $1)
          + (select count(*) from chat.passing_session where session_id = $1) as rows`,
    [sessionId],
  );
  return row!.rows;
};

it('of threads with the coach nothing is left a day after the last thing was said, unless they are kept', async () => {
  const over = await thread('Over', false);
  const goesOn = await thread('Goes on', false);
  const kept = await thread('Kept', true);
  expect(await Promise.all([over, goesOn, kept].map(rowsOf))).toEqual([3, 3, 2]);
  // From now on the service may come by itself.
  await pass(goesOn, 2);
  await pass(kept, 200);
  await pass(over, 25);
  await chat.query(
    `insert into chat.job (id, organization_id, name, data, created_at) values ($1, $2, $3, '{}', now() - interval '1 minute')`,
    [uuidv7(), person.organizationId, endCoachThreads.name],
  );
  // A service that starts takes up what is pending.
  await chat.start();
  await eventually(async () => expect(await rowsOf(over)).toBe(0));
  expect(await Promise.all([goesOn, kept].map(rowsOf))).toEqual([3, 2]);
});
