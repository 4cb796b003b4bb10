import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answered, FakeTools, modelWith, questionOf, tool } from '../model/test/answering.js';
import type { ModelMessage } from './completion-request.js';
import { Vault } from '../privacy/placeholders.js';
import { knownNames } from '../privacy/known-names.js';
import { toOutgoing } from '../privacy/outgoing.js';
import { Screen } from '../privacy/screen-of.js';
import { askWith, collectAnswer, providerAt, saying } from './test/asking.js';
import { Scripted } from './test/scripted.js';

let scripted: Scripted;
beforeAll(async () => {
  scripted = await Scripted.start();
});
afterAll(() => scripted.stop());

const PERSONAL = 'Write to ada.lane@mail.example about MRN 12345678';
const leaving = (phi: 'block' | 'placeholder', ...messages: ModelMessage[]) => {
  const vault = new Vault({ '⟦PERSON_1⟧': 'Ada Lane' });
  const screen = new Screen({ names: knownNames([]), thisYear: 2026 });
  return toOutgoing({ phi, baaSigned: true }, { messages, tools: [], maxTokens: 1 }, screen, vault);
};
const leaves = (...messages: ModelMessage[]) => leaving('block', ...messages) !== undefined;
const calling = (args: string): ModelMessage => ({
  role: 'assistant',
  content: null,
  tool_calls: [{ id: '1', type: 'function', function: { name: 'find', arguments: args } }],
});

describe('a request to a provider that is kept from all that is personal', () => {
  it.each<[string, ModelMessage, boolean]>([
    ['a question about figures', { role: 'user', content: 'How much of 1,250,000 is won by 2026-11-20?' }, true],
    ['an address', { role: 'user', content: PERSONAL }, false],
    ['what is hidden already', { role: 'user', content: 'How is ⟦PERSON_1⟧?' }, false],
    ['an earlier answer', { role: 'assistant', content: 'Call (415) 555-0134' }, false],
    ['the arguments of a tool', calling('{"search":"\\u27e6PERSON_1\\u27e7"}'), false],
    ['a result', { role: 'tool', tool_call_id: '1', content: '{"note":"Phone:\\n415-555-0134"}' }, false],
    ['a result without anybody', { role: 'tool', tool_call_id: '1', content: '{"total":3}' }, true],
    ['the instructions', { role: 'system', content: 'Words like ⟦PERSON_1⟧ stand for somebody' }, true],
  ])('with %s', (_, message, may) => expect(leaves(message)).toBe(may));

  it('leaves unhindered where the provider is sent placeholders', () =>
    expect(leaving('placeholder', { role: 'user', content: PERSONAL })).toBeDefined());
});

describe('a provider that is kept from all that is personal', () => {
  it('is passed over, and the next one is asked', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const providers = [
      providerAt(scripted.baseUrl, 'echo', first, { phi: 'block' }),
      providerAt(scripted.baseUrl, 'echo', second),
    ];
    const { text } = await collectAnswer(askWith().ask, providers, {}, saying(PERSONAL));
    expect(text).toBe('Write to ⟦EMAIL_1⟧ about MRN ⟦NUMBER_2⟧');
    expect([(await scripted.calls(first)).length, (await scripted.calls(second)).length]).toEqual([0, 1]);
  });

  it('alone costs nothing and asks nobody; other questions it answers', async () => {
    const key = randomUUID();
    const { ask, ledger } = askWith();
    const alone = [providerAt(scripted.baseUrl, 'echo', key, { phi: 'block' })];
    await expect(collectAnswer(ask, alone, {}, saying(PERSONAL))).rejects.toMatchObject({ reason: 'private' });
    expect([(await scripted.calls(key)).length, ledger.settled.length, ledger.refunds]).toEqual([0, 0, 0]);
    expect((await collectAnswer(ask, alone, {}, saying('hello'))).text).toBe('hello');
  });

  it('learns nothing of the people a tool tells of, in a healthcare organization or elsewhere', async () => {
    const staff = tool('sales.people.list', {}, { phi: { 'items.name': 'PERSON' } });
    for (const healthcare of [true, false]) {
      const provider = { model: 'tools', baseUrl: scripted.baseUrl, apiKey: randomUUID(), phi: 'block' as const };
      const tools = new FakeTools([staff], { items: [{ name: 'Ada Lane' }] });
      const { question } = questionOf('call sales_people_list {"search":"x"}', [provider], { healthcare });
      await expect(answered(modelWith(tools).model, question)).rejects.toMatchObject({ reason: 'private' });
      expect(tools.used).toHaveLength(1);
      const sent = JSON.stringify((await scripted.calls(provider.apiKey)).map(({ asked }) => asked.messages));
      expect(sent).not.toMatch(/Ada|Lane|"tool"/);
    }
  });
});
