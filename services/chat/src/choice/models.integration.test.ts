import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { regenerate, sendMessage } from '@talent-os/contracts/chat/messages.js';
import { chooseModel, listModels } from '@talent-os/contracts/chat/models.js';
import { addProvider, removeProvider } from '@talent-os/contracts/chat/providers.js';
import { getSession } from '@talent-os/contracts/chat/sessions.js';
import { signIn, type Person } from '@talent-os/testing';
import { Scripted } from '../providers/test/scripted.js';
import { readRun } from '../test/event-source.js';

let scripted: Scripted;
let admin: Person;
let analyst: Person;
let foreign: Person;
/** Two models of a hub in which no other test asks, and one of another hub. */
let first: string;
let second: string;
let elsewhere: string;

const add = async (who: Person, name: string, more: object = {}) => {
  const fields = { name, baseUrl: scripted.baseUrl, model: 'echo', monthlyBudget: 10_000, promptPrice: 1 };
  const rest = { completionPrice: 1, allowedHubs: ['admin' as const], baaSigned: false, enabled: true, key: 'any' };
  return (await who.call(addProvider, { ...fields, ...rest, priority: 60, ...more })).id;
};
const context = { hubContext: 'admin', hubTitle: 'Admin Hub', pageContext: 'admin-overview', pageTitle: 'Overview' };
const input = (more: object) => ({
  ...context,
  content: 'Hello',
  clientMessageId: `client-${crypto.randomUUID()}`,
  ...more,
});

/** Asks, waits for the end, and reads what is kept of the answer. */
async function ask(more: object = {}, who = analyst) {
  const sent = await who.call(sendMessage, input(more));
  await readRun(who, sent.runId);
  return { ...sent, answer: await answerOf(sent, who) };
}
const answerOf = async ({ sessionId, answerId }: { sessionId: string; answerId: string }, who = analyst) =>
  (await who.call(getSession, { sessionId })).messages.find(({ id }) => id === answerId)!;

beforeAll(async () => {
  scripted = await Scripted.start();
  [admin, analyst, foreign] = (await Promise.all(
    ['org.admin@sentinel', 'analyst@sentinel', 'org.admin@northwind'].map((box) => signIn(`${box}.example`)),
  )) as [Person, Person, Person];
  first = await add(admin, 'First');
  second = await add(admin, 'Second', { priority: 61 });
  elsewhere = await add(admin, 'Elsewhere', { allowedHubs: ['admin', 'wellness'], baaSigned: true, priority: 62 });
});
afterAll(async () => {
  for (const providerId of [first, second, elsewhere]) await admin.send(removeProvider, { providerId });
  await scripted.stop();
});

