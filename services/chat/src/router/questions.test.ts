import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { choose } from './choose.rules.js';
import type { ListedQuestion } from './listed-question.js';
import { tuning } from './questions.tuning.js';
import { judgeAll } from './test/judge.js';
import { platformOf } from './test/platform.js';
import { toolsFor } from '../tools/tools-for.js';
import { utteranceOf } from './utterance.js';

/** Written by people who have not seen the router's words; kept as data, so that nobody edits it beside the router. */
const path = new URL('../../src/router/questions.heldout.json', import.meta.url);
const heldOut = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ListedQuestion[]) : [];

const isOffTopic = ({ expect: { ...expected } }: ListedQuestion) => 'answer' in expected && expected.answer === 'off-topic';
const lists: readonly [string, readonly ListedQuestion[], number][] = [
  ['it was tuned with', tuning, 0.97],
  ['it has never seen', heldOut, 0.95],
];

describe.each(lists)('the questions %s', (_, list, least) => {
  const off = list.filter(isOffTopic);
  const on = list.filter((one) => !isOffTopic(one));

  (list.length > 0 ? it : it.skip)(`are answered, proposed or refused rightly, at least ${least * 100} % of them`, async () => {
    const { share, wrong } = await judgeAll(on, list !== tuning);
    expect({ share: share >= least, wrong: share >= least ? [] : wrong }).toEqual({ share: true, wrong: [] });
  });

  (list.length > 0 ? it : it.skip)('are rejected where they are off topic, at least 95 % of them', async () => {
    const { share, wrong } = await judgeAll(off, list !== tuning);
    expect({ share: share >= 0.95, wrong: share >= 0.95 ? [] : wrong }).toEqual({ share: true, wrong: [] });
  });
});

describe('choosing', () => {
  it('takes less than 3 ms', () => {
    const { ctx } = platformOf('SALES_REP');
    const mine = new Set(toolsFor(ctx.ability));
    const ask = () => tuning.forEach(({ question, hub }) => choose(utteranceOf(question, ctx.now), hub ?? '', mine));
    ask();
    const started = performance.now();
    for (let round = 0; round < 3; round += 1) ask();
    expect((performance.now() - started) / (3 * tuning.length)).toBeLessThan(3);
  });
});
