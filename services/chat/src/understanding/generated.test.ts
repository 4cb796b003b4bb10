import { describe, expect, it } from '@jest/globals';
import { nouns } from '@talent-os/contracts/fields/nouns.js';
import { rowsRead } from './reads.js';
import { rowsOf } from './rows.js';
import type { Source } from './types.js';
import { isPrivate } from '../tools/kept.data.js';
import { lexicon } from './lexicon.js';
import { companyOf } from './test/company.js';
import { generated } from './test/grammar.js';
import { understand } from './understand.js';

/** As many as every property draws where there is time for all, and enough of each list where there is not. */
const COUNT = 2 * Number(process.env.FC_RUNS ?? 300);
const LEAST = 0.97;

describe('generated questions', () => {
  it('over every list of the product are answered with their truth', async () => {
    const { scene, answerOf } = companyOf();
    // Of lists that are called the same, the widest: which of them is meant nobody could say.
    const called = new Map<string, Source>();
    // What is private has to be asked for as one's own.
    const mayAsk = lexicon().sources.filter(
      ({ lists: at, noun, operation }) => at.length === 1 && noun && !isPrivate(operation.name),
    );
    for (const source of mayAsk) {
      const widest = source.noun && Object.keys(source.noun.lists)[0];
      if (!called.has(source.many) || widest === source.operation.name) called.set(source.many, source);
    }
    const names = Object.values(nouns).map(({ many }) => many);
    const lists = [...called.values()].filter(({ many }) => names.filter((name) => name === many).length === 1);
    const wrong: string[] = [];
    for (const { text, source, holds } of generated(COUNT, lists, (one) => rowsOf(answerOf(one.operation), one))) {
      const found = await understand(text, scene);
      const right =
        found.kind === 'answer' && holds(found.reading, found.result, rowsRead(found.answered, found.reading.source));
      if (!right)
        wrong.push(
          `${source.operation.name} | ${text} | ${found.kind === 'answer' ? `${found.reading.source.operation.name} ${found.reading.source.lists.join('.')}` : found.kind}`,
        );
    }
    if (wrong.length > COUNT * (1 - LEAST)) expect(wrong).toEqual([]);
    expect(wrong.length).toBeLessThanOrEqual(COUNT * (1 - LEAST));
  });
});
