import './own-installation.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  rateMessage,
  regenerate,
  sendMessage,
  stopRun,
  streamRun,
  type ChatMessage,
} from '@talent-os/contracts/chat/messages.js';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import { getSession, listHistory } from '@talent-os/contracts/chat/sessions.js';
import { uuidv7, type Sequenced } from '@talent-os/service-kit';
import { eventually } from '@talent-os/testing';
import { setTimeout as after } from 'node:timers/promises';
import { textOf } from '../runs/packed-frames.js';
import { answerOf } from './script.js';
import { openScriptedChat, type Asker, type ScriptedChat } from './scripted-chat.js';

const organizationId = uuidv7();
const person: Asker = { userId: uuidv7(), organizationId };
const colleague: Asker = { userId: uuidv7(), organizationId };
const stranger: Asker = { userId: person.userId, organizationId: uuidv7() };
let chat: ScriptedChat;

beforeAll(async () => {
  chat = await openScriptedChat();
  await Promise.all([chat.start(), chat.start()]);
}, 60_000);
afterAll(() => chat.close());

type Ids = { readonly sessionId: string; readonly answerId: string };
const answerIn = async ({ sessionId, answerId }: Ids): Promise<ChatMessage> =>
  (await chat.ask(person, getSession, { sessionId })).messages.find(({ id }) => id === answerId)!;
/** The answer once its run has ended. */
const stored = (ids: Ids) =>
  eventually(async () => {
    const answer = await answerIn(ids);
    expect(answer.status).not.toBe('running');
    return answer;
  }, 60_000);
const numbers = (frames: readonly Sequenced<Frame>[]) => frames.map(({ seq }) => seq);
const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + 1 + index);

describe('a run', () => {
  it('streams the answer that is stored, in order, and ends with what it was', async () => {
    const sent = await chat.question(person, { words: 60, everyMs: 4 });
    const frames = await chat.follow(person, sent.runId);
    expect(numbers(frames)).toEqual(upTo(0, frames.length));
    expect(frames.slice(0, 5).map(({ frame }) => frame.type)).toEqual([
      'start',
      'data-status',
      'tool-call',
      'tool-result',
      'source',
    ]);
    expect(frames.at(-1)!.frame).toMatchObject({
      type: 'finish',
      sessionId: sent.sessionId,
      messageId: sent.answerId,
      status: 'complete',
      mode: 'model',
      usage: { promptTokens: 10, completionTokens: 60, estimated: false },
    });
    const answer = await stored(sent);
    expect(answer).toMatchObject({
      content: answerOf(60),
      status: 'complete',
      mode: 'model',
      parentId: sent.messageId,
    });
    expect(answer.parts.map(({ type }) => type)).toEqual(['text', 'sources']);
    expect(textOf(frames)).toBe(answer.content);
  });

  it('gives whoever comes back at any number, while it runs and after it, exactly the stored answer', async () => {
    const sent = await chat.question(person, { words: 40, everyMs: 15 });
    const live = chat.follow(person, sent.runId);
    const returning: Promise<[Sequenced<Frame>[], Sequenced<Frame>[]]>[] = [];
    for (let seen = 0; seen < 16; seen += 1) {
      const first = chat.follow(person, sent.runId, 0, seen);
      returning.push(first.then(async (before) => [before, await chat.follow(person, sent.runId, before.length)]));
      await after(20);
    }
    const whole = await live;
    for (const [before, rest] of await Promise.all(returning)) expect([...before, ...rest]).toEqual(whole);
    const answer = await stored(sent);
    for (let seen = 0; seen <= whole.length; seen += 1) {
      const { frames, ended } = await chat.ask(person, streamRun, { runId: sent.runId, after: seen });
      expect(ended).toBe(true);
      expect(textOf(whole.slice(0, seen)) + textOf(frames)).toBe(answer.content);
      expect(numbers(frames)).toEqual(upTo(seen, whole.length));
    }
  });

  it('goes on, and can be followed from the start, when the hot store is emptied again and again', async () => {
    const sent = await chat.question(person, { words: 150, everyMs: 15 });
    const live = chat.follow(person, sent.runId);
    for (let round = 0; round < 6; round += 1) {
      await after(250);
      expect(await chat.flush()).toBeGreaterThan(0);
      const late = await chat.follow(person, sent.runId, 0, 20 + round * 10);
      expect(numbers(late)).toEqual(upTo(0, late.length));
    }
    const frames = await live;
    await chat.flush();
    const again = await chat.follow(person, sent.runId);
    expect(again).toEqual(frames.map(({ seq, frame }) => ({ seq, frame })));
    expect((await stored(sent)).content).toBe(answerOf(150));
    expect(textOf(again)).toBe(answerOf(150));
  });

  it('is stopped from another connection: what was said stays, and says that it was stopped', async () => {
    const sent = await chat.question(person, { words: 2_000, everyMs: 10 });
    const live = chat.follow(person, sent.runId);
    await chat.follow(person, sent.runId, 0, 12);
    await chat.ask(person, stopRun, { runId: sent.runId });
    const frames = await live;
    expect(frames.at(-1)!.frame).toMatchObject({ type: 'finish', status: 'stopped', usage: { estimated: true } });
    const answer = await stored(sent);
    expect(answer.status).toBe('stopped');
    expect(textOf(frames)).toBe(answer.content);
    expect(answerOf(2_000).startsWith(answer.content)).toBe(true);
    expect(answer.content.length).toBeGreaterThan(0);
    await chat.ask(person, stopRun, { runId: sent.runId });
    expect(await answerIn(sent)).toEqual(answer);
  });

  it('ends within seconds of a stop also where the answerer does not come back', async () => {
    const sent = await chat.question(person, { words: 3, everyMs: 0, end: 'hang' });
    await chat.follow(person, sent.runId, 0, 6);
    const began = Date.now();
    await chat.ask(person, stopRun, { runId: sent.runId });
    expect(await stored(sent)).toMatchObject({ status: 'stopped', content: answerOf(3) });
    expect(Date.now() - began).toBeLessThan(8_000);
  });

  it.each([
    ['refuse', 'chat.budget', 'The assistant has used up its budget for this month'],
    ['throw', 'server.error', 'Server error - please contact support if this persists'],
  ] as const)('that breaks off (%s) tells %s and keeps what was said', async (end, code, message) => {
    const sent = await chat.question(person, { words: 4, everyMs: 1, end });
    const frames = await chat.follow(person, sent.runId);
    expect(frames.at(-1)!.frame).toEqual({ type: 'error', code, message, retryable: false });
    expect(await stored(sent)).toMatchObject({ status: 'error', content: answerOf(4) });
    expect(textOf(frames)).toBe(answerOf(4));
  });
});