describe('the model of a conversation', () => {
  it('is the organization’s first where nobody chose, and is kept with the answer, with its tokens', async () => {
    const { answer, sessionId } = await ask();
    expect(answer).toMatchObject({ fallback: null, answeredBy: { name: 'First', model: 'echo' } });
    expect(answer.answeredBy!.promptTokens).toBeGreaterThan(0);
    const { items, defaultId, chosenId } = await analyst.call(listModels, { hubContext: 'admin', sessionId });
    expect([defaultId, chosenId]).toEqual([first, null]);
    const mine = items.filter(({ providerId }) => [first, second, elsewhere].includes(providerId));
    expect(mine.map(({ name, barrier }) => [name, barrier])).toEqual([
      ['First', null],
      ['Second', null],
      ['Elsewhere', null],
    ]);
    expect(Object.keys(mine[0]!).toSorted()).toEqual(['barrier', 'model', 'name', 'providerId']);
  });

  it('is the chosen one from the first message, or from the next, until another is chosen', async () => {
    const { sessionId, messageId, answer } = await ask({ providerId: second });
    expect(answer.answeredBy).toMatchObject({ name: 'Second' });
    expect((await ask({ sessionId })).answer.answeredBy).toMatchObject({ name: 'Second' });
    await analyst.call(chooseModel, { sessionId, providerId: elsewhere });
    expect((await analyst.call(listModels, { sessionId })).chosenId).toBe(elsewhere);
    const again = await analyst.call(regenerate, { messageId, clientMessageId: `client-${crypto.randomUUID()}` });
    await readRun(analyst, again.runId);
    expect((await answerOf(again)).answeredBy).toMatchObject({ name: 'Elsewhere' });
    await analyst.call(chooseModel, { sessionId, providerId: null });
    expect((await ask({ sessionId })).answer).toMatchObject({ fallback: null, answeredBy: { name: 'First' } });
  });

  it('that may not read the hub is shown with the reason and never asked there', async () => {
    const key = crypto.randomUUID();
    const sales = await add(admin, 'Sales only', { allowedHubs: ['sales'], priority: 59, key });
    try {
      const { items, defaultId } = await analyst.call(listModels, { path: '/admin' });
      expect(items.find(({ providerId }) => providerId === sales)).toMatchObject({ barrier: 'hub' });
      expect(defaultId).toBe(first);
      const { answer } = await ask({ providerId: sales });
      expect(answer).toMatchObject({ fallback: 'hub', answeredBy: { name: 'First' } });
      expect(await scripted.calls(key)).toHaveLength(0);
    } finally {
      await admin.send(removeProvider, { providerId: sales });
    }
  });

  it('without an agreement is not there for a conversation once in health, wherever that goes on', async () => {
    const { sessionId } = await ask({ path: '/wellness', providerId: first });
    const { items } = await analyst.call(listModels, { sessionId, path: '/admin' });
    const barriers = Object.fromEntries(items.map(({ providerId, barrier }) => [providerId, barrier]));
    expect([barriers[first], barriers[elsewhere]]).toEqual(['health', null]);
    const { answer } = await ask({ sessionId, path: '/admin' });
    expect(answer).toMatchObject({ fallback: 'health', answeredBy: { name: 'Elsewhere' } });
    expect((await analyst.refused(chooseModel, { sessionId, providerId: second })).code).toBe('chat.model');
  });

  it('that is gone gives way to the default, which says so once', async () => {
    const gone = await add(admin, 'Gone');
    const { sessionId, answer } = await ask({ providerId: gone });
    expect(answer.answeredBy).toMatchObject({ name: 'Gone' });
    await admin.call(removeProvider, { providerId: gone });
    expect((await ask({ sessionId })).answer).toMatchObject({ fallback: 'gone', answeredBy: { name: 'First' } });
    expect((await ask({ sessionId })).answer).toMatchObject({ fallback: null, answeredBy: { name: 'First' } });
    expect((await analyst.refused(sendMessage, input({ providerId: gone }))).code).toBe('chat.model');
  });

  it('that fails gives way to the next one, which is said', async () => {
    const broken = await add(admin, 'Broken', { model: 'broken', priority: 70 });
    try {
      expect((await ask({ providerId: broken })).answer).toMatchObject({
        fallback: 'away',
        answeredBy: { name: 'First' },
      });
    } finally {
      await admin.send(removeProvider, { providerId: broken });
    }
  });

  it('is nobody else’s to choose, and another organization’s is none', async () => {
    const { sessionId } = await ask();
    for (const who of [admin, foreign]) {
      expect((await who.refused(chooseModel, { sessionId, providerId: null })).code).toBe('resource.missing');
      expect((await who.refused(listModels, { sessionId })).code).toBe('resource.missing');
    }
    const theirs = await add(foreign, 'Theirs');
    try {
      expect((await analyst.refused(chooseModel, { sessionId, providerId: theirs })).code).toBe('chat.model');
      expect((await analyst.refused(sendMessage, input({ providerId: theirs }))).code).toBe('chat.model');
    } finally {
      await foreign.send(removeProvider, { providerId: theirs });
    }
  });
});
