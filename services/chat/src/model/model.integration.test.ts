import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sendMessage, stopRun, type ChatMessage } from '@talent-os/contracts/chat/messages.js';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import { addProvider, listProviders, removeProvider } from '@talent-os/contracts/chat/providers.js';
import { getSession } from '@talent-os/contracts/chat/sessions.js';
import { addressOf, eventually, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { Scripted } from '../providers/test/scripted.js';

let scripted: Scripted;
let admin: Person;
beforeAll(async () => {
  scripted = await Scripted.start();
  admin = await signIn('org.admin@northwind.example');
});
afterAll(() => scripted.stop());

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
const ask = (content: string) =>
  admin.call(sendMessage, { ...context, content, clientMessageId: `client-${crypto.randomUUID()}` });

async function framesOf(runId: string): Promise<Frame[]> {
  const response = await fetch(`${addressOf()}/api/chat/runs/${runId}/events`, {
    headers: { authorization: `Bearer ${admin.token}` },
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

  it('is told that its budget is used up, before anybody is asked', async () => {
    await withModel(
      'echo',
      async ({ key }) => {
        const frames = await framesOf((await ask('Hello')).runId);
        expect(frames.at(-1)).toMatchObject({ type: 'error', code: 'chat.budget', retryable: false });
        expect(await scripted.calls(key)).toHaveLength(0);
      },
      { monthlyBudget: 0 },
    );
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
