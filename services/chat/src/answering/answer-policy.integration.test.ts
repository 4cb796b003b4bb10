import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeAnswerPolicy, getAnswerPolicy } from '@talent-os/contracts/chat/answering.js';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import { regenerate, sendMessage } from '@talent-os/contracts/chat/messages.js';
import { addProvider, removeProvider } from '@talent-os/contracts/chat/providers.js';
import { exportHistory, getSession } from '@talent-os/contracts/chat/sessions.js';
import { addressOf, eventually, signIn, type Person } from '@talent-os/testing';
import { Scripted } from '../providers/test/scripted.js';

const CERTAIN = 'How many positions do we have?';
let scripted: Scripted;
let admin: Person;
let providerId: string;
const key = crypto.randomUUID();
beforeAll(async () => {
  [scripted, admin] = await Promise.all([Scripted.start(), signIn('org.admin@harbor.example')]);
  const provider = await admin.call(addProvider, {
    name: 'Data first',
    baseUrl: scripted.baseUrl,
    model: 'tools-split',
    key,
    priority: 1,
    monthlyBudget: 10_000,
    promptPrice: 1,
    completionPrice: 1,
    allowedHubs: ['intelligence'],
    baaSigned: false,
    enabled: true,
  });
  providerId = provider.id;
});
afterAll(async () => {
  await admin.call(removeProvider, { providerId });
  await scripted.stop();
});

type Sent = { readonly runId: string; readonly sessionId: string; readonly answerId: string };
const clientMessageId = () => `client-${crypto.randomUUID()}`;
const context = { hubContext: 'intelligence', hubTitle: 'Intelligence Hub', pageContext: 'any', pageTitle: 'Any' };
const ask = (content: string): Promise<Sent> =>
  admin.call(sendMessage, { ...context, content, clientMessageId: clientMessageId() });

/** What was streamed, and the parts that were stored of it. */
async function answered(sent: Sent): Promise<{ frames: readonly Frame[]; text: string; parts: readonly string[] }> {
  const headers = { authorization: `Bearer ${admin.token}` };
  const response = await fetch(`${addressOf()}/api/chat/runs/${sent.runId}/events`, { headers });
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: {'));
  const frames = lines.map((line) => JSON.parse(line.slice(6)) as Frame);
  const text = frames.map((frame) => (frame.type === 'text-delta' ? frame.delta : '')).join('');
  const parts = await eventually(async () => {
    const { messages } = await admin.call(getSession, { sessionId: sent.sessionId });
    const answer = messages.find(({ id }) => id === sent.answerId)!;
    expect(answer.status).toBe('complete');
    return answer.parts.map(({ type }) => type);
  });
  return { frames, text, parts };
}

describe('an organization with a model', () => {
  it('is answered from platform data first what is certain, unless it says otherwise', async () => {
    expect(await admin.call(getAnswerPolicy, {})).toEqual({ dataFirst: true });
    // A machine too busy to be certain in time asks the model.
    await eventually(async () => {
      const before = (await scripted.calls(key)).length;
      const { frames, text, parts } = await answered(await ask(CERTAIN));
      expect(frames.at(-1)).toMatchObject({ type: 'finish', status: 'complete', mode: 'direct', usage: null });
      expect([text, parts]).toEqual([expect.stringMatching(/\d+ positions?/), ['text', 'sources']]);
      expect(await scripted.calls(key)).toHaveLength(before);
    });
    await admin.call(changeAnswerPolicy, { dataFirst: false });
    try {
      const asked = await answered(await ask(CERTAIN));
      expect(asked.frames.at(-1)).toMatchObject({ type: 'finish', mode: 'model' });
    } finally {
      await admin.call(changeAnswerPolicy, { dataFirst: true });
    }
  });

  it('has its model asked instead where a person wants that, once', async () => {
    const first = await ask(CERTAIN);
    await answered(first);
    const again = { messageId: first.answerId, clientMessageId: clientMessageId(), askModel: true };
    const second = await admin.call(regenerate, again);
    const { frames, parts } = await answered(second);
    expect(frames.at(-1)).toMatchObject({ type: 'finish', mode: 'model' });
    expect(parts).toEqual(['text', 'sources']);
    expect(await admin.call(regenerate, again)).toMatchObject({ answerId: second.answerId, attached: true });
  });

  it('reads what is not verified of the model’s answer: streamed, stored, and in what is exported', async () => {
    // The script asks a tool that is not there and repeats what it was told.
    const sent = await ask('call no_such_tool_of_17 {}');
    const { frames, parts } = await answered(sent);
    expect(frames.at(-1)).toMatchObject({ type: 'finish', mode: 'model' });
    const verification = { grounded: false, unverified: [] };
    expect(frames.filter(({ type }) => type === 'verification')).toEqual([{ type: 'verification', verification }]);
    expect(parts).toEqual(['text', 'verification']);
    const { messages } = await admin.call(exportHistory, {});
    expect(messages.find(({ id }) => id === sent.answerId)?.parts).toContainEqual({
      type: 'verification',
      verification,
    });
  });
});
