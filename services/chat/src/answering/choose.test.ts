import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@talent-os/service-kit';
import type { Answerer, Outcome, Question, Sink } from './answerer.js';
import { NoModelAnswered } from '../providers/unanswered.js';
import { choose, type ModelPart } from './choose.js';
import { notices } from './notices.js';

const ended = (mode: Outcome['mode']): Outcome => ({
  status: 'complete',
  mode,
  usage: null,
  provider: null,
  promptVersion: null,
});
const question = {} as Question;
const signal = new AbortController().signal;

/** A sink that notes what is said; only `text` is spoken here. */
const noting = () => {
  const said: string[] = [];
  const sink = { text: (delta: string) => void said.push(delta), status: () => undefined } as unknown as Sink;
  return { said, sink };
};
const platform: Answerer = {
  async answer(_question, sink) {
    sink.text('from the platform');
    return ended('platform-data');
  },
};
const modelThat = (is: 'model' | 'none' | 'health' | 'away', answer: (sink: Sink) => void): ModelPart => ({
  available: async () => is,
  async answer(_question, sink) {
    answer(sink);
    return ended('model');
  },
});
const fails = (code: 'service.down' | 'service.late' | 'chat.busy') => () => {
  throw new DomainError(code);
};

describe('a question for what concerns its owner alone', () => {
  const model = modelThat('model', (heard) => heard.text('from the model'));
  const privately = async (): Promise<Answerer['answer']> => async (_question, sink) => {
    sink.text('between the two of us');
    return ended('platform-data');
  };

  it.each([{}, { askModel: true }])('is answered by the platform, whatever model there is: %j', async (more) => {
    const { said, sink } = noting();
    const chosen = await choose(model, { ...platform, privately }, { ...question, ...more });
    expect(chosen.mode).toBe('platform-data');
    await chosen.answer(sink, signal);
    expect(said).toEqual(['between the two of us']);
  });

  it('is like any other where nobody finds that out', async () => {
    const { said, sink } = noting();
    const fault = () => Promise.reject(new DomainError('service.down'));
    const asked = { ctx: { log: { warn: () => undefined } } } as unknown as Question;
    const chosen = await choose(model, { ...platform, privately: fault }, asked);
    await chosen.answer(sink, signal);
    expect(said).toEqual(['from the model']);
  });
});

describe('who answers', () => {
  it.each([
    ['model', 'model', 'model', 'from the model'],
    ['none', 'platform-data', 'platform-data', 'from the platform'],
    ['away', 'degraded', 'degraded', 'from the platform'],
  ] as const)('with a model that is %s: begins %s, ends %s', async (is, begins, ends, text) => {
    const { said, sink } = noting();
    const chosen = await choose(
      modelThat(is, (heard) => heard.text('from the model')),
      platform,
      question,
    );
    expect(chosen.mode).toBe(begins);
    expect((await chosen.answer(sink, signal)).mode).toBe(ends);
    expect(said).toEqual([text]);
  });

  it.each(['service.down', 'service.late'] as const)(
    'is the platform when the model fails with %s at once',
    async (code) => {
      const { said, sink } = noting();
      const chosen = await choose(modelThat('model', fails(code)), platform, question);
      expect(await chosen.answer(sink, signal)).toMatchObject({ mode: 'degraded', status: 'complete' });
      expect(said).toEqual(['from the platform']);
    },
  );

  it('stays the model once it has spoken', async () => {
    const { said, sink } = noting();
    const speaksThenFails = (heard: Sink) => {
      heard.text('Well');
      throw new DomainError('service.down');
    };
    const chosen = await choose(modelThat('model', speaksThenFails), platform, question);
    await expect(chosen.answer(sink, signal)).rejects.toMatchObject({ code: 'service.down' });
    expect(said).toEqual(['Well']);
  });

  it.each(['away', 'budget', 'role-budget', 'private'] as const)(
    'is the platform where no model answers (%s), and says why',
    async (reason) => {
      const { said, sink } = noting();
      const unanswered = () => {
        throw new NoModelAnswered(reason);
      };
      const chosen = await choose(modelThat('model', unanswered), platform, question);
      expect(await chosen.answer(sink, signal)).toMatchObject({ mode: 'degraded', status: 'complete' });
      expect(said).toEqual([...(notices[reason] === '' ? [] : [notices[reason]]), 'from the platform']);
    },
  );

  it('is the platform for a conversation no model may have, and says why', async () => {
    const { said, sink } = noting();
    const chosen = await choose(
      modelThat('health', () => undefined),
      platform,
      question,
    );
    expect([chosen.mode, (await chosen.answer(sink, signal)).mode]).toEqual(['degraded', 'degraded']);
    expect(said).toEqual([notices.health, 'from the platform']);
  });

  describe('where platform data answers first', () => {
    const wanted = async (): Promise<boolean> => true;
    const unwanted = async (): Promise<boolean> => false;
    const log = { warn: () => undefined };
    const certain = { ...platform, answerIfCertain: (one: Question, sink: Sink) => platform.answer(one, sink, signal) };
    const unsure = { ...platform, answerIfCertain: async () => undefined };
    const failing = {
      ...platform,
      answerIfCertain: async () => {
        throw new DomainError('service.down');
      },
    };
    const model = modelThat('model', (heard) => heard.text('from the model'));
    it.each([
      ['certain', certain, {}, wanted, 'direct', 'from the platform'],
      ['certain, and the model is asked for', certain, { askModel: true }, wanted, 'model', 'from the model'],
      ['certain, and the organization asks models first', certain, {}, unwanted, 'model', 'from the model'],
      ['not certain', unsure, {}, wanted, 'model', 'from the model'],
      ['away', failing, {}, wanted, 'model', 'from the model'],
      ['not able to be certain', platform, {}, wanted, 'model', 'from the model'],
    ] as const)('and is %s', async (_, data, more, policy, mode, text) => {
      const { said, sink } = noting();
      const asked = { ...question, ctx: { log }, ...more } as unknown as Question;
      const chosen = await choose(model, data, asked, policy);
      expect([(await chosen.answer(sink, signal)).mode, said]).toEqual([mode, [text]]);
    });
  });

  it('stays the model for refusals that are no outage, and for whoever was stopped', async () => {
    const { sink } = noting();
    const busy = await choose(modelThat('model', fails('chat.busy')), platform, question);
    await expect(busy.answer(sink, signal)).rejects.toMatchObject({ code: 'chat.busy' });
    const down = await choose(modelThat('model', fails('service.down')), platform, question);
    await expect(down.answer(sink, AbortSignal.abort())).rejects.toMatchObject({ code: 'service.down' });
  });
});
