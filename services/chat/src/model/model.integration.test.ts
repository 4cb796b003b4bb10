import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sendMessage, stopRun, type ChatMessage } from '@talent-os/contracts/chat/messages.js';
import { changeAnswerPolicy } from '@talent-os/contracts/chat/answering.js';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import { addProvider, healthHubs, listProviders, removeProvider } from '@talent-os/contracts/chat/providers.js';
import { findPeople } from '@talent-os/contracts/identity/directory.js';
import { routes } from '@talent-os/contracts/navigation/index.js';
import { getSession } from '@talent-os/contracts/chat/sessions.js';
import {
  addressOf,
  attributeOf,
  eventually,
  ownerQuery,
  signIn,
  spansOf,
  type Person,
  type Span,
} from '@talent-os/testing';
import { notices } from '../answering/notices.js';
import { incompleteNotice } from '../providers/cut.rules.js';
import { anybody } from '../privacy/test/identifying.data.js';
import { identifyingTexts, leakOf } from '../privacy/test/identifying.js';
import { Scripted } from '../providers/test/scripted.js';

let scripted: Scripted;
let admin: Person;
let rep: Person;
beforeAll(async () => {
  scripted = await Scripted.start();
  [admin, rep] = (await Promise.all(['org.admin', 'sales.rep'].map((box) => signIn(`${box}@northwind.example`)))) as [
    Person,
    Person,
  ];
  // These tests are about models: none of their questions is for platform data alone.
  await admin.call(changeAnswerPolicy, { dataFirst: false });
});
afterAll(async () => {
  await admin.call(changeAnswerPolicy, { dataFirst: true });
  await scripted.stop();
});

/** The only provider of the hub while a test asks there. */
async function withModel<T>(
  model: string,
  work: (provider: { readonly id: string; readonly key: string }) => Promise<T>,
  more: object = {},
) {
  const key = crypto.randomUUID();
  const fields = {
    name: model,
    baseUrl: scripted.baseUrl,
    model,
    priority: 1,
    monthlyBudget: 10_000,
    promptPrice: 100,
    completionPrice: 400,
  };
  const hubs = { allowedHubs: ['intelligence' as const], baaSigned: false, enabled: true };
  const { id } = await admin.call(addProvider, { ...fields, ...hubs, ...more, key });
  try {
    return await work({ id, key });
  } finally {
    await admin.call(removeProvider, { providerId: id });
  }
}

const context = {
  hubContext: 'intelligence',
  hubTitle: 'Intelligence Hub',
  pageContext: 'intelligence-overview',
  pageTitle: 'Overview',
};
const ask = (content: string, more: object = {}, person = admin) =>
  person.call(sendMessage, { ...context, content, clientMessageId: `client-${crypto.randomUUID()}`, ...more });

