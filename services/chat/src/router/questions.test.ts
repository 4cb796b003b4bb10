import { describe, expect, it } from '@jest/globals';
import type { ListedQuestion } from './listed-question.js';
import { tuning } from './questions.tuning.js';
import { heldOut } from './test/held-out.js';
import { judgeAll } from './test/judge.js';

const measured = heldOut();
const isOffTopic = (listed: ListedQuestion) => 'answer' in listed.expect && listed.expect.answer === 'off-topic';
const lists = [
  { origin: 'it was tuned with', list: tuning, least: 0.97, generous: false },
  { origin: 'it has never seen', list: measured, least: 0.95, generous: true },
];
const OFF_TOPIC_LEAST = 0.95;
/** The share that is right, and where it is too small the questions that are not. */
const result = async (list: readonly ListedQuestion[], generous: boolean, least: number) => {
  const { share, wrong } = await judgeAll(list, generous);
  return { enough: list.length > 0 && share >= least, wrong: share >= least ? [] : wrong };
};

describe.each(lists)('the questions $origin', ({ list, least, generous }) => {
  it(`are answered, proposed or refused rightly, at least ${least * 100} % of them`, async () => {
    const on = list.filter((listed) => !isOffTopic(listed));
    expect(await result(on, generous, least)).toEqual({ enough: true, wrong: [] });
  });

  it('are rejected where they are off topic, at least 95 % of them', async () => {
    const off = list.filter(isOffTopic);
    expect(await result(off, generous, OFF_TOPIC_LEAST)).toEqual({ enough: true, wrong: [] });
  });
});

describe('the questions it has never seen', () => {
  it('are 150 different ones or more', () => {
    expect(new Set(measured.map(({ question }) => question.toLowerCase())).size).toBeGreaterThanOrEqual(150);
  });

  it('are not among the ones it was tuned with, but for what everybody would say', () => {
    const known = new Set(tuning.map(({ question }) => question.toLowerCase()));
    const both = measured.filter(({ question }) => known.has(question.toLowerCase()));
    expect(both.length / measured.length).toBeLessThan(0.1);
  });
});
