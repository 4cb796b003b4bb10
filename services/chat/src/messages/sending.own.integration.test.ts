import '../test/own-installation.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rateMessage, regenerate, sendMessage, stopRun, streamRun } from '@talent-os/contracts/chat/messages.js';
import { getSession } from '@talent-os/contracts/chat/sessions.js';
import { uuidv7 } from '@talent-os/service-kit';
import { answerOf } from '../test/script.js';
import { openScriptedChat, type Asker, type ScriptedChat } from '../test/scripted-chat.js';

let chat: ScriptedChat;
let person: Asker;
let colleague: Asker;
let stranger: Asker;

beforeAll(async () => {
  chat = await openScriptedChat();
  person = chat.person();
  colleague = { ...person, userId: uuidv7() };
  stranger = { ...person, organizationId: uuidv7() };
  await Promise.all([chat.start(), chat.start()]);
});
afterAll(() => chat.close());

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
    expect((await chat.stored(person, answers[0]!)).content).toBe(answerOf(5));
    const later = await chat.question(person, { words: 5, everyMs: 20 }, { clientMessageId });
    expect(later).toEqual({ ...answers[0], attached: true });
  });

  it('a known id with something else is a conflict, and another person may use it', async () => {
    const clientMessageId = `client-${crypto.randomUUID()}`;
    const mine = await chat.question(person, { words: 1, everyMs: 0 }, { clientMessageId });
    await expect(chat.question(person, { words: 2, everyMs: 0 }, { clientMessageId })).rejects.toThrow('chat.conflict');
    await chat.stored(person, mine);
    await expect(chat.ask(person, regenerate, { messageId: mine.answerId, clientMessageId })).rejects.toThrow(
      'chat.conflict',
    );
    const theirs = await chat.question(colleague, { words: 1, everyMs: 0 }, { clientMessageId });
    expect(theirs.sessionId).not.toBe(mine.sessionId);
  });

  it('is refused while the conversation is being answered, unless it is the same again', async () => {
    const clientMessageId = `client-${crypto.randomUUID()}`;
    // Longer than any machine takes to ask twice: it is stopped below.
    const script = { words: 5_000, everyMs: 10 };
    const sent = await chat.question(person, script, { clientMessageId });
    const { sessionId } = sent;
    await expect(chat.question(person, { words: 1, everyMs: 0 }, { sessionId })).rejects.toThrow('chat.busy');
    expect(await chat.question(person, script, { clientMessageId, sessionId })).toEqual({ ...sent, attached: true });
    const { activeRunId, leafId } = await chat.ask(person, getSession, { sessionId });
    expect({ activeRunId, leafId }).toEqual({ activeRunId: sent.runId, leafId: sent.answerId });
    await chat.ask(person, stopRun, { runId: sent.runId });
    await chat.stored(person, sent);
    const next = await chat.question(person, { words: 1, everyMs: 0 }, { sessionId });
    expect(next.attached).toBe(false);
    await chat.stored(person, next);
    expect(await chat.ask(person, getSession, { sessionId })).toMatchObject({
      activeRunId: null,
      leafId: next.answerId,
    });
  });

  it('follows the latest answer, branches where an earlier one is named, and looks back on its own branch', async () => {
    const first = await chat.question(person, { words: 1, everyMs: 0 });
    const { sessionId } = first;
    await chat.stored(person, first);
    const second = await chat.question(person, { words: 2, everyMs: 0 }, { sessionId });
    await chat.stored(person, second);
    const edited = await chat.question(person, { words: 3, everyMs: 0 }, { sessionId, parentId: first.answerId });
    const frames = await chat.follow(person, edited.runId);
    const rows = frames.flatMap(({ frame }) => (frame.type === 'tool-result' ? [frame.rows] : []));
    expect(rows).toEqual([2]);
    const anew = await chat.question(person, { words: 4, everyMs: 0 }, { sessionId, parentId: null });
    await chat.stored(person, anew);
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
    await chat.stored(person, first);
    const clientMessageId = `client-${crypto.randomUUID()}`;
    const sent = await Promise.all(
      [first.messageId, first.answerId].map((messageId) =>
        chat.ask(person, regenerate, { messageId, clientMessageId }),
      ),
    );
    expect(sent.map(({ attached }) => attached).toSorted()).toEqual([false, true]);
    expect(new Set(sent.map(({ runId }) => runId)).size).toBe(1);
    await chat.stored(person, sent[0]!);
    const { messages, leafId } = await chat.ask(person, getSession, { sessionId: first.sessionId });
    expect(messages.map(({ parentId }) => parentId)).toEqual([null, first.messageId, first.messageId]);
    expect(leafId).toBe(sent[0]!.answerId);
  });
});

describe('what belongs to somebody else', () => {
  it('is not found, by a colleague or from another organization, whatever is done with it', async () => {
    const { sessionId, runId, messageId, answerId } = await chat.question(person, { words: 1, everyMs: 0 });
    await chat.stored(person, { sessionId, answerId });
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
