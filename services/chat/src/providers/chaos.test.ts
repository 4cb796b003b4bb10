import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@talent-os/testing';
import { Scripted } from './test/scripted.js';
import { askWith, collectAnswer, HURRY, NoLedger, PATIENT, recordingCtx, providerAt, saying } from './test/asking.js';
import { NoModelAnswered } from './unanswered.js';

let scripted: Scripted;
beforeAll(async () => {
  scripted = await Scripted.start();
});
afterAll(() => scripted.stop());

const at = (model: string, key: string) => providerAt(scripted.baseUrl, model, key);

/** Model, how the answer ends, whether its usage is an estimate, whether text arrived. One call each. */
const answered: readonly [string, string, boolean, boolean][] = [
  ['paced-0-20', 'complete', false, true],
  ['no-usage', 'complete', true, true],
  ['thinks', 'complete', false, true],
  ['done-no-reason', 'complete', false, true],
  ['reason-no-done', 'complete', false, true],
  ['clean-eof', 'interrupted', true, true],
  ['length', 'truncated', false, true],
  ['filter', 'truncated', false, true],
  ['empty', 'complete', false, false],
  ['hang-mid', 'interrupted', true, true],
  ['reset-mid', 'interrupted', true, true],
  ['error-mid', 'interrupted', true, true],
  ['error-event', 'interrupted', true, true],
  ['bad-json-mid', 'interrupted', true, true],
];

/** What hangs is ended by the wait it is about, and what thinks for longer than that is not; nothing else is in a hurry. */
const timeoutsFor = (model: string) => (/^hang|^thinks/.test(model) ? HURRY : PATIENT);

/** Model, and calls until it is given up. */
const away: readonly [string, number][] = [
  ['busy', 2],
  ['busy-after-1', 2],
  ['busy-after-60', 1],
  ['broken', 2],
  ['hang', 1],
  ['hang-headers', 1],
  ['hang-pings', 1],
  ['reset', 2],
  ['error-first', 2],
  ['bad-json', 1],
  ['endless', 1],
  ['redirect', 1],
  ['wrong-key', 1],
  ['unknown-model', 1],
  ['nobody-scripted-this', 1],
];

describe('an answer of a model', () => {
  it.each(answered)('%s ends as %s after one call', async (model, finish, estimated, spoke) => {
    const { ask, ledger } = askWith();
    const key = randomUUID();
    const heard = await collectAnswer(ask, [at(model, key)], { timeouts: timeoutsFor(model) });
    expect(heard.answered.finish).toBe(finish);
    expect(heard.text.length > 0).toBe(spoke);
    expect(await scripted.calls(key)).toHaveLength(1);
    expect(ledger.open.size).toBe(0);
    expect(ledger.settled).toHaveLength(1);
    expect(ledger.settled[0]).toMatchObject({ estimated });
    expect(ledger.settled[0]!.completionTokens > 0).toBe(spoke);
  });

  it('arrives whole however its characters and events are torn', async () => {
    const question = 'Zoë’s 🩺 “licence” — 日本語 \n- one\n- two';
    const { ask } = askWith();
    const { text, answered: end } = await collectAnswer(ask, [at('echo-torn', randomUUID())], {}, saying(question));
    expect([text, end.finish]).toEqual([question, 'complete']);
  });
});

describe('a model that does not begin to answer', () => {
  it.each(away)('%s is given up after %i calls', async (model, calls) => {
    const { ask, ledger } = askWith();
    const key = randomUUID();
    const answer = collectAnswer(ask, [at(model, key)], { timeouts: timeoutsFor(model) });
    await expect(answer).rejects.toMatchObject({ name: 'Unanswered', reason: 'away' });
    expect(await scripted.calls(key)).toHaveLength(calls);
    expect([ledger.open.size, ledger.refunds]).toEqual([0, 1]);
  });

  it.each([
    ['busy-once-0', 2],
    ['broken-once', 2],
  ])('%s is asked once more and answers', async (model, calls) => {
    const key = randomUUID();
    const heard = await collectAnswer(askWith().ask, [at(model, key)]);
    expect(heard.answered.finish).toBe('complete');
    expect(await scripted.calls(key)).toHaveLength(calls);
  });

  it('is followed by the next one, in order, and the answer says whose it is', async () => {
    const keys = [randomUUID(), randomUUID(), randomUUID()] as const;
    const providers = [at('wrong-key', keys[0]), at('broken', keys[1]), at('paced-0-5', keys[2])];
    const { answered: end } = await collectAnswer(askWith().ask, providers);
    expect(end.provider).toBe(providers[2]);
    const counts = await Promise.all(keys.map(async (key) => (await scripted.calls(key)).length));
    expect(counts).toEqual([1, 2, 1]);
  });

  it('nobody listening is away too', async () => {
    const nowhere = providerAt('http://127.0.0.1:9/v1', 'any', 'key');
    await expect(collectAnswer(askWith().ask, [nowhere])).rejects.toBeInstanceOf(NoModelAnswered);
  });

  it('is left alone after three failures in a row, and asked again once it was changed', async () => {
    const { ask } = askWith();
    const key = randomUUID();
    const provider = at('hang', key);
    const timeouts = { ...HURRY, firstTokenMs: 500 };
    for (let round = 0; round < 5; round += 1)
      await expect(collectAnswer(ask, [provider], { timeouts })).rejects.toMatchObject({ reason: 'away' });
    expect(await scripted.calls(key)).toHaveLength(3);
    expect(ask.anyAwake([provider])).toBe(false);
    expect(ask.anyAwake([{ ...provider, version: 2 }])).toBe(true);
  });
});

