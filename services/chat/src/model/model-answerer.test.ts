import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NoLedger } from '../providers/test/asking.js';
import { Scripted } from '../providers/test/scripted.js';
import { answered, FakeTools, listener, modelWith, PROMPT_ID, questionOf } from './test/answering.js';

let scripted: Scripted;
beforeAll(async () => {
  scripted = await Scripted.start();
});
afterAll(() => scripted.stop());

const none = new FakeTools([]);
const stored = (model: string, more: object = {}) => ({
  model,
  baseUrl: scripted.baseUrl,
  apiKey: randomUUID(),
  ...more,
});
const told = async ({ apiKey }: { readonly apiKey: string }) =>
  (await scripted.calls(apiKey)).map(({ asked }) => asked);

describe('an answer of a model', () => {
  it('is written with the prompt of the place, and says which version it was', async () => {
    const provider = stored('echo');
    const { question, written } = questionOf('How are you?', [provider]);
    const { model, ledger } = modelWith(none);
    expect(await model.available(question)).toBe('model');
    const { outcome, text } = await answered(model, question);
    expect(text).toBe('How are you?');
    expect(outcome).toMatchObject({ status: 'complete', mode: 'model', provider: 'echo', promptVersion: PROMPT_ID });
    expect(outcome.usage).toMatchObject({ estimated: false });
    expect(ledger.settled).toHaveLength(1);
    const [asked] = await told(provider);
    expect(asked!.messages[0]!.content).toContain('Jonah Prescott (Sales representative, Sales)');
    expect(asked!.messages[0]!.content).toContain('You have no tools here.');
    expect(written.map(({ sql }) => sql)).toEqual([expect.stringContaining('uses = uses + 1')]);
  });

  it('knows what was said before', async () => {
    const provider = stored('paced-0-3');
    const history = [
      { role: 'user' as const, content: 'first' },
      { role: 'assistant' as const, content: 'second' },
    ];
    await answered(modelWith(none).model, questionOf('third', [provider], { history }).question);
    const [asked] = await told(provider);
    expect(asked!.messages.slice(1).map(({ content }) => content)).toEqual(['first', 'second', 'third']);
  });

  it.each([
    ['length', 'truncated'],
    ['clean-eof', 'interrupted'],
    ['hang-mid', 'interrupted'],
  ])('of %s is %s and kept', async (name, status) => {
    const { outcome, text } = await answered(modelWith(none).model, questionOf('hello', [stored(name)]).question);
    expect(outcome.status).toBe(status);
    expect(text).not.toBe('');
  });

  it('stops when the person stops', async () => {
    const stop = new AbortController();
    const { question } = questionOf('hello', [stored('paced-50-500')]);
    const { outcome, text } = await answered(modelWith(none).model, question, stop.signal, () => stop.abort());
    expect(outcome).toMatchObject({ status: 'stopped', usage: { estimated: true } });
    expect(text.split(' ').length).toBeLessThan(30);
  });
});

describe('no answer of a model', () => {
  it.each(['broken', 'hang', 'empty', 'wrong-key'])('%s: is an outage, so that platform data answers', async (name) => {
    const { question } = questionOf('hello', [stored(name)]);
    await expect(answered(modelWith(none).model, question)).rejects.toMatchObject({ reason: 'away' });
  });

  it('is there where no provider may see the hub, and where all of them failed lately', async () => {
    const { model } = modelWith(none);
    expect(await model.available(questionOf('hello', []).question)).toBe('none');
    expect(await model.available(questionOf('hello', [stored('echo')], { hub: 'healthtech' }).question)).toBe('none');
    const { question } = questionOf('hello', [stored('wrong-key')]);
    await expect(answered(model, question)).rejects.toMatchObject({ reason: 'away' });
    expect(await model.available(question)).toBe('away');
  });

  it('is asked for where the budget is used up', async () => {
    const provider = stored('echo');
    const { question } = questionOf('hello', [provider]);
    await expect(answered(modelWith(none, new NoLedger(0)).model, question)).rejects.toMatchObject({
      reason: 'budget',
    });
    expect(await told(provider)).toHaveLength(0);
  });
});

describe('whoever listens', () => {
  it('gets the parts of several steps apart from each other', async () => {
    const heard = listener();
    const { Speech } = await import('./speech.js');
    const { Vault } = await import('../privacy/placeholders.js');
    const speech = new Speech(heard.sink, new Vault(), new Set([1]));
    for (const text of ['One moment.', '', 'Done [1] [2]']) {
      speech.begin(() => false);
      speech.push(text);
      speech.end();
    }
    expect(heard.text()).toBe('One moment.\n\nDone [1] ');
  });
});