describe('a proposal in a stored answer', () => {
  it('says what has become of it', async () => {
    const proposes = crypto.randomUUID();
    const sent = await chat.question(person, { words: 1, everyMs: 0, proposes });
    const stateOf = async () =>
      (await answerIn(sent)).parts.flatMap((part) => (part.type === 'proposal' ? [part.proposal] : []))[0];
    expect((await stored(sent)).parts.map(({ type }) => type)).toEqual(['proposal', 'text', 'sources']);
    expect(await stateOf()).toMatchObject({ callId: proposes, state: 'waiting', outcome: null });
    await chat.query(
      `insert into chat.proposal (id, organization_id, created_at, updated_at, run_id, user_id, operation, args, expires_at, state, outcome)
       values ($1, $2, now(), now(), $3, $4, 'sales.deals.move', '{}', now(), 'approved', 'Done')`,
      [proposes, organizationId, sent.runId, person.userId],
    );
    expect(await stateOf()).toMatchObject({
      callId: proposes,
      state: 'approved',
      outcome: 'Done',
      title: 'Move a deal',
    });
    const [shown] = (await chat.ask(person, listHistory, { limit: 1 })).messages;
    expect(shown!.parts[0]).toMatchObject({ proposal: { state: 'approved' } });
  });
});

describe('sending', () => {
  it('the same id eight times at once is one question, one answer, one run', async () => {
    const clientMessageId = `client-${crypto.randomUUID()}`;
    const eight = Array.from({ length: 8 }, () =>
      chat.question(person, { words: 5, everyMs: 20 }, { clientMessageId }),
    );
    const answers = await Promise.all(eight);
    expect(answers.filter(({ attached }) => !attached)).toHaveLength(1);
    expect(new Set(answers.map((one) => JSON.stringify({ ...one, attached: true }))).size).toBe(1);
    const { sessionId } = answers[0]!;
    const counts = await chat.query<{ messages: number; runs: number }>(
      `select (select count(*) from chat.chat_message where session_id = $1) as messages,
              (select count(*) from chat.chat_run where session_id = $1) as runs`,
      [sessionId],
    );
    expect(counts).toEqual([{ messages: 2, runs: 1 }]);
    expect((await stored(answers[0]!)).content).toBe(answerOf(5));
    const later = await chat.question(person, { words: 5, everyMs: 20 }, { clientMessageId });
    expect(later).toEqual({ ...answers[0], attached: true });
  });

  it('a known id with something else is a conflict, and another person may use it', async () => {
    const clientMessageId = `client-${crypto.randomUUID()}`;
    const mine = await chat.question(person, { words: 1, everyMs: 0 }, { clientMessageId });
    await expect(chat.question(person, { words: 2, everyMs: 0 }, { clientMessageId })).rejects.toThrow('chat.conflict');
    await stored(mine);
    await expect(chat.ask(person, regenerate, { messageId: mine.answerId, clientMessageId })).rejects.toThrow(
      'chat.conflict',
    );
    const theirs = await chat.question(colleague, { words: 1, everyMs: 0 }, { clientMessageId });
    expect(theirs.sessionId).not.toBe(mine.sessionId);
  });

  it('is refused while the conversation is being answered, unless it is the same again', async () => {
    const clientMessageId = `client-${crypto.randomUUID()}`;
    const script = { words: 100, everyMs: 10 };
    const sent = await chat.question(person, script, { clientMessageId });
    const { sessionId } = sent;
    await expect(chat.question(person, { words: 1, everyMs: 0 }, { sessionId })).rejects.toThrow('chat.busy');
    expect(await chat.question(person, script, { clientMessageId, sessionId })).toEqual({ ...sent, attached: true });
    const { activeRunId, leafId } = await chat.ask(person, getSession, { sessionId });
    expect({ activeRunId, leafId }).toEqual({ activeRunId: sent.runId, leafId: sent.answerId });
    await chat.ask(person, stopRun, { runId: sent.runId });
    await stored(sent);
    const next = await chat.question(person, { words: 1, everyMs: 0 }, { sessionId });
    expect(next.attached).toBe(false);
    await stored(next);
    expect(await chat.ask(person, getSession, { sessionId })).toMatchObject({
      activeRunId: null,
      leafId: next.answerId,
    });
  });

  it('follows the latest answer, branches where an earlier one is named, and looks back on its own branch', async () => {
    const first = await chat.question(person, { words: 1, everyMs: 0 });
    const { sessionId } = first;
    await stored(first);
    const second = await chat.question(person, { words: 2, everyMs: 0 }, { sessionId });
    await stored(second);
    const edited = await chat.question(person, { words: 3, everyMs: 0 }, { sessionId, parentId: first.answerId });
    const frames = await chat.follow(person, edited.runId);
    const rows = frames.flatMap(({ frame }) => (frame.type === 'tool-result' ? [frame.rows] : []));
    expect(rows).toEqual([2]);
    const anew = await chat.question(person, { words: 4, everyMs: 0 }, { sessionId, parentId: null });
    await stored(anew);
    const { messages, leafId } = await chat.ask(person, getSession, { sessionId });
    expect(leafId).toBe(anew.answerId);
    const parentOf = (id: string) => messages.find((one) => one.id === id)!.parentId;
    expect([first, second, edited, anew].map(({ messageId }) => parentOf(messageId))).toEqual([
      null,
      first.answerId,
      first.answerId,
      null,
    ]);
    await expect(
      chat.question(person, { words: 1, everyMs: 0 }, { sessionId, parentId: first.messageId }),
    ).rejects.toThrow('resource.missing');
  });

  it('again makes another answer beside the first, once per client id', async () => {
    const first = await chat.question(person, { words: 1, everyMs: 0 });
    await stored(first);
    const clientMessageId = `client-${crypto.randomUUID()}`;
    const sent = await Promise.all(
      [first.messageId, first.answerId].map((messageId) =>
        chat.ask(person, regenerate, { messageId, clientMessageId }),
      ),
    );
    expect(sent.map(({ attached }) => attached).toSorted()).toEqual([false, true]);
    expect(new Set(sent.map(({ runId }) => runId)).size).toBe(1);
    await stored(sent[0]!);
    const { messages, leafId } = await chat.ask(person, getSession, { sessionId: first.sessionId });
    expect(messages.map(({ parentId }) => parentId)).toEqual([null, first.messageId, first.messageId]);
    expect(leafId).toBe(sent[0]!.answerId);
  });
});

