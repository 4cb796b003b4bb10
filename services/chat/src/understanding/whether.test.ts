import { describe, expect, it } from '@jest/globals';
import { verifyTrail } from '@talent-os/contracts/audit/trail.js';
import { inSentences } from './say.js';
import { companyOf } from './test/company.js';
import { understand } from './understand.js';

const locale = { currency: 'USD', timezone: 'America/New_York' };
async function told(text: string, found: object) {
  const { scene, answerOf } = companyOf();
  Object.assign(answerOf(verifyTrail) as object, found);
  const answer = await understand(text, scene);
  if (answer.kind !== 'answer') return [answer.kind, ''];
  const { reading, result, answered } = answer;
  return [reading.source.operation.name, [...inSentences({ reading, result, total: answered.total, locale })].join('')];
}

describe('whether something is so', () => {
  it.each([
    [true, { fault: null }, 'The audit trail is intact: all 7 events and 2 checkpoints check out.'],
    [false, { fault: { sequence: 5, kind: 'gap' } }, 'The audit trail cannot be vouched for from event 5 on (Gap).'],
  ])('is said in the sentences an operation has for it: %s', async (valid, fault, sentence) => {
    const found = { valid, events: 7, checkpoints: 2, ...fault };
    expect(await told('Is the audit trail intact?', found)).toEqual([verifyTrail.name, sentence]);
  });

  it.each(['Show the audit entries of today', 'How many audit entries are there from today?'])(
    'is not asked where the list is: %s',
    async (text) => {
      expect((await told(text, {}))[0]).toBe('audit.trail.list');
    },
  );
});
