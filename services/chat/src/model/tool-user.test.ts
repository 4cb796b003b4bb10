import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Scripted } from '../providers/test/scripted.js';
import { answered, FakeTools, modelWith, moving, PROMPT_ID, questionOf, tool } from './test/answering.js';

let scripted: Scripted;
beforeAll(async () => {
  scripted = await Scripted.start();
});
afterAll(() => scripted.stop());

const deals = tool('sales.deals.list');
const stored = (model: string, more: object = {}) => ({
  model,
  baseUrl: scripted.baseUrl,
  apiKey: randomUUID(),
  ...more,
});
const told = async ({ apiKey }: { readonly apiKey: string }) =>
  (await scripted.calls(apiKey)).map(({ asked }) => asked);

describe('a tool', () => {
  it('is asked with the arguments the model wrote in pieces, and cited by its number only', async () => {
    const provider = stored('tools-split');
    const tools = new FakeTools([deals], { items: [{ name: 'Zoë’s “🩺” deal' }] });
    const { question } = questionOf('call sales_deals_list {"search":"Zoë \\"🩺\\" ü","page":1}', [provider]);
    const { outcome, text, frames } = await answered(modelWith(tools).model, question);
    expect(outcome.status).toBe('complete');
    expect(tools.used).toMatchObject([{ name: 'sales.deals.list', args: { search: 'Zoë "🩺" ü', page: 1 } }]);
    expect(tools.used[0]!.run).toMatchObject({ provider: 'tools-split', promptVersion: PROMPT_ID });
    expect(frames.map(({ type }) => type)).toEqual(['status', 'toolCall', 'toolResult', 'source']);
    expect(text).toContain('Zoë’s “🩺” deal');
    expect(text).toContain('[1]');
    expect(text).not.toContain('[7]');
    const [first, second] = await told(provider);
    expect(first!.tools!.map((one) => one.function.name)).toEqual(['sales_deals_list']);
    expect(second!.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'tool']);
    expect(JSON.parse(String(second!.messages.at(-1)!.content))).toMatchObject({ source: 1, about: 'Deals', rows: 1 });
  });

  it.each([
    ['/sales', '/sales'],
    [['/cyber/dashboard', '/sales/dashboard'], '/sales/dashboard'],
    ['/cyber', null],
  ])('whose screen is %s is cited with a link to %s', async (link, shown) => {
    const tools = new FakeTools([tool('sales.deals.list', {}, { link })]);
    const { question } = questionOf('call sales_deals_list {}', [stored('tools')]);
    const { frames } = await answered(modelWith(tools).model, question);
    expect(frames.find(({ type }) => type === 'source')!.value).toMatchObject({ link: shown });
  });

  it.each(['tools-no-index', 'tools-stop'])('is asked also by %s', async (name) => {
    const tools = new FakeTools([deals, tool('sales.territories.list')]);
    const { question } = questionOf('call sales_deals_list\ncall sales_territories_list {"a":1}', [stored(name)]);
    const { outcome } = await answered(modelWith(tools).model, question);
    expect([outcome.status, tools.used.map(({ name: used }) => used)]).toEqual([
      'complete',
      ['sales.deals.list', 'sales.territories.list'],
    ]);
  });

  it('is not asked where the call broke off', async () => {
    const tools = new FakeTools([deals]);
    const { question } = questionOf('call sales_deals_list {"search":"a"}', [stored('tools-cut')]);
    await expect(answered(modelWith(tools).model, question)).rejects.toMatchObject({ reason: 'away' });
    expect(tools.used).toEqual([]);
  });

  it.each([
    ['call no_such_tool {}', 'There is no tool called no_such_tool'],
    ['call sales_deals_list {"search": nonsense', 'no JSON object'],
  ])('%s: the model reads why not', async (content, reason) => {
    const tools = new FakeTools([deals]);
    const { text } = await answered(modelWith(tools).model, questionOf(content, [stored('tools')]).question);
    expect(text).toContain(reason);
    expect(tools.used).toEqual([]);
  });

  it('is asked in six steps at most, and then the model has to speak', async () => {
    const provider = stored('tools-forever');
    const { outcome, text } = await answered(
      modelWith(new FakeTools([deals])).model,
      questionOf('go on', [provider]).question,
    );
    expect([outcome.status, text]).toEqual(['complete', 'After 5 results']);
    expect(await told(provider)).toHaveLength(6);
    expect(outcome.usage).toMatchObject({ estimated: true });
  });

  it('that changes something is proposed, never run', async () => {
    const tools = new FakeTools([moving]);
    const { question } = questionOf('call sales_deals_move {"stage":"proposal"}', [stored('tools')]);
    const { frames, text } = await answered(modelWith(tools).model, question);
    expect(frames.map(({ type }) => type)).toEqual(['status', 'proposal']);
    expect(text).toContain('Nothing has changed');
  });

  it('is one of twenty at most: what fits best and a few of the hub; others are found by looking', async () => {
    const many = Array.from({ length: 40 }, (_, index) => tool(`sales.kind${index}`));
    const provider = stored('tools');
    const tools = new FakeTools([...many, tool('sales.wanted')]);
    const { question } = questionOf('kind7 and kind33\ncall find_tools {"about":"wanted"}', [provider]);
    const { text } = await answered(modelWith(tools).model, question);
    const [first, second] = await told(provider);
    const names = first!.tools!.map((one) => one.function.name);
    expect(names).toEqual(['sales_kind3', 'sales_kind7', 'sales_kind33', 'sales_kind0', 'find_tools']);
    expect(second!.tools!.map((one) => one.function.name)).toContain('sales_wanted');
    expect(text).toContain('sales_wanted');
  });

  it('whose model fails afterwards leaves the answer to platform data while nothing was said', async () => {
    const { question } = questionOf('hello', [stored('tools-then-broken')]);
    await expect(answered(modelWith(new FakeTools([deals])).model, question)).rejects.toMatchObject({
      reason: 'away',
    });
  });
});