describe('what belongs to somebody else', () => {
  it('is not found, by a colleague or from another organization, whatever is done with it', async () => {
    const { sessionId, runId, messageId, answerId } = await chat.question(person, { words: 1, everyMs: 0 });
    await stored({ sessionId, answerId });
    const clientMessageId = `client-${crypto.randomUUID()}`;
    for (const other of [colleague, stranger])
      for (const [operation, input] of [
        [streamRun, { runId }],
        [stopRun, { runId }],
        [getSession, { sessionId }],
        [regenerate, { messageId, clientMessageId }],
        [rateMessage, { messageId: answerId, rating: 'up' }],
        [
          sendMessage,
          {
            clientMessageId,
            sessionId,
            content: '{}',
            hubContext: 'x',
            hubTitle: 'x',
            pageContext: 'x',
            pageTitle: 'x',
          },
        ],
      ] as const)
        expect([operation.name, (await chat.send(other, operation, input)).status]).toEqual([operation.name, 404]);
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
    await after(3_000);
    expect(await answerIn(sent)).toMatchObject({ content: 'wör', status: 'interrupted' });
    const { frames } = await chat.ask(person, streamRun, { runId: sent.runId });
    expect(textOf(frames)).toBe('wör');
  });

  it('stops writing once it finds its lease gone', async () => {
    const sent = await chat.question(person, { words: 5_000, everyMs: 20 });
    await chat.follow(person, sent.runId, 0, 10);
    await endElsewhere(sent.runId);
    await chat.flush();
    await after(6_000);
    expect(await chat.framesWithin(sent.runId, 1_000)).toBe(0);
  }, 20_000);
});

describe('a chat service that is killed', () => {
  it('leaves what was said, once, marked interrupted, and the conversation goes on', async () => {
    const sent = await chat.question(person, { words: 5_000, everyMs: 10 });
    const live = chat.follow(person, sent.runId);
    const before = await chat.follow(person, sent.runId, 0, 25);
    await chat.killAll();
    await chat.start();
    const answer = await stored(sent);
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
    expect((await stored(next)).status).toBe('complete');
  }, 120_000);
});
