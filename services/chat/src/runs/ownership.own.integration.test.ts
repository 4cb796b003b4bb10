import '../test/own-installation.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stopRun, streamRun } from '@talent-os/contracts/chat/messages.js';
import { eventually } from '@talent-os/testing';
import { answerOf } from '../test/script.js';
import { openScriptedChat, type Asker, type ScriptedChat } from '../test/scripted-chat.js';
import { textOf } from './packed-frames.js';

let chat: ScriptedChat;
let person: Asker;

beforeAll(async () => {
  chat = await openScriptedChat();
  person = chat.person();
  await Promise.all([chat.start(), chat.start()]);
});
afterAll(() => chat.close());

describe('an answer that cannot be stored at first', () => {
  it('is stored when it can be, and nobody is told before', async () => {
    const sent = await chat.question(person, { words: 10, everyMs: 20 });
    // A sequence goes on counting where what it counted is undone.
    await chat.query('create sequence chat.refusals');
    await chat.query(`create function chat.refuse() returns trigger language plpgsql security definer as
      $$ begin perform nextval('chat.refusals'); raise exception 'not now'; end $$`);
    await chat.query('create trigger refuse before update on chat.chat_message execute function chat.refuse()');
    let isTold = false;
    const live = chat.follow(person, sent.runId).finally(() => (isTold = true));
    await eventually(async () => {
      const [{ refusals } = { refusals: 0 }] = await chat.query<{ refusals: number }>(
        'select last_value::int as refusals from chat.refusals where is_called',
      );
      expect(refusals).toBeGreaterThan(1);
    });
    expect(isTold).toBe(false);
    expect(await chat.answerIn(person, sent)).toMatchObject({ status: 'running', content: '' });
    await chat.query('drop trigger refuse on chat.chat_message');
    const frames = await live;
    expect(frames.at(-1)!.frame).toMatchObject({ type: 'finish', status: 'complete' });
    expect(await chat.answerIn(person, sent)).toMatchObject({ status: 'complete', content: answerOf(10) });
  });
});

describe('an owner that stood still while somebody else ended its run', () => {
  const endElsewhere = (runId: string) =>
    chat.query(
      `with ended as (update chat.chat_run set status = 'finished', generation = generation + 1, outcome = 'interrupted',
         frames = '[3, {"type": "error", "code": "server.error", "message": "", "retryable": false}]' where id = $1 returning answer_id)
       update chat.chat_message m set content = 'wör', status = 'interrupted' from ended where m.id = ended.answer_id`,
      [runId],
    );

  it('does not overwrite what was stored', async () => {
    const sent = await chat.question(person, { words: 60, everyMs: 20 });
    await chat.follow(person, sent.runId, 0, 10);
    await endElsewhere(sent.runId);
    // Given back when its owner has done all it does.
    await eventually(async () => expect(await chat.isLeased(sent.runId)).toBe(false));
    expect(await chat.answerIn(person, sent)).toMatchObject({ content: 'wör', status: 'interrupted' });
    const { frames } = await chat.ask(person, streamRun, { runId: sent.runId });
    expect(textOf(frames)).toBe('wör');
  });

  it('stops writing once it finds its lease gone', async () => {
    const sent = await chat.question(person, { words: 5_000, everyMs: 20 });
    await chat.follow(person, sent.runId, 0, 10);
    await endElsewhere(sent.runId);
    await chat.flush();
    const other = chat.person();
    const twin = await chat.question(other, { words: 10_000, everyMs: 20 });
    await eventually(async () => expect(await chat.framesBeside(sent.runId, twin.runId, 40)).toBe(0));
    await chat.ask(other, stopRun, { runId: twin.runId });
  });
});

describe('a chat service that is killed', () => {
  it('leaves what was said, once, marked interrupted, and the conversation goes on', async () => {
    const sent = await chat.question(person, { words: 5_000, everyMs: 10 });
    const live = chat.follow(person, sent.runId);
    const before = await chat.follow(person, sent.runId, 0, 25);
    await chat.killAll();
    await chat.start();
    const answer = await chat.stored(person, sent);
    expect(answer).toMatchObject({ status: 'interrupted', mode: 'model' });
    expect(answerOf(5_000).startsWith(answer.content)).toBe(true);
    expect(answer.content.startsWith(textOf(before))).toBe(true);
    const frames = await chat.follow(person, sent.runId);
    expect(textOf(frames)).toBe(answer.content);
    expect(frames.at(-1)!.frame).toMatchObject({ type: 'finish', status: 'interrupted' });
    const heard = await live;
    expect(heard.at(-1)!.frame).toMatchObject({ type: 'finish', status: 'interrupted' });
    expect(textOf(heard).startsWith(answer.content)).toBe(true);
    const runs = await chat.query('select 1 from chat.chat_run where session_id = $1', [sent.sessionId]);
    expect(runs).toHaveLength(1);
    const next = await chat.question(person, { words: 1, everyMs: 0 }, { sessionId: sent.sessionId });
    expect((await chat.stored(person, next)).status).toBe('complete');
  });
});
