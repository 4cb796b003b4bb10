import '../test/own-installation.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stopRun, streamRun } from '@talent-os/contracts/chat/messages.js';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import { listHistory } from '@talent-os/contracts/chat/sessions.js';
import type { Sequenced } from '@talent-os/service-kit';
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
    const answer = await chat.stored(person, sent);
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
      const before = await chat.follow(person, sent.runId, 0, seen);
      returning.push(chat.follow(person, sent.runId, before.length).then((rest) => [before, rest]));
    }
    const whole = await live;
    for (const [before, rest] of await Promise.all(returning)) expect([...before, ...rest]).toEqual(whole);
    const answer = await chat.stored(person, sent);
    for (let seen = 0; seen <= whole.length; seen += 1) {
      const { frames, ended } = await chat.ask(person, streamRun, { runId: sent.runId, after: seen });
      expect(ended).toBe(true);
      expect(textOf(whole.slice(0, seen)) + textOf(frames)).toBe(answer.content);
      expect(numbers(frames)).toEqual(upTo(seen, whole.length));
    }
  });

  it('goes on, and can be followed from the start, when the hot store is emptied again and again', async () => {
    const words = 800;
    const sent = await chat.question(person, { words, everyMs: 15 });
    const live = chat.follow(person, sent.runId);
    for (let round = 0; round < 6; round += 1) {
      await eventually(async () => expect(await chat.flush()).toBeGreaterThan(0));
      const late = await chat.follow(person, sent.runId, 0, 20 + round * 10);
      expect(numbers(late)).toEqual(upTo(0, late.length));
    }
    const frames = await live;
    await chat.flush();
    const again = await chat.follow(person, sent.runId);
    expect(again).toEqual(frames);
    expect((await chat.stored(person, sent)).content).toBe(answerOf(words));
    expect(textOf(again)).toBe(answerOf(words));
  });

  it('is stopped from another connection: what was said stays, and says that it was stopped', async () => {
    const sent = await chat.question(person, { words: 2_000, everyMs: 10 });
    const live = chat.follow(person, sent.runId);
    await chat.follow(person, sent.runId, 0, 12);
    await chat.ask(person, stopRun, { runId: sent.runId });
    const frames = await live;
    expect(frames.at(-1)!.frame).toMatchObject({ type: 'finish', status: 'stopped', usage: { estimated: true } });
    const answer = await chat.stored(person, sent);
    expect(answer.status).toBe('stopped');
    expect(textOf(frames)).toBe(answer.content);
    expect(answerOf(2_000).startsWith(answer.content)).toBe(true);
    expect(answer.content.length).toBeGreaterThan(0);
    await chat.ask(person, stopRun, { runId: sent.runId });
    expect(await chat.answerIn(person, sent)).toEqual(answer);
  });

  it('ends by a stop also where the answerer does not come back', async () => {
    const sent = await chat.question(person, { words: 3, everyMs: 0, end: 'hang' });
    await chat.follow(person, sent.runId, 0, 6);
    await chat.ask(person, stopRun, { runId: sent.runId });
    expect(await chat.stored(person, sent)).toMatchObject({ status: 'stopped', content: answerOf(3) });
  });

  it.each([
    ['refuse', 'chat.budget', 'The assistant has used up its budget for this month'],
    ['throw', 'server.error', 'Server error - please contact support if this persists'],
  ] as const)('that breaks off (%s) tells %s and keeps what was said', async (end, code, message) => {
    const sent = await chat.question(person, { words: 4, everyMs: 1, end });
    const frames = await chat.follow(person, sent.runId);
    expect(frames.at(-1)!.frame).toEqual({ type: 'error', code, message, retryable: false });
    expect(await chat.stored(person, sent)).toMatchObject({ status: 'error', content: answerOf(4) });
    expect(textOf(frames)).toBe(answerOf(4));
  });
});

describe('a proposal in a stored answer', () => {
  it('says what has become of it', async () => {
    const proposes = crypto.randomUUID();
    const sent = await chat.question(person, { words: 1, everyMs: 0, proposes });
    const stateOf = async () =>
      (await chat.answerIn(person, sent)).parts.flatMap((part) => (part.type === 'proposal' ? [part.proposal] : []))[0];
    expect((await chat.stored(person, sent)).parts.map(({ type }) => type)).toEqual(['proposal', 'text', 'sources']);
    expect(await stateOf()).toMatchObject({ callId: proposes, state: 'waiting', outcome: null });
    await chat.query(
      `insert into chat.proposal (id, organization_id, created_at, updated_at, run_id, user_id, operation, args, expires_at, state, outcome)
       values ($1, $2, now(), now(), $3, $4, 'sales.deals.move', '{}', now(), 'approved', 'Done')`,
      [proposes, person.organizationId, sent.runId, person.userId],
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
