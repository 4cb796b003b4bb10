import { beforeAll, describe, expect, it } from '@jest/globals';
import { rateMessage, sendMessage, type ChatMessage } from '@talent-os/contracts/chat/messages.js';
import { listSuggestions } from '@talent-os/contracts/productivity/suggestions.js';
import {
  deleteSession,
  exportHistory,
  getSession,
  listHistory,
  listSessions,
  restoreSession,
} from '@talent-os/contracts/chat/sessions.js';
import { eventually, openRealtime, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { textOf } from '../runs/packed-frames.js';
import { readRun } from '../test/event-source.js';

let rep: Person;
let nurse: Person;

beforeAll(async () => {
  [rep, nurse] = (await Promise.all(['sales.rep', 'nurse'].map((box) => signIn(`${box}@meridian.example`)))) as [
    Person,
    Person,
  ];
});

/** A hub nobody else writes on, so that lists hold what one test has written. */
const ownHub = () => `test-${crypto.randomUUID()}`;
const clientId = () => `client-${crypto.randomUUID()}`;
const on = (hubContext: string) => ({
  hubContext,
  hubTitle: 'Sales Excellence Hub',
  pageContext: 'gtm-strategy',
  pageTitle: 'GTM Strategy',
});

const idsOf = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id);

/** Asks and waits for the answer to be stored. */
async function ask(person: Person, hub: string, content: string, more: { sessionId?: string } = {}) {
  const sent = await person.call(sendMessage, { ...on(hub), content, clientMessageId: clientId(), ...more });
  const frames = await readRun(person, sent.runId);
  return { ...sent, frames };
}
const messageOf = async (person: Person, sessionId: string, id: string): Promise<ChatMessage> =>
  (await person.call(getSession, { sessionId })).messages.find((one) => one.id === id)!;

describe('asking', () => {
  it('answers 202 with ids, streams, and tells the other tabs when it is done', async () => {
    const realtime = await openRealtime(rep);
    const { status, body } = await rep.send(sendMessage, {
      ...on(ownHub()),
      content: ' help ',
      clientMessageId: clientId(),
    });
    expect(status).toBe(202);
    const sent = body as { runId: string; sessionId: string; messageId: string; answerId: string };
    const frames = await readRun(rep, sent.runId);
    const answer = await messageOf(rep, sent.sessionId, sent.answerId);
    expect(textOf(frames)).toBe(answer.content);
    expect(answer).toMatchObject({ role: 'assistant', status: 'complete', parentId: sent.messageId });
    expect(await messageOf(rep, sent.sessionId, sent.messageId)).toMatchObject({ role: 'user', content: 'help' });
    await eventually(() => expect(realtime.frames.map(({ event }) => event)).toContain('chat.answer.finished'));
    realtime.close();
  });

  it('gives a browser that comes back after any event exactly the stored answer', async () => {
    const { runId, frames, sessionId, answerId } = await ask(rep, ownHub(), 'what can you do for me here');
    const { content } = await messageOf(rep, sessionId, answerId);
    expect(frames.map(({ seq }) => seq)).toEqual(frames.map((_, index) => index + 1));
    for (let seen = 0; seen <= frames.length; seen += 1) {
      const rest = await readRun(rep, runId, seen);
      expect(rest).toEqual(frames.slice(seen));
      expect(textOf(frames.slice(0, seen)) + textOf(rest)).toBe(content);
    }
  });

  it('takes the context in the spelling of earlier clients, and refuses an empty message', async () => {
    const context = { hub_context: ownHub(), hub_title: 'Hub', page_context: 'page', page_title: 'Page', user_id: 'x' };
    const { status, body } = await rep.send(sendMessage, {
      ...context,
      content: 'help',
      client_message_id: clientId(),
    });
    expect(status).toBe(202);
    const { sessionId, messageId } = body as { sessionId: string; messageId: string };
    expect(await messageOf(rep, sessionId, messageId)).toMatchObject({ hubContext: context.hub_context });
    const empty = await rep.refused(sendMessage, { ...on('x'), content: '  ', clientMessageId: clientId() });
    expect(empty.errors).toEqual([{ field: 'content', message: 'Please write a message' }]);
  });
});