describe('a host with habits of its own', () => {
  it.each(['new-limit', 'no-stream-options', 'no-tools'])('%s is understood, and remembered', async (model) => {
    const { ask } = askWith();
    const key = randomUUID();
    const tool = { type: 'function' as const, function: { name: 'look_up', parameters: {} } };
    const request = () => ({ messages: [{ role: 'user' as const, content: 'hello' }], tools: [tool], maxTokens: 50 });
    const provider = at(model, key);
    for (let round = 0; round < 2; round += 1)
      expect((await collectAnswer(ask, [provider], {}, request)).answered.finish).toBe('complete');
    expect(await scripted.calls(key)).toHaveLength(3);
  });

  it('is told nothing but the question: no headers of the environment or the client', async () => {
    process.env.OPENAI_CUSTOM_HEADERS = 'X-Ours: secret';
    process.env.OPENAI_ORG_ID = 'org-ours';
    const key = randomUUID();
    await collectAnswer(askWith().ask, [at('paced-0-2', key)]);
    delete process.env.OPENAI_CUSTOM_HEADERS;
    delete process.env.OPENAI_ORG_ID;
    const [call] = await scripted.calls(key);
    const ours = Object.keys(call!.headers).filter((name) => /openai|stainless|x-/.test(name));
    expect(ours).toEqual([]);
    expect(call!.headers.authorization).toBe(`Bearer ${key}`);
  });
});

describe('a person who stops', () => {
  it('stops the model: its connection is closed, what was written is kept and charged as an estimate', async () => {
    const { ask, ledger } = askWith();
    const key = randomUUID();
    const stop = new AbortController();
    let words = 0;
    const heard = await collectAnswer(ask, [at('paced-10-500', key)], { signal: stop.signal }, saying('hello'), () => {
      words += 1;
      if (words === 5) stop.abort();
    });
    expect(heard.answered.finish).toBe('stopped');
    expect(heard.text.split(' ').length - 1).toBe(5);
    expect(ledger.settled).toMatchObject([{ estimated: true }]);
    await eventually(async () => expect((await scripted.calls(key))[0]!.ended).toBe('left'));
    expect((await scripted.calls(key))[0]!.events).toBeLessThan(20);
  });

  /** Asks a model that keeps everybody waiting, and comes back once it has been asked. */
  async function waitFor(model: string) {
    const stop = new AbortController();
    const { ask, ledger } = askWith();
    const key = randomUUID();
    const answer = collectAnswer(ask, [at(model, key)], { signal: stop.signal });
    const calls = async () => (await scripted.calls(key)).map(({ ended }) => ended);
    await eventually(async () => expect(await calls()).toEqual([model === 'hang' ? 'open' : 'finished']));
    return { stop: () => stop.abort(), answer, calls, ledger };
  }

  it.each(['hang', 'busy-after-5'])('is obeyed at once while %s keeps everybody waiting', async (model) => {
    // Whoever began to wait before, and is not stopped, waits still.
    const patient = await waitFor(model);
    const hasty = await waitFor(model);
    hasty.stop();
    expect((await hasty.answer).answered.finish).toBe('stopped');
    expect([await hasty.calls(), await patient.calls()].map(({ length }) => length)).toEqual([1, 1]);
    expect(hasty.ledger.open.size).toBe(0);
    patient.stop();
    expect((await patient.answer).answered.finish).toBe('stopped');
  });
});

describe('a budget', () => {
  it('that is used up passes the question on; where all are, nobody is asked', async () => {
    const key = randomUUID();
    const none = askWith(new NoLedger(0));
    await expect(collectAnswer(none.ask, [at('paced-0-5', key), at('paced-0-5', key)])).rejects.toMatchObject({
      reason: 'budget',
    });
    expect(await scripted.calls(key)).toHaveLength(0);
    expect(none.breakers.isOpen('')).toBe(false);
  });
});

describe('the state of a provider', () => {
  it('is noted for administrators when it changes, not with every answer', async () => {
    const { ctx, written } = recordingCtx();
    const key = randomUUID();
    const sealed = { ...at('broken', key), key: { sealed: 'not sealed', version: 1 } };
    await expect(collectAnswer(askWith().ask, [sealed], { ctx })).rejects.toMatchObject({ reason: 'away' });
    expect(written).toEqual([expect.stringContaining('last_error = $3')]);
    expect(await scripted.calls(key)).toHaveLength(0);
    await collectAnswer(askWith().ask, [at('paced-0-2', key)], { ctx });
    expect(written).toHaveLength(1);
  });
});
