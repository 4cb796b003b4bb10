import { describe, expect, it } from '@jest/globals';
import { companyOf } from './test/company.js';
import { generated } from './test/grammar.js';
import { lexicon } from './lexicon.js';
import { rowsOf } from './rows.js';
import { asQuestion } from './say.js';
import { understand } from './understand.js';

const COUNT = 60;
const LEAST = 0.97;
const locale = { currency: 'USD', timezone: 'America/New_York' };

describe('what is offered instead of a question that was not understood', () => {
  it('is understood when it is asked', async () => {
    const { scene, answerOf } = companyOf();
    const lists = lexicon().sources.filter(({ lists: at, noun }) => at.length === 1 && noun);
    let offered = 0;
    const lost: string[] = [];
    for (const { text } of generated(COUNT, lists, (one) => rowsOf(answerOf(one.operation), one))) {
      const found = await understand(`${text.replace('?', '')} zorgled`, scene);
      if (found.kind !== 'unclear') continue;
      for (const reading of found.near) {
        if (reading.missing.length >= found.asked.content.length || reading.score <= -1.5) continue;
        offered += 1;
        const question = asQuestion(reading, locale);
        const again = await understand(question, scene);
        if (again.kind !== 'answer') lost.push(`${text} | ${question} | ${again.kind}`);
      }
    }
    expect(offered).toBeGreaterThan(COUNT / 2);
    if (lost.length > offered * (1 - LEAST)) expect(lost).toEqual([]);
  });
});