async function framesOf(runId: string, person = admin): Promise<Frame[]> {
  const response = await fetch(`${addressOf()}/api/chat/runs/${runId}/events`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const text = await response.text();
  return text.split('\n').flatMap((line) => (line.startsWith('data: {') ? [JSON.parse(line.slice(6)) as Frame] : []));
}
const textOf = (frames: readonly Frame[]) =>
  frames.map((frame) => (frame.type === 'text-delta' ? frame.delta : '')).join('');
const storedAnswer = async ({
  sessionId,
  answerId,
}: {
  readonly sessionId: string;
  readonly answerId: string;
}): Promise<ChatMessage> => (await admin.call(getSession, { sessionId })).messages.find(({ id }) => id === answerId)!;

describe('an organization with a model', () => {
  it('is answered by it: streamed, stored, counted and charged', async () => {
    await withModel('paced-0-20', async ({ id, key }) => {
      const sent = await ask('Hello there');
      const frames = await framesOf(sent.runId);
      expect(frames[0]).toMatchObject({ type: 'start', mode: 'model' });
      expect(frames.at(-1)).toMatchObject({
        type: 'finish',
        status: 'complete',
        mode: 'model',
        usage: { estimated: false, completionTokens: 20 },
      });
      expect(textOf(frames).split(' ').length).toBe(21);
      const answer = await eventually(async () => {
        const stored = await storedAnswer(sent);
        expect(stored.status).toBe('complete');
        return stored;
      });
      expect(answer.content).toBe(textOf(frames));
      expect(await scripted.calls(key)).toHaveLength(1);
      const provider = (await admin.call(listProviders, {})).items.find((one) => one.id === id)!;
      expect(provider).toMatchObject({ status: 'ready', spent: 1 });
    });
  });

  it('is asked within one trace, from the edge to the model, which holds nothing of what was said', async () => {
    await withModel('tools-split', async () => {
      const content = 'call sales_deals_list {"search":"canary"}';
      const response = await fetch(`${addressOf()}/api/chat/messages`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${admin.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ ...context, content, clientMessageId: `client-${crypto.randomUUID()}` }),
      });
      const [, traceId] = /^00-([\da-f]{32})-/.exec(response.headers.get('traceresponse')!)!;
      const { runId } = (await response.json()) as { runId: string };
      const told = textOf(await framesOf(runId));
      await eventually(() => {
        const spans = spansOf(traceId!);
        /** Names from the browser's span down to this one. */
        const wayTo = (span: Span): string[] => {
          const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
          return [...(parent ? wayTo(parent) : []), span.name];
        };
        const way = (name: string, kind: number) =>
          spans.filter((span) => span.name === name && span.kind === kind).map(wayTo);
        const edge = 'POST /api/chat/messages';
        const apart = process.env.TOPOLOGY === 'split';
        const handled = apart ? [edge, sendMessage.name, sendMessage.name] : [edge, sendMessage.name];
        const [CLIENT, PRODUCER] = [3, 4];
        expect(way('chat tools-split', CLIENT)).toEqual([
          [...handled, 'chat tools-split'],
          [...handled, 'chat tools-split'],
        ]);
        expect(way('TRANSACTION chat', CLIENT)).toContainEqual([...handled, 'TRANSACTION chat']);
        expect(way('XADD', CLIENT)[0]).toEqual([...handled, 'XADD']);
        const asked = apart ? ['sales.deals.list', 'sales.deals.list'] : ['sales.deals.list'];
        const read = spans.find(({ name }) => name.startsWith('SELECT sales.'));
        expect(wayTo(read!)).toEqual([...handled, ...asked, read!.name]);
        expect(spans.some(({ kind }) => kind === PRODUCER)).toBe(true);
        const calls = spans.filter(({ name }) => name === 'chat tools-split');
        for (const call of calls) {
          expect(attributeOf(call, 'gen_ai.operation.name')).toBe('chat');
          expect(attributeOf(call, 'gen_ai.request.model')).toBe('tools-split');
          expect(attributeOf(call, 'gen_ai.response.finish_reasons')).toBeDefined();
        }
        for (const span of apart ? [] : spans.filter(({ kind }) => kind < PRODUCER))
          expect(attributeOf(span, 'messaging.system')).toBeUndefined();
        const text = JSON.stringify(spans);
        expect(text).not.toContain('canary');
        expect(text).not.toContain(told);
      });
    });
  });

  it('is answered from its own data, through the tools of whoever asks', async () => {
    await withModel('tools-split', async () => {
      const sent = await ask('call sales_deals_list {}');
      const frames = await framesOf(sent.runId);
      const kinds = new Set(frames.map(({ type }) => type));
      expect(kinds).toEqual(
        new Set(['start', 'data-status', 'tool-call', 'tool-result', 'source', 'text-delta', 'finish']),
      );
      expect(textOf(frames)).toContain('[1]');
      expect(textOf(frames)).not.toContain('[7]');
      const calls = await ownerQuery<{ provider: string; decision: string }>(
        'select provider, decision from chat.tool_call where run_id = $1',
        [sent.runId],
      );
      expect(calls).toEqual([{ provider: 'tools-split', decision: 'allowed' }]);
    });
  });

  it('is stopped from anywhere: the model’s connection ends and what was spent is estimated', async () => {
    await withModel('paced-20-4000', async ({ key }) => {
      const sent = await ask('Take your time');
      await eventually(async () => expect((await scripted.calls(key))[0]?.events ?? 0).toBeGreaterThan(5));
      await admin.call(stopRun, { runId: sent.runId });
      const frames = await framesOf(sent.runId);
      expect(frames.at(-1)).toMatchObject({ type: 'finish', status: 'stopped', usage: { estimated: true } });
      await eventually(async () => expect((await scripted.calls(key))[0]!.ended).toBe('left'));
      const entries = await ownerQuery<{ state: string; estimated: boolean }>(
        'select state, estimated from chat.usage_entry where run_id = $1',
        [sent.runId],
      );
      expect(entries).toEqual([{ state: 'settled', estimated: true }]);
    });
  });

  it.each([
    ['budget', { monthlyBudget: 0 }],
    ['role-budget', { roleBudgets: { ORGANIZATION_ADMIN: 0 } }],
  ] as const)('is answered from platform data where its %s is used up, and told so', async (reason, budget) => {
    await withModel(
      'echo',
      async ({ key }) => {
        const frames = await framesOf((await ask('How many open positions do we have?')).runId);
        expect(frames.at(-1)).toMatchObject({ type: 'finish', status: 'complete', mode: 'degraded' });
        expect(textOf(frames).startsWith(notices[reason])).toBe(true);
        expect(textOf(frames)).toMatch(/Open positions/);
        expect(await scripted.calls(key)).toHaveLength(0);
      },
      budget,
    );
  });

  it.each([
    ['clean-eof', 'interrupted', 'ended'],
    ['reset-mid', 'interrupted', 'unreachable'],
    ['bad-json-mid', 'interrupted', 'garbled'],
    ['error-mid', 'interrupted', 'broken'],
    ['error-event', 'interrupted', 'broken'],
    ['length', 'truncated', 'length'],
    ['filter', 'truncated', 'filter'],
  ] as const)('keeps what came of an answer that ends early (%s), and says why it did', async (model, status, cut) => {
    await withModel(model, async ({ id }) => {
      const sent = await ask('Hello');
      const frames = await framesOf(sent.runId);
      expect(frames.at(-1)).toMatchObject({ type: 'finish', status, mode: 'model' });
      expect(textOf(frames)).toMatch(/^\S+ \S+ [^]*\n\n\*This answer is not complete: /);
      expect(textOf(frames).endsWith(incompleteNotice(cut))).toBe(true);
      expect((await storedAnswer(sent)).content).toBe(textOf(frames));
      const provider = (await admin.call(listProviders, {})).items.find((one) => one.id === id)!;
      expect(provider.lastError !== null).toBe(status === 'interrupted');
    });
  });

  it.each(['broken', 'wrong-key', 'bad-json'])(
    'and a model that is %s is answered from platform data, and told so',
    async (model) => {
      await withModel(model, async () => {
        const frames = await framesOf((await ask('What can you do?')).runId);
        expect(frames.at(-1)).toMatchObject({ type: 'finish', mode: 'degraded' });
        expect(textOf(frames)).not.toBe('');
      });
    },
  );

  it('asks the next one where the first is away', async () => {
    await withModel('broken', () =>
      withModel(
        'paced-0-5',
        async () => {
          const frames = await framesOf((await ask('Hello')).runId);
          expect(frames.at(-1)).toMatchObject({ type: 'finish', status: 'complete', mode: 'model' });
        },
        { priority: 2 },
      ),
    );
  });
});