describe('my conversations', () => {
  it('are listed latest first in the spelling of earlier clients, with figures where asked', async () => {
    const hub = ownHub();
    const first = await ask(rep, hub, 'What is my plan?');
    const second = await ask(rep, hub, 'hello there');
    await ask(rep, hub, 'and more', { sessionId: first.sessionId });
    const list = await rep.call(listSessions, { hubContext: hub });
    expect(list.map(({ id }) => id)).toEqual([first.sessionId, second.sessionId]);
    expect(list[0]).toMatchObject({ hub_context: hub, page_title: 'GTM Strategy' });
    expect(list[0]).not.toHaveProperty('metrics');
    expect(list[0]!.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(list[0]!.messages[0]).toMatchObject({ content: 'What is my plan?', user_id: rep.id, hub_context: hub });
    await eventually(async () => {
      const [one] = await rep.call(listSessions, { hubContext: hub, includeMetrics: 'true' });
      expect(one!.metrics).toMatchObject({ messages: 2, answers: 2, productivity: 1 });
    });
    const found = await rep.call(listSessions, { hubContext: hub, search: 'MY PLAN' });
    expect(found.map(({ id }) => id)).toEqual([first.sessionId]);
    for (const search of ['%', '__']) expect(await rep.call(listSessions, { hubContext: hub, search })).toEqual([]);
  });

  it('go back page by page, by the time of the oldest message alone or with its id', async () => {
    const hub = ownHub();
    const { sessionId } = await ask(rep, hub, 'one');
    for (const content of ['two', 'three']) await ask(rep, hub, content, { sessionId });
    const all = await rep.call(listHistory, { hubContext: hub });
    expect(all).toMatchObject({ hasMore: false, next: null });
    expect(all.messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
      'three',
      'two',
      'one',
    ]);
    for (const byTime of [true, false]) {
      const seen: ChatMessage[] = [];
      let before: string | undefined;
      for (;;) {
        const page = await rep.call(listHistory, { hubContext: hub, limit: 2, ...(before && { before }) });
        seen.push(...page.messages);
        if (!page.hasMore) break;
        before = byTime ? page.messages.at(-1)!.timestamp : page.next!;
      }
      expect(idsOf(seen)).toEqual(idsOf(all.messages));
    }
    expect((await rep.refused(listHistory, { before: 'yesterday' })).code).toBe('request.invalid');
  });

  it('can be deleted and restored, and are mine alone', async () => {
    const hub = ownHub();
    const { sessionId } = await ask(rep, hub, 'for a while');
    await rep.call(deleteSession, { sessionId });
    expect(await rep.call(listSessions, { hubContext: hub })).toEqual([]);
    expect((await rep.call(listHistory, { hubContext: hub })).messages).toEqual([]);
    expect((await rep.refused(getSession, { sessionId })).code).toBe('resource.missing');
    expect((await rep.refused(deleteSession, { sessionId })).code).toBe('resource.missing');
    expect((await nurse.refused(restoreSession, { sessionId })).code).toBe('resource.missing');
    await rep.call(restoreSession, { sessionId });
    expect(await rep.call(listSessions, { hubContext: hub })).toHaveLength(1);
    expect((await rep.refused(restoreSession, { sessionId })).code).toBe('resource.missing');
    for (const operation of [getSession, deleteSession])
      expect((await nurse.refused(operation, { sessionId })).code).toBe('resource.missing');
    expect(await nurse.call(listSessions, { hubContext: hub })).toEqual([]);
  });

  it('can be taken away as one document', async () => {
    const { messageId, answerId } = await ask(nurse, ownHub(), 'to be taken away');
    const { filename, messages, total } = await nurse.call(exportHistory, {});
    expect(filename).toMatch(/^conversations-\d{4}-\d\d-\d\d\.json$/);
    expect(messages.slice(-2).map(({ id }) => id)).toEqual([messageId, answerId]);
    expect(total).toBe(messages.length);
  });
});

describe('an opinion', () => {
  it('is kept with what wrote the answer, changed and taken back; of answers only', async () => {
    const { sessionId, messageId, answerId } = await ask(rep, ownHub(), 'rate me');
    const seen = async () => (await messageOf(rep, sessionId, answerId)).feedback;
    await rep.call(rateMessage, { messageId: answerId, rating: 'down', reason: 'Not what I asked' });
    expect(await seen()).toBe('down');
    expect(await ownerQuery('select rating, reason from chat.chat_feedback where message_id = $1', [answerId])).toEqual(
      [{ rating: 'down', reason: 'Not what I asked' }],
    );
    await rep.call(rateMessage, { messageId: answerId, rating: 'up' });
    expect(await seen()).toBe('up');
    await rep.call(rateMessage, { messageId: answerId, rating: null });
    await rep.call(rateMessage, { messageId: answerId, rating: null });
    expect(await seen()).toBeNull();
    expect((await rep.refused(rateMessage, { messageId, rating: 'up' })).code).toBe('resource.missing');
  });
});

describe('what a message says of goals and tasks', () => {
  it('is noted on it and kept in one productivity session per conversation', async () => {
    const hub = 'excellence';
    const first = await ask(rep, hub, 'My goal is ten calls a day. Also a task.');
    const { sessionId } = first;
    const goalsOf = () =>
      ownerQuery<{ goals: string[]; source: string }>(
        'select goals, source from productivity.productivity_session where chat_session_id = $1',
        [sessionId],
      );
    await eventually(async () => {
      expect(await messageOf(rep, sessionId, first.messageId)).toMatchObject({
        productivityContext: {
          hasGoals: true,
          hasTasks: true,
          hasMetrics: false,
          hasPlanning: false,
          hubContext: hub,
          extractedKeywords: ['goal', 'task'],
        },
        contextTags: ['goal-setting', 'task-management', 'gtm-strategy'],
        isProductivityRelated: true,
      });
      expect(await goalsOf()).toEqual([{ goals: ['My goal is ten calls a day.'], source: 'chat' }]);
    });
    const suggested = async () =>
      (await rep.call(listSuggestions, {})).items.filter((one) => one.chatSessionId === sessionId);
    expect((await suggested()).map(({ text }) => text).toSorted()).toEqual([
      'Also a task.',
      'My goal is ten calls a day.',
    ]);
    await ask(rep, hub, 'Another goal: rest', { sessionId });
    await eventually(async () =>
      expect(await goalsOf()).toEqual([
        { goals: ['My goal is ten calls a day.', 'Another goal: rest'], source: 'chat' },
      ]),
    );
  });
});
