import '../test/own-installation.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerOf } from '../test/script.js';
import { openScriptedChat, type Asker, type ScriptedChat } from '../test/scripted-chat.js';
import { textOf } from './packed-frames.js';

let chat: ScriptedChat;
let person: Asker;

beforeAll(async () => {
  chat = await openScriptedChat();
  person = chat.person();
});
afterAll(() => chat.close());

const states = () =>
  chat.query<{ status: string; outcome: string | null; runs: number }>(
    `select status, outcome, count(*)::int as runs from chat.chat_run where organization_id = $1 group by 1, 2`,
    [person.organizationId],
  );

// A process that is asked to end is gone after eight seconds, whatever it has left to do: what is looked for after
// `stopAll` it has done in that time, or nobody has.
describe('a chat service whose engine is closed', () => {
  it('stores every answer it was writing, marked interrupted, and tells its readers before it is gone', async () => {
    await chat.start();
    const many = Array.from({ length: 12 }, () => chat.question(person, { words: 5_000, everyMs: 10 }));
    const [sent] = await Promise.all(many);
    const live = chat.follow(person, sent!.runId);
    await chat.follow(person, sent!.runId, 0, 20);
    await chat.stopAll();
    expect(await states()).toEqual([{ status: 'finished', outcome: 'interrupted', runs: 12 }]);
    expect(await chat.query('select 1 from chat.running_run')).toEqual([]);
    await chat.start();
    const heard = await live;
    expect(heard.at(-1)!.frame).toMatchObject({ type: 'finish', status: 'interrupted', usage: { estimated: true } });
    const answer = await chat.stored(person, sent!);
    expect(answer).toMatchObject({ status: 'interrupted', content: textOf(heard) });
    expect(answerOf(5_000).startsWith(answer.content)).toBe(true);
    const next = await chat.question(person, { words: 1, everyMs: 0 }, { sessionId: sent!.sessionId });
    expect((await chat.stored(person, next)).status).toBe('complete');
  });

  it('waits for no answerer that does not come back, and settles what its model was reserved', async () => {
    await chat.start();
    const sent = await chat.question(person, { words: 3, everyMs: 0, end: 'hang' });
    await chat.follow(person, sent.runId, 0, 6);
    const [providerId, entryId] = [crypto.randomUUID(), crypto.randomUUID()];
    await chat.query(
      `insert into chat.usage_entry (id, organization_id, created_at, updated_at, provider_id, run_id, month, model, state,
         prompt_price, completion_price, prompt_tokens, completion_tokens, estimated, reserved, cost)
       values ($1, $2, now(), now(), $3, $4, current_date, 'm', 'reserved', 1, 1, 10, 0, true, 100, 0)`,
      [entryId, person.organizationId, providerId, sent.runId],
    );
    await chat.stopAll();
    const entries = await chat.query('select state, estimated, cost::int from chat.usage_entry where id = $1', [
      entryId,
    ]);
    const letters = answerOf(3).length;
    expect(entries).toEqual([{ state: 'settled', estimated: true, cost: 10 + Math.ceil(letters / 4) }]);
    await chat.start();
    expect(await chat.stored(person, sent)).toMatchObject({ status: 'interrupted', content: answerOf(3) });
  });
});