/** Screens of health hubs, each asked from with another text. */
const screens = routes.flatMap(({ path, hub }) => (healthHubs.some((one) => one === hub) ? [path] : []));
const texts = identifyingTexts(anybody);
const textFor = (index: number) => texts[(index * 37) % texts.length]!;
/** What a client says of the place: anything. */
const claims = { hubContext: 'general', hubTitle: 'Talent OS', pageContext: 'general', pageTitle: 'Somewhere' };
const elsewhere = { allowedHubs: ['intelligence', 'general', 'sales'] };
const bytesOf = async (key: string) => JSON.stringify((await scripted.calls(key)).map(({ asked }) => asked.messages));

describe('a conversation on a screen of health', () => {
  it('reaches no model without an agreement, from any of them, nor where it goes on, and is answered all the same', async () => {
    await withModel(
      'echo',
      async ({ key }) => {
        for (const [index, path] of screens.entries()) {
          const sent = await ask(textFor(index).text, { ...claims, path }, rep);
          expect((await framesOf(sent.runId, rep)).at(-1)).toMatchObject({ type: 'finish', mode: 'platform-data' });
          const [row] = await ownerQuery<{ health: boolean; hub: string }>(
            'select health, hub_context as hub from chat.chat_session where id = $1',
            [sent.sessionId],
          );
          expect([path, row]).toEqual([path, { health: true, hub: expect.stringMatching(/^(healthtech|wellness)$/) }]);
          if (index > 1) continue;
          const on = await ask('And how many are there?', { sessionId: sent.sessionId, path: '/intelligence' }, rep);
          const frames = await framesOf(on.runId, rep);
          expect(frames.at(-1)).toMatchObject({ type: 'finish', mode: 'degraded' });
          expect(textOf(frames).startsWith(notices.health)).toBe(true);
        }
        expect(await scripted.calls(key)).toHaveLength(0);
      },
      elsewhere,
    );
  });

  it.each([
    ['placeholder', true],
    ['placeholder', false],
    ['block', true],
    ['block', false],
  ] as const)('and one elsewhere passes no detail under %s, agreement %s', async (phi, baaSigned) => {
    const hubs =
      baaSigned && phi !== 'block'
        ? ['intelligence', 'general', 'healthtech', 'wellness']
        : ['intelligence', 'general'];
    await withModel(
      'echo',
      async ({ key }) => {
        const asked = [0, 1, 2, 3].map((index) => ({ index, identifying: textFor(index * 5 + (baaSigned ? 1 : 2)) }));
        for (const { index, identifying } of asked) {
          const path = index % 2 ? '/intelligence' : screens[index]!;
          const frames = await framesOf((await ask(identifying.text, { ...claims, path }, rep)).runId, rep);
          expect(leakOf(identifying, await bytesOf(key))).toBeUndefined();
          const mode = frames.find((frame) => frame.type === 'finish')?.mode;
          if (mode === 'model') expect(textOf(frames)).toBe(identifying.text);
          else if (path === '/intelligence') expect(textOf(frames).startsWith(notices.private)).toBe(true);
        }
        const calls = await scripted.calls(key);
        expect(calls.length).toBe(phi === 'block' ? 0 : baaSigned ? 4 : 2);
      },
      { allowedHubs: hubs, phi, baaSigned },
    );
  });

  it('nor the name of anybody the organization knows, and finds it again in the answer', async () => {
    const { items } = await admin.call(findPeople, {});
    await withModel(
      'echo',
      async ({ key }) => {
        for (const { name } of items.slice(0, 3)) {
          const content = `is ${name.toLowerCase()} on leave?`;
          const frames = await framesOf((await ask(content, {}, rep)).runId, rep);
          expect(textOf(frames)).toBe(content);
          expect(leakOf({ text: content, detail: name }, await bytesOf(key))).toBeUndefined();
        }
        expect(await scripted.calls(key)).toHaveLength(3);
      },
      elsewhere,
    );
  });

  it('begun elsewhere is one of health once a tool has told of health in it, without a model too', async () => {
    const nurse = await signIn('nurse@harbor.example');
    const sent = await ask('Which of my certifications expire soon?', { ...claims, path: '/productivity' }, nurse);
    await framesOf(sent.runId, nurse);
    const sessions = await ownerQuery<{ health: boolean; hub: string }>(
      'select health, hub_context as hub from chat.chat_session where id = $1',
      [sent.sessionId],
    );
    expect(sessions).toEqual([{ health: true, hub: 'productivity' }]);
  });
});
